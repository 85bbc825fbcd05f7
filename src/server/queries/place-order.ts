import { and, asc, eq, sql } from 'drizzle-orm';
import type { CouponUses } from '#domain/coupon.ts';
import type { DeliveryChoice } from '#domain/delivery.ts';
import { maxLines } from '#domain/limits.ts';
import type { Totals } from '#domain/totals.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { cartLines } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { type CartLine, cartLineFields } from './cart.ts';

/** Who buys, and the shop's charges. Held until the transaction ends: one checkout at a time. */
export async function lockBuyer(tx: Db, customerId: number) {
  const [row] = await tx
    .select({
      customer: customers,
      rates: { costPerKmPaise: settings.costPerKmPaise, expressPaise: settings.expressPaise },
    })
    .from(customers)
    .innerJoin(settings, sql`true`)
    .where(eq(customers.id, customerId))
    .for('no key update', { of: customers });
  return row;
}

/** The order this key has placed before, and how often the coupon was used. */
export async function readBefore(
  tx: Db,
  given: { customerId: number; key: string; couponId: number | undefined },
): Promise<{ order: { id: number; requestHash: string } | undefined; uses: CouponUses }> {
  const [row] = await rowsOf<{
    id: number | null;
    hash: string | null;
    in_all: number;
    by_customer: number;
  }>(
    tx,
    sql`select o.id, o.request_hash as hash, u.in_all, u.by_customer
      from (select count(*)::int as in_all,
          (count(*) filter (where customer_id = ${given.customerId}))::int as by_customer
        from coupon_uses where coupon_id = ${given.couponId ?? null}) u
      left join orders o
        on o.customer_id = ${given.customerId} and o.idempotency_key = ${given.key}`,
  );
  const order = row?.id ? { id: row.id, requestHash: row.hash ?? '' } : undefined;
  return { order, uses: { inAll: row?.in_all ?? 0, byCustomer: row?.by_customer ?? 0 } };
}

/**
 * The cart with its lines and products held until the transaction ends, locked in id order. Not
 * FOR UPDATE: that would collide with the key-share locks that foreign keys take on products.
 */
export function lockCart(tx: Db, customerId: number): Promise<CartLine[]> {
  return tx
    .select(cartLineFields)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(packs, and(eq(packs.productId, cartLines.productId), eq(packs.slot, cartLines.slot)))
    .where(eq(cartLines.customerId, customerId))
    .orderBy(asc(cartLines.productId), asc(cartLines.slot))
    .limit(maxLines)
    .for('no key update', { of: [cartLines, products] });
}

export type NewOrder = {
  customerId: number;
  billingInfo: object;
  delivery: DeliveryChoice;
  note: string;
  coupon: { id: number; code: string } | undefined;
  totals: Totals;
  key: string;
  requestHash: string;
  lines: readonly CartLine[];
};

/** Order, lines, event, stock, ledger, coupon use and emptied cart: in one statement. */
export async function insertPlacedOrder(tx: Db, order: NewOrder): Promise<number | undefined> {
  const { totals, delivery } = order;
  const lines = JSON.stringify(
    order.lines.map((line) => ({
      cart_id: line.id,
      product_id: line.productId,
      slot: line.slot,
      sku: line.sku,
      name: line.name,
      image: line.image,
      pack_size: line.packSize,
      packs: line.packs,
      price_paise: line.pricePaise,
      mrp_paise: line.mrpPaise,
    })),
  );
  const [row] = await rowsOf<{ id: number }>(
    tx,
    sql`with line as (
        select * from jsonb_to_recordset(${lines}::jsonb) as l(cart_id int, product_id int,
          slot smallint, sku text, name text, image text, pack_size int, packs int,
          price_paise int, mrp_paise int)
      ), units as (
        select product_id, sum(pack_size * packs)::int as taken from line group by product_id
      ), placed as (
        insert into orders (customer_id, billing_info, delivery_type, express, payment_method, note,
          coupon_code, item_total_paise, discount_paise, coupon_discount_paise, delivery_paise,
          express_paise, total_to_pay_paise, idempotency_key, request_hash)
        values (${order.customerId}, ${JSON.stringify(order.billingInfo)}::jsonb, ${delivery.type},
          ${delivery.express}, 'cod', ${order.note}, ${order.coupon?.code ?? ''},
          ${totals.itemTotalPaise}, ${totals.discountPaise}, ${totals.couponDiscountPaise},
          ${totals.deliveryPaise}, ${totals.expressPaise}, ${totals.totalToPayPaise},
          ${order.key}, ${order.requestHash})
        returning id
      ), lines_kept as (
        insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packs,
          price_paise, mrp_paise)
        select placed.id, product_id, slot, sku, name, image, pack_size, packs, price_paise,
          mrp_paise from placed, line order by cart_id
      ), event_kept as (
        insert into order_events (order_id, kind, status, actor, actor_id)
        select id, 'status', 'active', 'customer', ${order.customerId}::int from placed
      ), stock_taken as (
        update products set stock = stock - units.taken from units where id = units.product_id
      ), ledger_kept as (
        insert into stock_movements (product_id, units, reason, order_id)
        select product_id, -taken, 'order', placed.id from placed, units
      ), coupon_used as (
        insert into coupon_uses (coupon_id, customer_id, order_id)
        select ${order.coupon?.id ?? null}::int, ${order.customerId}::int, id from placed
        where ${order.coupon !== undefined}
      ), cart_emptied as (
        delete from cart_lines using line where cart_lines.id = line.cart_id
      )
      select id from placed`,
  );
  return row?.id;
}
