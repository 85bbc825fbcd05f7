import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';

export const writtenTables = [
  'orders',
  'order_lines',
  'order_events',
  'payments',
  'stock_movements',
  'audit_log',
];

/** Writes the drawn orders with all that belongs to them; stock stays as it was. */
export async function writeBatch(tx: Db, operatorId: number, expressPaise: number): Promise<void> {
  await writeOrders(tx, expressPaise);
  await writeStock(tx, operatorId);
  await writeEvents(tx, operatorId);
  await writePayments(tx, operatorId);
  // Of before the shop kept invoices: what is owed for them is taken over.
  await tx.execute(sql`select post_orders(array(select id from drawn_orders))`);
}

async function writeOrders(tx: Db, expressPaise: number): Promise<void> {
  await tx.execute(sql`
    insert into orders (id, customer_id, status, billing_info, delivery_type, express, payment_method,
      item_total_paise, discount_paise, coupon_discount_paise, delivery_paise, express_paise,
      total_to_pay_paise, paid_paise, idempotency_key, request_hash, created_at, updated_at)
    overriding system value
    select o.id, b.id,
      case when is_cancelled then 'cancelled' when paid_at is not null then 'completed'
        else (array['active', 'accepted', 'processing', 'out_for_delivery', 'delivered'])[reached + 1] end,
      billing, case when is_delivery then 'delivery' else 'pickup' end, is_express, 'cod',
      at_mrp, at_mrp - selling, 0, delivery, express, total,
      case when paid_at is not null then total
        when is_halved and reached = 4 and not is_cancelled then total / 2 else 0 end,
      'history-' || o.id, 'history', placed_at,
      coalesce(paid_at, placed_at + case when is_cancelled then 1 else reached end * pace)
    from drawn_orders o join history_buyers b on b.number = o.buyer
      join (select order_id, sum(mrp_paise * pack_size * packs)::int as at_mrp,
          sum(price_paise * pack_size * packs)::int as selling
        from drawn_lines join history_packs using (number) group by order_id) l on l.order_id = o.id
      cross join lateral (select case when is_delivery then delivery_paise else 0 end as delivery,
        case when is_express then ${expressPaise}::int else 0 end as express) d
      cross join lateral (select selling + delivery + express as total) t
    order by o.id`);
  await tx.execute(sql`
    insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packaging, packs,
      price_paise, mrp_paise)
    select order_id, product_id, slot, sku, name, image, pack_size, packaging, packs, price_paise, mrp_paise
    from drawn_lines join history_packs using (number) order by order_id, number`);
}

/** What was sold, what came back with cancelled orders, and a restock of the rest before it all. */
async function writeStock(tx: Db, operatorId: number): Promise<void> {
  await tx.execute(sql`
    insert into stock_movements (product_id, units, reason, order_id, actor, actor_id, created_at)
    select product_id, sum(pack_size * packs), 'restock', null::int, 'operator', ${operatorId}::int,
      (select min(placed_at) from drawn_orders) - interval '1 hour'
    from drawn_lines l join history_packs using (number) join drawn_orders o on o.id = l.order_id
    where not is_cancelled group by product_id
    union all
    select product_id, -pack_size * packs, 'order', order_id, 'customer', b.id, placed_at
    from drawn_lines l join history_packs using (number) join drawn_orders o on o.id = l.order_id
      join history_buyers b on b.number = o.buyer
    union all
    select product_id, pack_size * packs, 'cancel', order_id, 'operator', ${operatorId}::int, placed_at + pace
    from drawn_lines l join history_packs using (number) join drawn_orders o on o.id = l.order_id
    where is_cancelled
    order by 7, 4`);
}

/** Each step up to where the order stands, with its entry in the audit log. */
async function writeEvents(tx: Db, operatorId: number): Promise<void> {
  await tx.execute(sql`
    create temp table drawn_steps on commit drop as
    select o.id as order_id, b.id as customer_id, step, status,
      case when status = 'completed' then paid_at
        when status = 'cancelled' then placed_at + pace else placed_at + (step - 1) * pace end as at,
      case when status = 'cancelled' then 'active' else lag(status) over (partition by o.id order by step)
        end as before
    from drawn_orders o join history_buyers b on b.number = o.buyer
      cross join unnest(array['active', 'accepted', 'processing', 'out_for_delivery', 'delivered',
        'completed', 'cancelled']) with ordinality as s (status, step)
    where case when status = 'active' then true when is_cancelled then status = 'cancelled'
      when status = 'completed' then paid_at is not null else step <= reached + 1 end`);
  await tx.execute(sql`
    insert into order_events (order_id, kind, status, actor, actor_id, reason, reason_hi, at)
    select order_id, 'status', status, case when step = 1 then 'customer' else 'operator' end,
      case when step = 1 then customer_id else ${operatorId}::int end,
      case when status = 'cancelled' then 'You asked us to cancel it.' else '' end,
      case when status = 'cancelled' then 'आपके कहने पर कैंसिल किया।' else '' end, at
    from drawn_steps order by order_id, step`);
  await tx.execute(sql`
    insert into audit_log (operator_id, action, subject, details, address, at)
    select ${operatorId}::int, 'moveOrder', 'order ' || order_id,
      jsonb_build_object('before', jsonb_build_object('status', before),
        'after', jsonb_build_object('status', status)), '127.0.0.1', at
    from drawn_steps where step > 1 and status <> 'completed' order by at`);
  await tx.execute(sql`drop table drawn_steps`);
}

/** In full, or half on delivery and the rest later. */
async function writePayments(tx: Db, operatorId: number): Promise<void> {
  await tx.execute(sql`
    with taken as (
      select id, 'half' as part, placed_at + 4 * pace as at
      from drawn_orders where is_halved and reached = 4 and not is_cancelled
      union all
      select id, 'rest', paid_at from drawn_orders where paid_at is not null
    ), sums as (
      select t.id as order_id, o.customer_id, at, 'history-' || part || '-' || t.id as key,
        case when part = 'half' then total_to_pay_paise / 2
          when is_halved then total_to_pay_paise - total_to_pay_paise / 2 else total_to_pay_paise end as paise,
        (array['cash', 'upi', 'cash', 'upi', 'cash', 'bank', 'cash', 'cheque'])[1 + t.id % 8] as method
      from taken t join orders o on o.id = t.id join drawn_orders d on d.id = t.id
    ), received as (
      insert into receipts (customer_id, method, day, amount_paise, allocated_paise, cheque_state, operator_id,
        idempotency_key, created_at)
      select customer_id, method, (at at time zone 'Asia/Kolkata')::date, paise, paise,
        case when method = 'cheque' then 'cleared' end, ${operatorId}::int, key, at
      from sums order by at
      returning id, idempotency_key, created_at
    ), kept as (
      insert into payments (receipt_id, order_id, amount_paise, method, operator_id, created_at)
      select r.id, order_id, paise, method, ${operatorId}::int, at
      from received r join sums on key = r.idempotency_key order by at
      returning order_id, amount_paise, method, created_at
    )
    insert into audit_log (operator_id, action, subject, details, address, at)
    select ${operatorId}::int, 'recordPayment', 'order ' || order_id,
      jsonb_build_object('after', jsonb_build_object('paid', amount_paise / 100.0, 'method', method)),
      '127.0.0.1', created_at
    from kept`);
}
