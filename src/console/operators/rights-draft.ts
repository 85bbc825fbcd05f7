import { roleNames } from '#console/messages/account.ts';
import { operatorTexts } from '#console/messages/operators.ts';
import { rightNames, rightsTexts as t } from '#console/messages/rights.ts';
import type { RoleRightsWire } from '#contract/console/role-rights.ts';
import {
  type ChangeableRole,
  changeableRoles,
  isChangeable,
  type Permission,
  permissions,
} from '#domain/operators/permissions.ts';

export type Tick = `${ChangeableRole} ${Permission}`;

export const tickOf = (role: ChangeableRole, right: Permission): Tick => `${role} ${right}`;

/** A box for each right that a role can be given or not, and the two limits. */
export type RightsDraft = Record<Tick, boolean> & { large_rows: string; large_percent: string };

const boxes = changeableRoles.flatMap((role) =>
  permissions.filter((one) => isChangeable(role, one)).map((right) => ({ role, right })),
);

function ticks<V>(of: (role: ChangeableRole, right: Permission) => V): Record<Tick, V> {
  const entries = boxes.map(({ role, right }) => [tickOf(role, right), of(role, right)]);
  return Object.fromEntries(entries) as Record<Tick, V>; // `as`: of every box there is
}

export const rightsLabels: Readonly<Record<keyof RightsDraft, string>> = {
  ...ticks((role, right) => t.cell(roleNames[role], rightNames[right])),
  ...{ large_rows: t.largeRows, large_percent: t.largePercent },
};

export function rightsDraftOf(wire: RoleRightsWire | undefined): RightsDraft {
  return {
    ...ticks((role, right) => wire?.[role].includes(right) ?? false),
    ...{ large_rows: String(wire?.large_rows), large_percent: String(wire?.large_percent) },
  };
}

/** What somebody else has ticked meanwhile, in words. */
export function ticksShown(wire: RoleRightsWire | undefined): Partial<Record<Tick, string>> {
  const { yes, no } = operatorTexts;
  return wire ? ticks((role, right) => (wire[role].includes(right) ? yes : no)) : {};
}

export function tableOf(values: RightsDraft) {
  const granted = (role: ChangeableRole) =>
    permissions.filter((one) => isChangeable(role, one) && values[tickOf(role, one)]);
  return {
    ...{ staff: granted('staff'), packer: granted('packer'), driver: granted('driver') },
    ...{ large_rows: values.large_rows.trim(), large_percent: values.large_percent.trim() },
  };
}
