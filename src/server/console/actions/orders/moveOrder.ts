import type { ConsoleHandler } from '#server/console/context.ts';
import { moveOne } from './move.ts';

export const moveOrder: ConsoleHandler<'moveOrder'> = async (context, { id, to, reason }) => ({
  id,
  status: await moveOne(context, { id, to, reason }),
});
