import type { ConsoleHandler } from '#server/console/context.ts';
import { readOperators } from '#server/queries/operators/operators.ts';
import { operatorWire } from './operator-wire.ts';

export const listOperators: ConsoleHandler<'listOperators'> = async ({ db }) => {
  const rows = await readOperators(db);
  return { operators: rows.map((row) => operatorWire(row.operator, row.lastSeenAt)) };
};
