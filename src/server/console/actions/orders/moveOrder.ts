import type { ConsoleHandler } from '#server/console/context.ts';
import { moveOne, requireMoveTo } from './move.ts';

export const moveOrder: ConsoleHandler<'moveOrder'> = async (
  context,
  { id, to, reason, reason_hi },
) => {
  requireMoveTo(to, context.operator);
  return { id, status: await moveOne(context, { id, to, reason, reasonHi: reason_hi }) };
};
