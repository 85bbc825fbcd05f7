import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

export type StatementRow = {
  kind: 'order' | 'payment';
  at: Date | string;
  orderId: number;
  method: string;
  amountPaise: number;
};

/** Orders that were not cancelled, and all payments, of one customer up to a moment, in time. */
export function readStatement(db: Db, customerId: number, until: Date): Promise<StatementRow[]> {
  const end = until.toISOString();
  return rowsOf<StatementRow>(
    db,
    sql`select 'order' as kind, created_at as at, id as "orderId", '' as method,
        total_to_pay_paise as "amountPaise", 0 as rank
      from orders
      where customer_id = ${customerId} and status <> 'cancelled' and created_at < ${end}
      union all
      select 'payment', p.created_at, p.order_id, p.method, -p.amount_paise, p.id
      from payments p join orders o on o.id = p.order_id
      where o.customer_id = ${customerId} and p.created_at < ${end}
      order by at, "orderId", rank
      limit 20000`,
  );
}
