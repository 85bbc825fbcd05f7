import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { packs } from './catalogue.ts';
import { createdAt, id, partOf, time } from './columns.ts';
import { customers } from './customers.ts';

export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    customerId: partOf(() => customers.id),
    productId: integer().notNull(),
    slot: smallint().notNull(),
    packs: integer().notNull(),
    /** The unit price the customer last saw; another one today marks the line. */
    seenPricePaise: integer().notNull(),
    /** The unit price a notification last told of; null once the customer has seen one. */
    toldPricePaise: integer(),
    /** The stock when a notification said it no longer covers the line; null: none has. */
    toldOutStock: integer(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique().on(t.customerId, t.productId, t.slot),
    index().on(t.productId),
    foreignKey({
      columns: [t.productId, t.slot],
      foreignColumns: [packs.productId, packs.slot],
    }).onDelete('cascade'),
    check('cart_lines_packs_positive', sql`${t.packs} > 0`),
  ],
);

/** Changes of a cart that were done: one sent again, since its answer was lost, is known by its key. */
export const cartChanges = pgTable(
  'cart_changes',
  {
    customerId: partOf(() => customers.id),
    key: text().notNull(),
    /** What was changed: the same key with another change is refused. Null: written before this was kept. */
    change: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.key] })],
);

/** Since when the cart had been idle that its customer was last reminded of: once per idle spell. */
export const cartReminders = pgTable('cart_reminders', {
  customerId: integer()
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  idleSince: time().notNull(),
});
