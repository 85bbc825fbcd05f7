import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { ledgerOpening } from '#server/db/schema/ledger.ts';

/** Ids that one transaction takes over: short enough that nobody waits behind it. */
const batch = 2_000;

type Kind = 'payments' | 'orders' | 'receipts' | 'accounts';

/** Whose ids are gone through, and what takes some of them over; in this order. */
const takeovers: Record<Kind, { table: SQL; take(ids: SQL): SQL }> = {
  payments: { table: sql`payments`, take: (ids) => sql`select post_payments(${ids})` },
  orders: { table: sql`orders`, take: (ids) => sql`select post_orders(${ids})` },
  receipts: { table: sql`payments`, take: (ids) => sql`select write_receipts_of(${ids})` },
  accounts: {
    table: sql`customers`,
    take: (ids) => sql`insert into customer_accounts (customer_id, balance_paise)
      select customer_id, sum(amount_paise) from posting_lines where customer_id = any(${ids})
      group by customer_id order by customer_id on conflict do nothing`,
  },
};

/**
 * Takes payments and delivered orders of before the ledger over into it, writes receipts for payments of before those,
 * and sums what customers owe: by id, each once. What is written meanwhile is taken care of by triggers, from the
 * migration on. Killed, it goes on where it stood.
 */
export async function openLedger(db: Db): Promise<string> {
  const open = await db.select().from(ledgerOpening).where(isNull(ledgerOpening.doneAt));
  const order = Object.keys(takeovers);
  open.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const { kind, lastId } of open) await takeOver(db, kind, lastId);
  return open.length === 0 ? 'nothing to take over' : `took over ${open.map(({ kind }) => kind)}`;
}

async function takeOver(db: Db, kind: Kind, from: number): Promise<void> {
  const { table, take } = takeovers[kind];
  const [newest] = await rowsOf<{ id: number }>(
    db,
    sql`select coalesce(max(id), 0)::int as id from ${table}`,
  );
  const end = newest?.id ?? 0;
  for (let last = from; last < end; last += batch) {
    const until = Math.min(last + batch, end);
    await db.transaction(async (tx) => {
      const ids = sql`array(select id from ${table} where id between ${last + 1} and ${until})`;
      await tx.execute(take(ids));
      await tx.update(ledgerOpening).set({ lastId: until }).where(eq(ledgerOpening.kind, kind));
    });
  }
  await db.update(ledgerOpening).set({ doneAt: sql`now()` }).where(eq(ledgerOpening.kind, kind));
}
