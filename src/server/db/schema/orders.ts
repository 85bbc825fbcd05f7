import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { actorKinds } from '#domain/actor.ts';
import { mailedSteps, orderEventKinds, orderStatuses } from '#domain/orders/order-status.ts';
import { products } from './catalogue.ts';
import { createdAt, id, nameHi, partOf, refersTo, time } from './columns.ts';
import { customers } from './customers.ts';
import { operators } from './operators.ts';

export const orders = pgTable(
  'orders',
  {
    id: id(),
    customerId: refersTo(() => customers.id),
    status: text({ enum: orderStatuses }).notNull().default('active'),
    billingInfo: jsonb().notNull(),
    deliveryType: text({ enum: ['pickup', 'delivery'] }).notNull(),
    express: boolean().notNull().default(false),
    paymentMethod: text({ enum: ['cod'] }).notNull(),
    note: text().notNull().default(''),
    couponCode: text().notNull().default(''),
    itemTotalPaise: integer().notNull(),
    discountPaise: integer().notNull(),
    couponDiscountPaise: integer().notNull(),
    /** What the coupon took off before packs were missing; null: none ever was. */
    fullCouponPaise: integer(),
    deliveryPaise: integer().notNull(),
    expressPaise: integer().notNull(),
    totalToPayPaise: integer().notNull(),
    /** The sum of its payments, kept with them. */
    paidPaise: integer().notNull().default(0),
    /** Taken off it by the credit notes of its invoice, kept with them. */
    creditedPaise: integer().notNull().default(0),
    /** Paid of it by the credit note whose goods it replaces, kept with that. */
    coveredPaise: integer().notNull().default(0),
    /** By how much it went over the customer's limit when it was placed; null: it did not. */
    overCreditPaise: integer(),
    /** Of the customer when it was placed: the delivery sheet goes by it. */
    route: text().generatedAlwaysAs(sql`billing_info->>'route'`),
    idempotencyKey: text().notNull(),
    /** Fingerprint of what was submitted: the same key with another cart is refused. */
    requestHash: text().notNull(),
    /** Counts edits: two at once, one wins. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique().on(t.customerId, t.idempotencyKey),
    // Lists are ordered by time and number, which each filter's index has after the filter. The
    // columns after them are for sums that read the index alone.
    index('orders_of_customer').on(
      t.customerId,
      t.createdAt,
      t.id,
      t.status,
      t.totalToPayPaise,
      t.paidPaise,
    ),
    index('orders_by_time').on(t.createdAt, t.id, t.status, t.totalToPayPaise),
    index('orders_by_status').on(t.status, t.createdAt, t.id),
    index('orders_by_route').on(t.route, t.createdAt, t.id),
    index('orders_by_total').on(t.totalToPayPaise, t.createdAt, t.id),
    index('orders_with_due')
      .on(t.createdAt, t.id, t.status, t.route, t.totalToPayPaise)
      .where(
        sql`${t.paidPaise} < ${t.totalToPayPaise} - ${t.creditedPaise} - ${t.coveredPaise} and ${t.status} <> 'cancelled'`,
      ),
    // Cancelled, or credited, with money that the shop still has: hardly any.
    index('orders_in_credit')
      .on(t.createdAt, t.id)
      .where(
        sql`${t.paidPaise} > case when ${t.status} = 'cancelled' then 0 else ${t.totalToPayPaise} - ${t.creditedPaise} end - ${t.coveredPaise}`,
      ),
    // Marked when placed: few of very many.
    index('orders_over_credit').on(t.createdAt, t.id).where(sql`${t.overCreditPaise} is not null`),
    // How many orders a customer has, and those that are not settled: few of very many.
    index('orders_counted').on(t.customerId).where(sql`${t.status} <> 'cancelled'`),
    index('orders_unsettled')
      .on(t.customerId, t.status, t.totalToPayPaise, t.paidPaise, t.creditedPaise, t.coveredPaise)
      .where(
        sql`case when ${t.status} = 'cancelled' then 0 else ${t.totalToPayPaise} - ${t.creditedPaise} end - ${t.coveredPaise} <> ${t.paidPaise}`,
      ),
    // Above the total only where the total fell: the trigger `orders_paid_in` lets nobody take more than is due.
    check('orders_paid_within', sql`${t.paidPaise} >= -${t.coveredPaise}`),
    check('orders_credits_not_negative', sql`least(${t.creditedPaise}, ${t.coveredPaise}) >= 0`),
    check(
      'orders_status',
      sql`${t.status} in ('active','accepted','processing','out_for_delivery','delivered','completed','cancelled')`,
    ),
    check('orders_delivery_type', sql`${t.deliveryType} in ('pickup','delivery')`),
    check('orders_note_length', sql`char_length(${t.note}) <= 150`),
    check(
      'orders_totals_add_up',
      sql`${t.totalToPayPaise} = ${t.itemTotalPaise} - ${t.discountPaise} - ${t.couponDiscountPaise} + ${t.deliveryPaise} + ${t.expressPaise}`,
    ),
    check(
      'orders_amounts_not_negative',
      sql`least(${t.itemTotalPaise}, ${t.couponDiscountPaise}, ${t.deliveryPaise}, ${t.expressPaise}, ${t.totalToPayPaise}) >= 0`,
    ),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: partOf(() => orders.id),
    productId: refersTo(() => products.id),
    slot: smallint().notNull(),
    sku: text().notNull(),
    name: text().notNull(),
    image: text().notNull(),
    packSize: integer().notNull(),
    /** The pack's name: "Box of 12". */
    packaging: text().notNull().default(''),
    /** Those that are sent and paid for. */
    packs: integer().notNull(),
    /** Ordered, and not to be had; with one of `missingReasons` or words of the shop's own. */
    missingPacks: integer().notNull().default(0),
    missingReason: text().notNull().default(''),
    missingReasonHi: nameHi(),
    pricePaise: integer().notNull(),
    mrpPaise: integer().notNull(),
  },
  (t) => [
    unique().on(t.orderId, t.productId, t.slot),
    index().on(t.productId),
    check('order_lines_packs_not_negative', sql`${t.packs} >= 0`),
    check('order_lines_pack_size_positive', sql`${t.packSize} > 0`),
    check(
      'order_lines_missing',
      sql`${t.missingPacks} >= 0 and (${t.missingPacks} = 0) = (${t.missingReason} = '')`,
    ),
  ],
);

export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: partOf(() => orders.id),
    kind: text({ enum: orderEventKinds }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    actor: text({ enum: actorKinds }).notNull(),
    actorId: integer(),
    /** Why it was cancelled or could not be delivered, as the customer was told. */
    reason: text().notNull().default(''),
    reasonHi: nameHi(),
    at: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);

/** Steps that the customer is to be mailed of: gone once it was done. */
export const orderMails = pgTable(
  'order_mails',
  {
    orderId: partOf(() => orders.id),
    status: text({ enum: mailedSteps }).notNull(),
    createdAt: createdAt(),
    /** Until then a node is at it; what a killed one left is taken up after that. */
    claimedUntil: time(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.status] })],
);

/** What operators write to one another about an order; never shown to the customer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: partOf(() => orders.id),
    operatorId: refersTo(() => operators.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.orderId)],
);
