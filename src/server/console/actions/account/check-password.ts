import type { Refuse } from '#contract/refuse.ts';
import { waitInWords } from '#domain/account/login-lock.ts';
import { knownDeviceId } from '#server/auth/known-device.ts';
import { wideNetworkOf } from '#server/auth/rate-limit.ts';
import { hashOfNothing, isSecret } from '#server/auth/secret-hash.ts';
import type { AnyoneContext } from '#server/console/context.ts';
import { deviceKey } from '#server/queries/account/known-devices.ts';
import { countTry, operatorKey } from '#server/queries/account/login-attempts.ts';
import { lockOperator, type OperatorRow } from '#server/queries/operators/operators.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

const queue = new BoundedQueue(queueLimits.operatorPasswords);

/** Checked where there is no operator, so that an unknown one takes as long as a known one. */
const nobodysPassword = hashOfNothing();

type Tried = { email: string; operator: Pick<OperatorRow, 'id'> | undefined };

/**
 * Counts a try on the name as typed, or on a device that has signed in to the account before; refuses
 * while that is locked. Gives what `forgetTries` sets back once all was right.
 */
export async function countOperatorTry(
  refuse: Refuse<'locked'>,
  { db, caller }: Pick<AnyoneContext, 'db' | 'caller'>,
  { email, operator }: Tried,
): Promise<string> {
  const device = await knownDeviceId(db, caller.device, { operatorId: operator?.id ?? 0 });
  const key = device === undefined ? operatorKey(email) : deviceKey(device);
  const tried = await countTry(db, key);
  if (tried.allowed) return key;
  const wait = waitInWords(tried.waitSeconds);
  throw refuse('locked', `Too many wrong tries. Please try again in ${wait}.`, {
    retry_after: tried.waitSeconds,
  });
}

/** An operator whose password was right; its tries are set back once a second factor is, too. */
export type Checked = OperatorRow & { triesKey: string };

/** Refuses alike, and after the same time, where there is no such operator. */
export async function requirePassword(
  refuse: Refuse<'wrong-password' | 'locked'>,
  { db, caller }: Pick<AnyoneContext, 'db' | 'caller'>,
  given: { email: string; password: string; operator: OperatorRow | undefined; message: string },
): Promise<Checked> {
  const triesKey = await countOperatorTry(refuse, { db, caller }, given);
  const active = given.operator?.active ? given.operator : undefined;
  const right = await queue.run(
    () => isSecret('operator', given.password, active?.passwordHash ?? nobodysPassword),
    caller.left(),
    wideNetworkOf(caller.address),
  );
  if (!active || !right) throw refuse('wrong-password', given.message);
  return { ...active, triesKey };
}

/**
 * Holds the operator's row until the transaction ends. Checking a password takes a while: one that
 * was replaced meanwhile, or whose operator may no longer sign in, is refused.
 */
export async function lockChecked(
  refuse: Refuse<'wrong-password'>,
  tx: AnyoneContext['db'],
  checked: OperatorRow,
): Promise<OperatorRow> {
  const row = await lockOperator(tx, checked.id);
  if (!row?.active || row.passwordHash !== checked.passwordHash) {
    throw refuse('wrong-password', 'This password is no longer valid.');
  }
  return row;
}
