import { type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';

export type StatementRow = {
  /** `order`: delivered before the shop kept invoices. */
  kind: 'invoice' | 'credit-note' | 'order' | 'payment';
  at: Date | string;
  orderId: number;
  /** Of a paper. */
  number: string;
  /** Of a payment. */
  method: PaymentMethod | '';
  /** The order was called off, so that it stands in no statement. */
  isCancelled: boolean;
  amountPaise: number;
};

/** A paper counts on its own date; where it was written on another day, at noon. */
const dated = (written: string, day: string) =>
  sql.raw(`case when (${written} at time zone 'Asia/Kolkata')::date = ${day} then ${written}
    else (${day} + time '12:00') at time zone 'Asia/Kolkata' end`);

/** The papers and payments of one customer: what his account in the ledger has, each on its own day. */
function entriesOf(customerId: number): SQL {
  return sql`(select 'invoice' as kind, ${dated('created_at', 'day')} as at, order_id as "orderId", number, '' as method,
        false as "isCancelled", total_paise as "amountPaise", id as rank
      from invoices where customer_id = ${customerId}
      union all
      select 'credit-note', ${dated('n.created_at', 'n.day')}, i.order_id, n.number, '', false, -n.total_paise, n.id
      from credit_notes n join invoices i on i.id = n.invoice_id where n.customer_id = ${customerId}
      union all
      select 'order', created_at, id, '', '', false, total_to_pay_paise, 0
      from orders o
      where customer_id = ${customerId} and status in ('delivered', 'completed')
        and not exists (select from invoices where order_id = o.id)
      union all
      select 'payment', p.created_at, p.order_id, '', p.method, o.status = 'cancelled', -p.amount_paise, p.id
      from payments p join orders o on o.id = p.order_id
      where o.customer_id = ${customerId}) entry`;
}

/** In the order of time, from a moment until before another. */
export function readStatement(
  db: Db,
  customerId: number,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<StatementRow[]> {
  const statement = sql`select kind, at, "orderId", number, method, "isCancelled", "amountPaise"
      from ${entriesOf(customerId)}
      where at >= ${from.toISOString()} and at < ${until.toISOString()}
      order by at, "orderId", rank
      limit ${limit}`;
  // A day of all customers or years of this one: which index serves depends on the days.
  return withCustomPlans(db, (tx) => rowsOf<StatementRow>(tx, statement));
}

/** What the customer owed at a moment. */
export async function readBalance(db: Db, customerId: number, at: Date): Promise<number> {
  const balance = sql`select coalesce(sum("amountPaise"), 0)::float8 as paise
    from ${entriesOf(customerId)} where at < ${at.toISOString()}`;
  const [row] = await withCustomPlans(db, (tx) => rowsOf<{ paise: number }>(tx, balance));
  return row?.paise ?? 0;
}

/** What is ordered today and not invoiced: nothing of it is owed yet. */
export async function readOnOrder(db: Db, customerId: number) {
  const [row] = await rowsOf<{ orders: number; paise: number }>(
    db,
    sql`select count(*)::int as orders, coalesce(sum(total_to_pay_paise), 0)::float8 as paise
      from orders o where customer_id = ${customerId}
        and status in ('active', 'accepted', 'processing', 'out_for_delivery')
        and not exists (select from invoices where order_id = o.id)`,
  );
  return row ?? { orders: 0, paise: 0 };
}
