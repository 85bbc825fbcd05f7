import { z } from 'zod';
import { count, noInput, wholeNumber } from '#contract/fields.ts';
import {
  type ChangeableRole,
  changeableRoles,
  isChangeable,
  isGranted,
  permissions,
} from '#domain/operators/permissions.ts';
import { defineConsoleAction } from './define.ts';
import { ownProof, ownProofRefusals, permission } from './fields.ts';

const granted = z.array(permission);

/** What the owner's table may let a role do; what it always may can be sent back. */
const grantedTo = (role: ChangeableRole) =>
  z
    .array(permission, 'must be a list of permissions')
    .refine(
      (list) => list.every((one) => isChangeable(role, one) || isGranted(role, one, {})),
      `has a permission that nobody can give to the role ${role}`,
    );

const rights = z.object({
  version: z.int(),
  ...{ staff: granted, packer: granted, driver: granted },
  /** A file or bulk edit of more rows, or of a larger change of a price, takes `large-files`. */
  ...{ large_rows: count, large_percent: count },
});

export type RoleRightsWire = z.output<typeof rights>;

const usual = Object.fromEntries(
  changeableRoles.map((role) => [role, permissions.filter((one) => isGranted(role, one, {}))]),
) as Pick<RoleRightsWire, ChangeableRole>; // `as`: one of each

const example: RoleRightsWire = { version: 1, ...usual, large_rows: 200, large_percent: 20 };

export const getRoleRights = defineConsoleAction({
  summary:
    'What each role is allowed, as the owner’s table has it. A permission counts only with the one that it needs.',
  access: 'operators',
  input: noInput,
  output: z.object({ rights }),
  example: { input: {}, output: { rights: example } },
});

export const saveRoleRights = defineConsoleAction({
  summary:
    'Changes what roles are allowed, from their next request on; what somebody has scheduled and may not do any more is cancelled. Owners may do everything. Allowing more takes one’s own password, and the code of one’s second factor where it is on.',
  access: 'operators',
  input: z.object({
    version: wholeNumber(0, 1_000_000_000).optional(),
    staff: grantedTo('staff'),
    packer: grantedTo('packer'),
    driver: grantedTo('driver'),
    large_rows: wholeNumber(0, 100_000),
    large_percent: wholeNumber(0, 500),
    ...ownProof,
  }),
  output: z.object({ rights }),
  refusals: ['changed-elsewhere', ...ownProofRefusals],
  example: {
    input: { ...usual, version: 1, large_rows: 100, large_percent: 20 },
    output: { rights: { ...example, version: 2, large_rows: 100 } },
  },
});
