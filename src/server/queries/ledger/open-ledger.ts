import { eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { ledgerOpening } from '#server/db/schema/ledger.ts';

/** Ids that one transaction takes over: short enough that nobody waits behind it. */
const batch = 2_000;

const tables = { payments: sql`payments`, orders: sql`orders` };
const post = { payments: sql`post_payments`, orders: sql`post_orders` };

/**
 * Takes payments and delivered orders of before the ledger over into it, by id, each once. What is written
 * meanwhile posts by itself, from the migration on. Killed, it goes on where it stood.
 */
export async function openLedger(db: Db): Promise<string> {
  const open = await db.select().from(ledgerOpening).where(isNull(ledgerOpening.doneAt));
  for (const { kind, lastId } of open) await takeOver(db, kind, lastId);
  return open.length === 0 ? 'nothing to take over' : `took over ${open.map(({ kind }) => kind)}`;
}

async function takeOver(db: Db, kind: 'payments' | 'orders', from: number): Promise<void> {
  const [newest] = await rowsOf<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0)::int as id from ${tables[kind]}`,
  );
  const end = newest?.id ?? 0;
  for (let last = from; last < end; last += batch) {
    const until = Math.min(last + batch, end);
    await db.transaction(async (tx) => {
      const ids = sql`array(select id from ${tables[kind]} where id between ${last + 1} and ${until})`;
      await tx.execute(sql`select ${post[kind]}(${ids})`);
      await tx.update(ledgerOpening).set({ lastId: until }).where(eq(ledgerOpening.kind, kind));
    });
  }
  await db.update(ledgerOpening).set({ doneAt: sql`now()` }).where(eq(ledgerOpening.kind, kind));
}
