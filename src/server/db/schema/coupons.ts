import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, refersTo, time, version } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text().notNull(),
    kind: text({ enum: ['flat', 'percent'] }).notNull(),
    flatPaise: integer(),
    percent: integer(),
    ceilingPaise: integer(),
    minimumPaise: integer().notNull().default(0),
    startsAt: time().notNull(),
    endsAt: time().notNull(),
    limitTotal: integer(),
    limitPerCustomer: integer(),
    active: boolean().notNull().default(true),
    version: version(),
  },
  (t) => [
    uniqueIndex('coupons_code_unique').on(sql`upper(${t.code})`),
    check(
      'coupons_kind',
      sql`(${t.kind} = 'flat' and ${t.flatPaise} > 0 and ${t.percent} is null)
        or (${t.kind} = 'percent' and ${t.percent} between 1 and 100 and ${t.flatPaise} is null)`,
    ),
    check('coupons_minimum_not_negative', sql`${t.minimumPaise} >= 0`),
    check('coupons_period', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: refersTo(() => coupons.id),
    customerId: refersTo(() => customers.id),
    /** A cancelled order gives its use back: the row goes. */
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * The coupon's terms when the order was placed, written by the trigger `coupon_uses_terms`. `kind`
     * null: the order had left the shop before they were kept, and is never computed again.
     */
    kind: text({ enum: ['flat', 'percent'] }),
    flatPaise: integer(),
    percent: integer(),
    ceilingPaise: integer(),
    minimumPaise: integer(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.couponId, t.customerId)],
);
