import { type SQL, sql } from 'drizzle-orm';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { withCustomPlans } from '#server/db/custom-plans.ts';
import { rowsOf } from '#server/db/rows.ts';

export type StatementRow = {
  kind: 'order' | 'payment';
  at: Date | string;
  orderId: number;
  /** Empty: an order. */
  method: PaymentMethod | '';
  /** The order was called off, so that it stands in no statement. */
  isCancelled: boolean;
  amountPaise: number;
};

/** Orders that were not cancelled, and all payments, of one customer. */
function entriesOf(customerId: number): SQL {
  return sql`(select 'order' as kind, created_at as at, id as "orderId", '' as method,
        false as "isCancelled", total_to_pay_paise as "amountPaise", 0 as rank
      from orders
      where customer_id = ${customerId} and status <> 'cancelled'
      union all
      select 'payment', p.created_at, p.order_id, p.method, o.status = 'cancelled', -p.amount_paise, p.id
      from payments p join orders o on o.id = p.order_id
      where o.customer_id = ${customerId}) entry`;
}

/** In the order of time, from a moment until before another. */
export function readStatement(
  db: Db,
  customerId: number,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<StatementRow[]> {
  const statement = sql`select kind, at, "orderId", method, "isCancelled", "amountPaise" from ${entriesOf(customerId)}
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
