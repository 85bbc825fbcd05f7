import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { RoleRightsWire } from '#contract/console/role-rights.ts';
import { changeableRoles, changesFrom } from '#domain/operators/permissions.ts';
import { requireOwnPassword, takeOwnProof } from '#server/console/actions/account/own-password.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseChanged } from '#server/console/existing.ts';
import { lockOperators } from '#server/queries/operators/operators.ts';
import { readRoleRights, writeRoleRights } from '#server/queries/operators/role-rights.ts';
import { callOffWork } from './call-off-work.ts';
import { roleRightsWire } from './role-rights-wire.ts';

const refuse = consoleRefusalsOf('saveRoleRights');

type Table = Omit<RoleRightsWire, 'version'>;

export const saveRoleRights: ConsoleHandler<'saveRoleRights'> = async (context, input) => {
  const { db, audit } = context;
  const { version, own_password, totp, ...table } = input;
  const checked =
    own_password === undefined
      ? undefined
      : await requireOwnPassword(refuse, context, own_password);
  return db.transaction(async (tx) => {
    // Held: whoever runs something in the name of one of them sees the table as it is before or after.
    const operators = await lockOperators(tx);
    const known = await readRoleRights(tx);
    const before = roleRightsWire(known);
    const versions = { read: version, now: before.version };
    refuseChanged(refuse, 'table', versions, { rights: before });
    if (allowsMore(before, table)) {
      if (!checked) throw refuse('password-needed', 'Please confirm this with your own password.');
      await takeOwnProof(refuse, tx, checked, totp);
    }
    const large = { rows: table.large_rows, percent: table.large_percent };
    await writeRoleRights(tx, { changes: changesFrom(table), large });
    const after = roleRightsWire(await readRoleRights(tx));
    const changed = changedIn(before, after);
    if (changed.length > 0) {
      const pick = (from: Table) => Object.fromEntries(changed.map((name) => [name, from[name]]));
      await audit(tx, 'rights', { before: pick(before), after: pick(after) });
    }
    for (const one of operators) await callOffWork(context, tx, one);
    return { rights: after };
  });
};

/** Taking away must be quick; what is allowed from now on is a way in that lasts. */
function allowsMore(before: Table, after: Table): boolean {
  return (
    changeableRoles.some((role) => after[role].some((one) => !before[role].includes(one))) ||
    after.large_rows > before.large_rows ||
    after.large_percent > before.large_percent
  );
}

function changedIn(before: Table, after: Table): (keyof Table)[] {
  return [...changeableRoles, 'large_rows' as const, 'large_percent' as const].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
