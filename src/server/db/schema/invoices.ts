import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { returnConditions } from '#domain/invoices/credit-value.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kind.ts';
import { settlements } from '#domain/invoices/settlement.ts';
import { gstModes } from '#domain/tax/place-of-supply.ts';
import { unitCodes } from '#domain/tax/unit-codes.ts';
import { products } from './catalogue.ts';
import { createdAt, id, nameHi, refersTo } from './columns.ts';
import { customers } from './customers.ts';
import { operators } from './operators.ts';
import { orderLines, orders } from './orders.ts';

// Papers are written once: triggers refuse to change or delete them, and to commit one that does not add up.

/** The last number of each series, taken by whoever issues: gapless, in order of issue. */
export const paperSeries = pgTable(
  'paper_series',
  { prefix: text().notNull(), year: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.prefix, t.year] })],
);

const taxes = () => ({
  taxablePaise: integer().notNull(),
  cgstPaise: integer().notNull(),
  sgstPaise: integer().notNull(),
  igstPaise: integer().notNull(),
});

type TaxColumns = Record<'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise', AnyPgColumn>;

const wholeOf = (t: TaxColumns) =>
  sql`${t.taxablePaise} + ${t.cgstPaise} + ${t.sgstPaise} + ${t.igstPaise}`;
const notNegative = (t: TaxColumns) =>
  sql`least(${t.taxablePaise}, ${t.cgstPaise}, ${t.sgstPaise}, ${t.igstPaise}) >= 0`;

/** What left the shop, as it was that day: names, addresses, rates and prices are its own. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    number: text().notNull().unique(),
    orderId: refersTo(() => orders.id),
    customerId: refersTo(() => customers.id),
    kind: text({ enum: invoiceKinds }).notNull(),
    gstMode: text({ enum: gstModes }).notNull(),
    /** In India. */
    day: date().notNull(),
    /** null: on its day. */
    dueDay: date(),
    /** Who sells, as `Seller` (domain). */
    seller: jsonb().notNull(),
    /** Who buys: the order's billing information. */
    buyer: jsonb().notNull(),
    /** A State. */
    placeOfSupply: text().notNull(),
    ...taxes(),
    /** The order's total, to the paisa. */
    totalPaise: integer().notNull(),
    operatorId: integer().references(() => operators.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.orderId),
    index().on(t.customerId, t.id),
    index().on(t.day, t.id),
    check('invoices_kind', sql`${t.kind} in ('tax-invoice','bill-of-supply','bill')`),
    check('invoices_gst_mode', sql`${t.gstMode} in ('regular','composition','unregistered')`),
    check('invoices_number', sql`${t.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check('invoices_add_up', sql`${wholeOf(t)} = ${t.totalPaise}`),
    check('invoices_not_negative', notNegative(t)),
    check('invoices_halves', sql`${t.cgstPaise} = ${t.sgstPaise}`),
  ],
);

export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: id(),
    invoiceId: refersTo(() => invoices.id),
    orderLineId: refersTo(() => orderLines.id),
    productId: refersTo(() => products.id),
    sku: text().notNull(),
    name: text().notNull(),
    nameHi: text().notNull().default(''),
    packaging: text().notNull().default(''),
    slot: smallint().notNull(),
    packSize: integer().notNull(),
    packs: integer().notNull(),
    /** '' where the shop charges no GST and knows none. */
    hsn: text().notNull().default(''),
    uqc: text({ enum: unitCodes }).notNull(),
    pricePaise: integer().notNull(),
    mrpPaise: integer().notNull(),
    grossPaise: integer().notNull(),
    discountPaise: integer().notNull(),
    /** Its part of the charges for delivery. */
    chargePaise: integer().notNull(),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    ...taxes(),
  },
  (t) => [
    unique().on(t.invoiceId, t.orderLineId),
    index().on(t.productId),
    check('invoice_lines_packs_positive', sql`${t.packs} > 0 and ${t.packSize} > 0`),
    check(
      'invoice_lines_gross',
      sql`${t.grossPaise} = ${t.pricePaise} * ${t.packs} * ${t.packSize}`,
    ),
    check(
      'invoice_lines_add_up',
      sql`${wholeOf(t)} = ${t.grossPaise} - ${t.discountPaise} + ${t.chargePaise}`,
    ),
    check('invoice_lines_not_negative', notNegative(t)),
  ],
);

/** What came back, or was never delivered. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    number: text().notNull().unique(),
    invoiceId: refersTo(() => invoices.id),
    customerId: refersTo(() => customers.id),
    /** In India. */
    day: date().notNull(),
    reason: text().notNull(),
    reasonHi: nameHi(),
    settle: text({ enum: settlements }).notNull().default('credit'),
    /** The order that brings other goods in their place, which the note pays for. */
    replacementOrderId: integer()
      .unique()
      .references(() => orders.id),
    ...taxes(),
    totalPaise: integer().notNull(),
    operatorId: integer().references(() => operators.id),
    idempotencyKey: text().notNull().unique(),
    /** Fingerprint of what was asked: the same key with something else is refused. */
    requestHash: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.invoiceId),
    index().on(t.customerId, t.id),
    index().on(t.day, t.id),
    check('credit_notes_number', sql`${t.number} ~ '^[A-Z0-9/-]{1,16}$'`),
    check('credit_notes_add_up', sql`${wholeOf(t)} = ${t.totalPaise}`),
    check('credit_notes_not_negative', notNegative(t)),
    check(
      'credit_notes_settle',
      sql`case ${t.settle} when 'credit' then ${t.replacementOrderId} is null
        when 'replacement' then ${t.replacementOrderId} is not null else false end`,
    ),
  ],
);

export const creditNoteLines = pgTable(
  'credit_note_lines',
  {
    id: id(),
    creditNoteId: refersTo(() => creditNotes.id),
    invoiceLineId: refersTo(() => invoiceLines.id),
    /** None where the price alone was wrong. */
    units: integer().notNull(),
    condition: text({ enum: returnConditions }).notNull(),
    /** As it is printed on the pack; '': not said. */
    batch: text().notNull().default(''),
    ...taxes(),
  },
  (t) => [
    unique('credit_note_lines_one_of_each').on(
      t.creditNoteId,
      t.invoiceLineId,
      t.condition,
      t.batch,
    ),
    index().on(t.invoiceLineId),
    check(
      'credit_note_lines_units',
      sql`${t.units} >= 0 and (${t.units} = 0) = (${t.condition} = 'price')`,
    ),
    check(
      'credit_note_lines_known_condition',
      sql`${t.condition} in ('saleable','expired','broken','wrong','price')`,
    ),
    check('credit_note_lines_not_negative', notNegative(t)),
  ],
);
