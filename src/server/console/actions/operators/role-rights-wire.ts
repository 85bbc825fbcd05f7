import type { RoleRightsWire } from '#contract/console/role-rights.ts';
import { type ChangeableRole, isGranted, permissions } from '#domain/operators/permissions.ts';
import type { RoleRights } from '#server/queries/operators/role-rights.ts';

export function roleRightsWire({ changes, large, version }: RoleRights): RoleRightsWire {
  const granted = (role: ChangeableRole) =>
    permissions.filter((one) => isGranted(role, one, changes));
  return {
    version,
    ...{ staff: granted('staff'), packer: granted('packer'), driver: granted('driver') },
    ...{ large_rows: large.rows, large_percent: large.percent },
  };
}
