import type { Refuse } from '#contract/refuse.ts';
import { waitInWords } from '#domain/account/login-lock.ts';
import { wideNetworkOf } from '#server/auth/rate-limit.ts';
import { hashOfNothing, isSecret } from '#server/auth/secret-hash.ts';
import type { AnyoneContext } from '#server/console/context.ts';
import { countTry, operatorKey } from '#server/queries/account/login-attempts.ts';
import { lockOperator, type OperatorRow } from '#server/queries/operators/operators.ts';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

const queue = new BoundedQueue(queueLimits.operatorPasswords);

/** Checked where there is no operator, so that an unknown one takes as long as a known one. */
const nobodysPassword = hashOfNothing();

/** Counts a try on the name as typed, before anything is looked at; refuses while it is locked. */
export async function countOperatorTry(
  refuse: Refuse<'locked'>,
  { db }: Pick<AnyoneContext, 'db'>,
  email: string,
): Promise<void> {
  const tried = await countTry(db, operatorKey(email));
  if (tried.allowed) return;
  const wait = waitInWords(tried.waitSeconds);
  throw refuse('locked', `Too many wrong tries. Please try again in ${wait}.`, {
    retry_after: tried.waitSeconds,
  });
}

/** Refuses alike, and after the same time, where there is no such operator. */
export async function requirePassword(
  refuse: Refuse<'wrong-password' | 'locked'>,
  { db, caller }: Pick<AnyoneContext, 'db' | 'caller'>,
  given: { email: string; password: string; operator: OperatorRow | undefined; message: string },
): Promise<OperatorRow> {
  await countOperatorTry(refuse, { db }, given.email);
  const active = given.operator?.active ? given.operator : undefined;
  const right = await queue.run(
    () => isSecret('operator', given.password, active?.passwordHash ?? nobodysPassword),
    caller.left(),
    wideNetworkOf(caller.address),
  );
  if (!active || !right) throw refuse('wrong-password', given.message);
  return active;
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
