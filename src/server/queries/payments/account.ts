import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { customers } from '#server/db/schema/customers.ts';
import { receipts } from '#server/db/schema/receipts.ts';
import { readAccountBalance } from '#server/queries/ledger/accounts.ts';
import type { ReceiptRow } from './receipts.ts';

export type OpenBillRow = {
  kind: 'invoice' | 'order' | 'bill' | 'charge';
  id: number;
  number: string;
  orderId: number | null;
  /** In India, as the day on which it is due. */
  day: string;
  dueDay: string;
  totalPaise: number;
  duePaise: number;
};

/** What is billed and not paid in full, oldest due first; `isUnsettled` as in `open-items.ts`. */
export function readUnpaid(db: Db, customerId: number): Promise<OpenBillRow[]> {
  return rowsOf<OpenBillRow>(
    db,
    sql`select * from (
      select case when i.id is null then 'order' else 'invoice' end as kind, coalesce(i.id, o.id) as id,
        coalesce(i.number, '') as number, o.id as "orderId",
        coalesce(i.day, (o.created_at at time zone 'Asia/Kolkata')::date)::text as day,
        coalesce(i.due_day, i.day, (o.created_at at time zone 'Asia/Kolkata')::date)::text as "dueDay",
        o.total_to_pay_paise - o.credited_paise as "totalPaise",
        o.total_to_pay_paise - o.credited_paise - o.covered_paise - o.paid_paise as "duePaise"
      from orders o left join invoices i on i.order_id = o.id
      where o.customer_id = ${customerId} and (i.id is not null or o.status in ('delivered', 'completed'))
        and case when o.status = 'cancelled' then 0 else o.total_to_pay_paise - o.credited_paise end - o.covered_paise <> o.paid_paise
        and o.status <> 'cancelled'
      union all
      select case when kind = 'charge' then 'charge' else 'bill' end, id, number, null, day::text, due_day::text,
        amount_paise, amount_paise - paid_paise
      from bills where customer_id = ${customerId} and paid_paise < amount_paise) u
    where "duePaise" > 0
    order by "dueDay", kind, id limit 500`,
  );
}

/** What is owed by the ledger, what was agreed, and cheques that the bank has not paid yet. */
export async function readAccountFacts(db: Db, customerId: number) {
  const [row] = await db
    .select({
      creditLimitPaise: customers.creditLimitPaise,
      creditDays: customers.creditDays,
      unclearedPaise: sql<number>`(select coalesce(sum(amount_paise), 0)::float8 from receipts
        where customer_id = ${customerId} and cheque_state in ('held','deposited'))`,
    })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!row) throw new Error('A customer without a row reads the account.');
  return { ...row, balancePaise: await readAccountBalance(db, customerId) };
}

export function readLatestReceipts(
  db: Db,
  customerId: number,
  limit: number,
): Promise<ReceiptRow[]> {
  return db
    .select()
    .from(receipts)
    .where(eq(receipts.customerId, customerId))
    .orderBy(desc(receipts.id))
    .limit(limit);
}
