import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { cartChanges } from '#server/db/schema/cart.ts';

export type KeyedChange = { key: string; change: string };

export type TakenKeys = {
  /** Those that come for the first time. */
  fresh: Set<string>;
  /** What the others have changed before; null where that was not kept. */
  known: Map<string, string | null>;
};

/** Writes these changes down as done. Another transaction with one of the keys waits for the end of this. */
export async function takeKeys(
  tx: Db,
  customerId: number,
  changes: readonly KeyedChange[],
): Promise<TakenKeys> {
  if (changes.length === 0) return { fresh: new Set(), known: new Map() };
  const keys = changes.map(({ key }) => key);
  const rows = changes.map((change) => ({ customerId, ...change }));
  const taken = await tx
    .insert(cartChanges)
    .values(rows.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key))))
    .onConflictDoNothing()
    .returning({ key: cartChanges.key });
  const fresh = new Set(taken.map(({ key }) => key));
  const isNew = fresh.size === changes.length;
  return { fresh, known: isNew ? new Map() : await readKeys(tx, customerId, keys) };
}

async function readKeys(
  tx: Db,
  customerId: number,
  keys: string[],
): Promise<Map<string, string | null>> {
  const rows = await tx
    .select({ key: cartChanges.key, change: cartChanges.change })
    .from(cartChanges)
    .where(and(eq(cartChanges.customerId, customerId), inArray(cartChanges.key, keys)))
    .orderBy(cartChanges.key)
    .limit(keys.length);
  return new Map(rows.map(({ key, change }) => [key, change]));
}

/** What was refused does not use its key up. */
export async function giveKeysBack(tx: Db, customerId: number, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const own = eq(cartChanges.customerId, customerId);
  await tx.delete(cartChanges).where(and(own, inArray(cartChanges.key, keys)));
}
