import type { ConsoleHandler } from '#server/console/context.ts';
import { readSetUp } from '#server/queries/shop/set-up.ts';

export const getSetUp: ConsoleHandler<'getSetUp'> = ({ db }) => readSetUp(db);
