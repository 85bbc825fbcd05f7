import { asc, eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { orders } from '#server/db/schema/orders.ts';
import { isToRefund } from '#server/queries/orders/console-orders.ts';
import { placedIn, type Span, soldLines, soldPapers, withoutInvoice } from './sold.ts';

/** How many orders stand at each step before they are delivered. */
export async function countWaiting(db: Db): Promise<Map<OrderStatus, number>> {
  const rows = await rowsOf<{ status: OrderStatus; orders: number }>(
    db,
    sql`select status, count(*)::int as orders from orders
      where status in ('active', 'accepted', 'processing', 'out_for_delivery') group by status`,
  );
  return new Map(rows.map((row) => [row.status, row.orders]));
}

/** The orders that have stood at this step longest. */
export function readOldest(db: Db, status: OrderStatus) {
  return db
    .select()
    .from(orders)
    .where(eq(orders.status, status))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(6);
}

type Paperwork = {
  to_refund: number;
  over_credit: number;
  returns: number;
  registrations: number;
  messages: number;
};

/** Orders with money that is to be given back, open requests for an account, messages nobody dealt with. */
export async function countPaperwork(db: Db): Promise<Paperwork> {
  const [row] = await rowsOf<Paperwork>(
    db,
    sql`select (select count(*)::int from orders where ${isToRefund}) as to_refund,
      (select count(*)::int from orders where over_credit_paise is not null and status = 'active') as over_credit,
      (select count(*)::int from return_requests where state = 'asked') as returns,
      (select count(*)::int from registration_requests where status = 'open') as registrations,
      (select count(*)::int from contact_messages where done_at is null) as messages`,
  );
  return row ?? { to_refund: 0, over_credit: 0, returns: 0, registrations: 0, messages: 0 };
}

/** By day in India: orders that were placed, without those that were cancelled, and what was sold. */
export function readDays(db: Db, span: Span) {
  return rowsOf<{ day: string; orders: number; revenuePaise: number }>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders,
        sum(paise)::float8 as "revenuePaise"
      from (
        select (o.created_at at time zone 'Asia/Kolkata')::date as day, 1 as orders, 0 as paise
        from orders o where ${placedIn(span)}
        union all
        select day, 0, paise from (${soldPapers(span)}) sold where kind <> 'on-order'
      ) days group by 1 order by 1`,
  );
}

/** What is ordered and not invoiced. */
export async function readOnOrder(db: Db) {
  const [row] = await rowsOf<{ orders: number; paise: number }>(
    db,
    sql`select count(*)::int as orders, coalesce(sum(total_to_pay_paise), 0)::float8 as paise
      from orders o where status in ('active', 'accepted', 'processing', 'out_for_delivery')
        and ${withoutInvoice}`,
  );
  return row ?? { orders: 0, paise: 0 };
}

/** By papers: what came back is not sold. */
export function readBestSellers(db: Db, span: Span) {
  return rowsOf<{ product_id: number; sku: string; product_name: string; units: number }>(
    db,
    sql`select p.id as product_id, p.sku, p.name as product_name, s.units
      from (
        select product_id, sum(count)::int as units from (${soldLines(span)}) sold
        where kind <> 'on-order' group by product_id order by units desc, product_id limit 10
      ) s join products p on p.id = s.product_id
      where s.units > 0
      order by s.units desc, p.id`,
  );
}

/**
 * Ordered in at least three of the six weeks before the last two, and not since. Begins with each
 * customer's last order: there are fewer customers than orders of eight weeks.
 */
export function readLapsed(db: Db) {
  return rowsOf<{ customer_id: number; firm_name: string; mobile: string; at: Date | string }>(
    db,
    sql`with last as materialized (
        select c.id as customer_id, c.firm_name, c.mobile, (
          select max(created_at) from orders where customer_id = c.id and status <> 'cancelled'
        ) as at
        from customers c where c.blocked_at is null
      )
      select * from last
      where at >= now() - interval '8 weeks' and at < now() - interval '2 weeks'
        and 3 <= (
          select count(distinct date_trunc('week', created_at)) from orders
          where customer_id = last.customer_id and status <> 'cancelled'
            and created_at >= now() - interval '8 weeks'
        )
      order by at desc, customer_id limit 10`,
  );
}

export function readCollected(db: Db, from: Date) {
  return rowsOf<{ method: PaymentMethod; amountPaise: number }>(
    db,
    sql`select method, sum(amount_paise)::float8 as "amountPaise" from receipts
      where created_at >= ${from.toISOString()} group by method`,
  );
}
