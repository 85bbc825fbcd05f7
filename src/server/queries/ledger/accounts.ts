import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { postingLines } from '#server/db/schema/ledger.ts';
import { customerAccounts } from '#server/db/schema/receipts.ts';

/** What each customer owes by the ledger, below zero where the shop owes; who is missing has no paper yet. */
export async function readAccountBalances(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const kept = await db
    .select()
    .from(customerAccounts)
    .where(inArray(customerAccounts.customerId, [...ids]));
  const balances = new Map(kept.map((row) => [row.customerId, row.balancePaise]));
  const rest = ids.filter((id) => !balances.has(id));
  if (rest.length === 0) return balances;
  // Not summed yet since the upgrade.
  const summed = await db
    .select({
      id: postingLines.customerId,
      paise: sql<number>`sum(${postingLines.amountPaise})::float8`,
    })
    .from(postingLines)
    .where(inArray(postingLines.customerId, rest))
    .groupBy(postingLines.customerId);
  for (const { id, paise } of summed) if (id !== null) balances.set(id, paise);
  return balances;
}

export async function readAccountBalance(db: Db, customerId: number): Promise<number> {
  return (await readAccountBalances(db, [customerId])).get(customerId) ?? 0;
}

/**
 * Holds all that a customer pays and owes until the transaction ends. Whoever moves a customer's money takes this
 * first, and then the orders by their ids, so that nobody waits in a circle.
 */
export async function lockAccount(tx: Db, customerId: number) {
  const [row] = await tx
    .select()
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  return row;
}
