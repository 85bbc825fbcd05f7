import { sql } from 'drizzle-orm';
import type { Actor } from '#domain/actor.ts';
import type { Totals } from '#domain/cart/totals.ts';
import type { CouponUses } from '#domain/coupons/coupon.ts';
import type { Credit, CreditPass } from '#domain/customers/credit.ts';
import { maxLines } from '#domain/limits.ts';
import type { DeliveryChoice, DeliveryRates } from '#domain/orders/delivery.ts';
import type { Db } from '#server/db/connect.ts';
import { statement } from '#server/db/prepared.ts';
import type { CartLine } from '#server/queries/cart/cart.ts';
import { creditColumns, creditHeld } from '#server/queries/customers/credit.ts';
import { stockMoved } from '#server/queries/stock/move-stock.ts';

const { placeholder } = sql;

export type Buyer = {
  firmName: string;
  ownerName: string;
  address: string;
  distanceKm: number;
  mobile: string;
  email: string;
  ssiNo: string;
  foodLicence: string;
  dlNumber: string;
  gstNumber: string;
  shopNo: string;
  city: string;
  state: string;
  country: string;
  pincode: string;
  google: string;
  route: string;
};

export type Before = {
  buyer: Buyer & DeliveryRates;
  /** What this key has placed. */
  order: { id: number; requestHash: string } | undefined;
  uses: CouponUses;
  credit: Credit & CreditPass;
};

/**
 * `planned`: what is written next, and its foreign keys, look rows up by their keys. A connection keeps its plans: made
 * while tables were small, they would read all of them for each order of a shop that has grown since.
 */
const before = statement<
  Buyer &
    DeliveryRates &
    CouponUses &
    Credit &
    CreditPass & { orderId: number | null; requestHash: string | null; planned: string }
>(
  'before_order',
  sql`select c.firm_name as "firmName", c.owner_name as "ownerName", c.address,
      c.distance_km as "distanceKm", c.mobile, c.email, c.ssi_no as "ssiNo",
      c.food_licence as "foodLicence", c.dl_number as "dlNumber", c.gst_number as "gstNumber",
      c.shop_no as "shopNo", c.city, c.state, c.country, c.pincode, c.google, c.route,
      s.cost_per_km_paise as "costPerKmPaise", s.express_paise as "expressPaise",
      o.id as "orderId", o.request_hash as "requestHash",
      (select count(*)::int from coupon_uses
        where coupon_id = ${placeholder('couponId')}) as "inAll",
      (select count(*)::int from coupon_uses where coupon_id = ${placeholder('couponId')}
        and customer_id = c.id) as "byCustomer",
      ${creditColumns},
      set_config('enable_seqscan', 'off', true) as planned
    from customers c
    cross join settings s
    left join orders o on o.customer_id = c.id and o.idempotency_key = ${placeholder('key')}
    where c.id = ${placeholder('customerId')}`,
);

/**
 * Who buys, the shop's charges, the order this key has placed and how often the coupon was used.
 * Read after cart and coupon are held: what a submit of the same cart has placed is seen.
 */
export async function readBefore(
  tx: Db,
  given: { customerId: number; key: string; couponId: number | undefined },
): Promise<Before | undefined> {
  const [row] = await before(tx, { ...given, couponId: given.couponId ?? null });
  if (!row) return undefined;
  const { orderId, requestHash, inAll, byCustomer, planned, ...rest } = row;
  const { creditLimitPaise, creditDays, creditMode, ...other } = rest;
  const { usedPaise, pastDuePaise, creditPassUntil, creditPassOrders, ...buyer } = other;
  return {
    buyer,
    order: orderId === null ? undefined : { id: orderId, requestHash: requestHash ?? '' },
    uses: { inAll, byCustomer },
    credit: {
      ...{ creditLimitPaise, creditDays, creditMode, usedPaise, pastDuePaise },
      ...{ creditPassUntil, creditPassOrders },
    },
  };
}

// A number of its own kind: a connection that has prepared this goes on when the column turns 64-bit (docs/operate/upgrade.md).
const cartHeld = statement<CartLine>(
  'cart_held',
  sql`select l.id::float8 as id, l.product_id as "productId", l.slot, l.packs,
      l.seen_price_paise as "seenPricePaise", p.sku, p.slug, p.name, p.image,
      p.max_units as "maxUnits", p.hidden, case when p.hidden then 0 else p.stock end as stock,
      k.size as "packSize", k.packaging, k.price_paise as "pricePaise",
      coalesce(k.mrp_paise, p.mrp_paise) as "mrpPaise"
    from cart_lines l
    join products p on p.id = l.product_id
    join packs k on k.product_id = l.product_id and k.slot = l.slot
    where l.customer_id = ${placeholder('customerId')}
      and ${creditHeld(sql`${placeholder('customerId')}`)}
    order by l.product_id, l.slot
    limit ${sql.raw(String(maxLines))}
    for no key update of l, p`,
);

/**
 * The cart with its lines and products held until the transaction ends, locked in id order: a second
 * submit of the same cart waits here, and then finds it empty. Not FOR UPDATE: that would collide
 * with the key-share locks that foreign keys take on products. Whose credit is limited is held before.
 */
export function lockCart(tx: Db, customerId: number): Promise<CartLine[]> {
  return cartHeld(tx, { customerId });
}

// Below zero, where no line of a cart has its id, and in the order they were named.
const namedLines = sql`select n.place - 1000 as id, p.id as "productId", k.slot, n.packs,
      k.price_paise as "seenPricePaise", p.sku, p.slug, p.name, p.image,
      p.max_units as "maxUnits", p.hidden, p.stock, k.size as "packSize", k.packaging,
      k.price_paise as "pricePaise", coalesce(k.mrp_paise, p.mrp_paise) as "mrpPaise"
    from jsonb_to_recordset(${placeholder('lines')}::jsonb)
      as n(place int, product_id int, slot smallint, packs int)
    join products p on p.id = n.product_id and not p.hidden
    join packs k on k.product_id = p.id and k.slot = n.slot
    order by p.id, k.slot`;

const linesNamed = statement<CartLine>('lines_named', namedLines);
const linesHeld = statement<CartLine>('lines_held', sql`${namedLines} for no key update of p`);

export type NamedLine = { productId: number; slot: number; packs: number };

function namedJson(lines: readonly NamedLine[]): string {
  const named = lines.map(({ productId, slot, packs }, i) => ({
    ...{ place: i + 1, product_id: productId, slot, packs },
  }));
  return JSON.stringify(named);
}

/** Lines that are in no cart, as they stand today; what is not for sale is missing. */
export function readNamedLines(db: Db, lines: readonly NamedLine[]): Promise<CartLine[]> {
  return linesNamed(db, { lines: namedJson(lines) });
}

/** The same, with their products held in id order. */
export function lockNamedLines(tx: Db, lines: readonly NamedLine[]): Promise<CartLine[]> {
  return linesHeld(tx, { lines: namedJson(lines) });
}

/** What an order keeps of a line. */
type NewLine = Pick<
  CartLine,
  | 'id'
  | 'productId'
  | 'slot'
  | 'sku'
  | 'name'
  | 'image'
  | 'packSize'
  | 'packaging'
  | 'packs'
  | 'pricePaise'
  | 'mrpPaise'
>;

export type NewOrder = {
  customerId: number;
  actor: Exclude<Actor, { kind: 'job' }>;
  billingInfo: object;
  delivery: DeliveryChoice;
  note: string;
  coupon: { id: number; code: string } | undefined;
  totals: Totals;
  key: string;
  requestHash: string;
  lines: readonly NewLine[];
  /** By how much it is over the customer's credit; null: it is not, and no bill is past due. */
  overCreditPaise: number | null;
};

const orderPlaced = statement<{ id: number }>(
  'order_placed',
  sql`with line as (
      select * from jsonb_to_recordset(${placeholder('lines')}::jsonb) as l(id int,
        "productId" int, slot smallint, sku text, name text, image text, "packSize" int,
        packaging text, packs int, "pricePaise" int, "mrpPaise" int)
    ), placed as (
      insert into orders (customer_id, billing_info, delivery_type, express, payment_method, note,
        coupon_code, item_total_paise, discount_paise, coupon_discount_paise, delivery_paise,
        express_paise, total_to_pay_paise, idempotency_key, request_hash, over_credit_paise)
      values (${placeholder('customerId')}, ${placeholder('billingInfo')}::jsonb,
        ${placeholder('deliveryType')}, ${placeholder('express')}, 'cod', ${placeholder('note')},
        ${placeholder('couponCode')}, ${placeholder('itemTotalPaise')},
        ${placeholder('discountPaise')}, ${placeholder('couponDiscountPaise')},
        ${placeholder('deliveryPaise')}, ${placeholder('expressPaise')},
        ${placeholder('totalToPayPaise')}, ${placeholder('key')}, ${placeholder('requestHash')},
        ${placeholder('overCreditPaise')}::int)
      on conflict (customer_id, idempotency_key) do nothing
      returning id, customer_id
    ), lines_kept as (
      insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packaging,
        packs, price_paise, mrp_paise)
      select placed.id, "productId", slot, sku, name, image, "packSize", packaging, packs,
        "pricePaise", "mrpPaise" from placed, line order by line.id
    ), event_kept as (
      insert into order_events (order_id, kind, status, actor, actor_id)
      select id, 'status', 'active', ${placeholder('actor')}::text, ${placeholder('actorId')}::int
      from placed
    ), mail_due as (
      insert into order_mails (order_id, status) select id, 'active' from placed
    ), move as (
      select "productId" as product_id, -sum("packSize" * packs)::int as units, placed.id as order_id
      from placed, line group by "productId", placed.id
    ), ${stockMoved(sql`move`, {
      reason: sql`'order'`,
      actor: sql`${placeholder('actor')}::text`,
      actorId: sql`${placeholder('actorId')}::int`,
    })}, coupon_used as (
      insert into coupon_uses (coupon_id, customer_id, order_id)
      select ${placeholder('couponId')}::int, customer_id, id from placed
      where ${placeholder('couponId')}::int is not null
    ), cart_emptied as (
      delete from cart_lines using line, placed
      where cart_lines.customer_id = placed.customer_id and cart_lines.id = line.id
    )
    select id from placed`,
);

/**
 * Order, lines, event, stock, ledger, coupon use and emptied cart: in one statement. Nothing of it,
 * and undefined, where the key has placed an order in this very moment.
 */
export async function insertPlacedOrder(tx: Db, order: NewOrder): Promise<number | undefined> {
  const [row] = await orderPlaced(tx, {
    ...order.totals,
    customerId: order.customerId,
    actor: order.actor.kind,
    actorId: order.actor.id,
    billingInfo: JSON.stringify(order.billingInfo),
    deliveryType: order.delivery.type,
    express: order.delivery.express,
    note: order.note,
    couponId: order.coupon?.id ?? null,
    couponCode: order.coupon?.code ?? '',
    key: order.key,
    requestHash: order.requestHash,
    overCreditPaise: order.overCreditPaise,
    lines: JSON.stringify(order.lines),
  });
  return row?.id;
}
