import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { hashOfNothing, hashSecret } from '#server/auth/secret-hash.ts';
import { requireOwnPassword, takeOwnProof } from '#server/console/actions/account/own-password.ts';
import { tellOperator } from '#server/console/actions/account/tell-operator.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { forgetDevices } from '#server/queries/account/known-devices.ts';
import { deleteOperatorSessions } from '#server/queries/operators/operator-sessions.ts';
import {
  findOperatorById,
  insertOperator,
  lockOperators,
  type OperatorRow,
  updateOperator,
  voidTokens,
} from '#server/queries/operators/operators.ts';
import { callOffWork } from './call-off-work.ts';
import { auditedOperator, operatorWire } from './operator-wire.ts';

const refuse = consoleRefusalsOf('saveOperator');

type Input = ParsedConsoleInput<'saveOperator'>;
type Tx = OperatorContext['db'];
type Saved = Input & { routes: string[] };

export const saveOperator: ConsoleHandler<'saveOperator'> = async (context, input) => {
  const { db, jobs, operator, caller, audit } = context;
  // A stranger at an open screen must not take the account over: changePassword asks for the old one.
  if (input.password && input.id === operator.id) {
    throw refuse('own-password', 'Please change your own password under your account.');
  }
  const checked =
    input.own_password === undefined
      ? undefined
      : await requireOwnPassword(refuse, context, input.own_password);
  const passwordHash =
    input.password && (await hashSecret('operator', input.password, caller.left()));
  await jobs.ready();
  return db.transaction(async (tx) => {
    const all = await lockOperators(tx);
    const before = all.find((one) => one.id === input.id);
    if (input.id !== undefined && !before) throw refuse('not-found', 'There is no such operator.');
    const others = all.filter((one) => one !== before);
    if (others.some((one) => one.email.toLowerCase() === input.email.toLowerCase())) {
      throw refuse('e-mail-taken', 'Another operator has this e-mail address.');
    }
    if (before) refuseChange(before, others, input);
    const routes = routesOf(before, input);
    const changed = protectedChanges(before, input);
    if (changed.length > 0) {
      if (!checked) throw refuse('password-needed', 'Please confirm this with your own password.');
      await takeOwnProof(refuse, tx, checked, input.totp);
    }
    const after = before
      ? await change(tx, before, { ...input, routes }, passwordHash)
      : await add(tx, context, { ...input, routes }, passwordHash);
    await audit(tx, `operator ${after.id}`, {
      ...(before ? { before: auditedOperator(before) } : {}),
      after: { ...auditedOperator(after), ...(passwordHash ? { password: 'set' } : {}) },
    });
    if (before) await callOffWork(context, tx, after);
    if (before && changed.length > 0) await tellOperator(context, tx, before, changed);
    return { operator: operatorWire(after, null) };
  });
};

/** What only the own password of whoever changes it may change. A new operator is a way in that lasts, too. */
function protectedChanges(before: OperatorRow | undefined, input: Input): string[] {
  const { email, password, role, active = before?.active ?? true } = input;
  if (!before) return ['sign-in'];
  // Taking somebody's access away must be quick; giving it back is a way in that lasts, too.
  const standing = active !== before.active && (active || before.role === 'owner');
  return [
    ...(email === before.email ? [] : ['e-mail address']),
    ...(password ? ['password'] : []),
    ...(role === before.role ? [] : ['role']),
    ...(standing ? [active ? 'switched on' : 'switched off'] : []),
  ];
}

function refuseChange(
  before: OperatorRow,
  others: OperatorRow[],
  { version, role, active = before.active }: Input,
): void {
  if (version !== undefined && version !== before.version) {
    throw refuse('changed-elsewhere', 'Someone has changed this operator meanwhile.', {
      operator: operatorWire(before, null),
    });
  }
  const stepsDown = role !== 'owner' || !active;
  if (stepsDown && !others.some((one) => one.role === 'owner' && one.active)) {
    throw refuse('last-owner', 'The shop needs an owner: make someone else one first.');
  }
}

function routesOf(before: OperatorRow | undefined, { role, routes }: Input): string[] {
  if (role !== 'driver') return [];
  const chosen = [...new Set(routes ?? before?.routes ?? [])];
  if (chosen.length === 0) throw badField('routes', 'must name at least one route');
  return chosen;
}

async function add(
  tx: Tx,
  { jobs, caller: { address } }: OperatorContext,
  { email, name, role, routes, active = true }: Saved,
  passwordHash: string | undefined,
): Promise<OperatorRow> {
  const row = await insertOperator(tx, {
    ...{ email, name, role, routes, active },
    passwordHash: passwordHash ?? hashOfNothing(),
  });
  if (!row) throw refuse('e-mail-taken', 'Another operator has this e-mail address.');
  if (!passwordHash) {
    await jobs.send(tx, 'password-mail', { email, address }, `new operator ${row.id}`);
  }
  return row;
}

async function change(
  tx: Tx,
  before: OperatorRow,
  { email, name, role, routes, active = before.active }: Saved,
  passwordHash: string | undefined,
): Promise<OperatorRow> {
  await updateOperator(tx, before.id, {
    ...{ email, name, role, routes, active },
    ...(passwordHash ? { passwordHash } : {}),
    version: before.version + 1,
  });
  if (passwordHash || role !== before.role || email !== before.email || !active) {
    await deleteOperatorSessions(tx, before.id);
    await forgetDevices(tx, { operatorId: before.id });
    await voidTokens(tx, before.id);
  }
  const after = await findOperatorById(tx, before.id);
  if (!after) throw new Error('An operator that is locked is gone.');
  return after;
}
