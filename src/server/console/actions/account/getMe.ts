import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findOperatorById } from '#server/queries/operators/operators.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';
import { meWire } from './me.ts';

const refuse = consoleRefusalsOf('getMe');

export const getMe: ConsoleHandler<'getMe'> = async ({ db, operator, catalogue }) => {
  const row = await findOperatorById(db, operator.id);
  if (!row) throw refuse('not-signed-in', 'Please sign in to go on.');
  const { changes } = await readRoleRights(db);
  return { me: meWire(row, changes, catalogue) };
};
