import type { ConsoleHandler } from '#server/console/context.ts';
import { readRoleRights } from '#server/queries/operators/role-rights.ts';
import { roleRightsWire } from './role-rights-wire.ts';

export const getRoleRights: ConsoleHandler<'getRoleRights'> = async ({ db }) => ({
  rights: roleRightsWire(await readRoleRights(db)),
});
