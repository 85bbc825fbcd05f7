import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { defaultReturnDays } from '#domain/returns/return-window.ts';
import { defaultCoverDays } from '#domain/stock/low-stock.ts';
import { gstModes } from '#domain/tax/place-of-supply.ts';
import { nameHi, version } from './columns.ts';

/** One row: the shop. */
export const settings = pgTable(
  'settings',
  {
    id: smallint().primaryKey().default(1),
    shopName: text().notNull(),
    pageTitle: text().notNull(),
    metaDescription: text().notNull(),
    metaKeywords: text().notNull(),
    headerTags: text().notNull(),
    schemaCode: text().notNull(),
    logo: text().notNull(),
    facebook: text().notNull(),
    instagram: text().notNull(),
    linkedin: text().notNull(),
    twitter: text().notNull(),
    youtube: text().notNull(),
    address: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    storePhone: text().notNull(),
    upiId: text().notNull(),
    gstin: text().notNull(),
    costPerKmPaise: integer().notNull(),
    expressPaise: integer().notNull(),
    /** For dark screens; '' where the shop has none. */
    logoDark: text().notNull().default(''),
    openingHours: text().notNull().default(''),
    /** Below this a product is low on stock, unless it says otherwise itself; null: three of its smallest packs. */
    lowStockUnits: integer(),
    /** A product that sells out in fewer days at its present rate is low on stock; 0: never. */
    coverDays: smallint().notNull().default(defaultCoverDays),
    /** How it stands with GST: what papers it writes. */
    gstMode: text({ enum: gstModes }).notNull().default('unregistered'),
    /** Where it is; '': not said yet. */
    state: text().notNull().default(''),
    /** Where it is, apart from its address: the portal of e-invoices asks. */
    city: text().notNull().default(''),
    pincode: text().notNull().default(''),
    /** How far it delivers, as it says on its first screen; 0: it does not say. */
    deliveryKm: smallint().notNull().default(0),
    /** From that day on its papers to registered buyers need e-invoices; null: they need none. */
    eInvoiceSince: date(),
    invoicePrefix: text().notNull().default('INV'),
    creditNotePrefix: text().notNull().default('CRN'),
    receiptPrefix: text().notNull().default('RCT'),
    /** What a bounced cheque is charged with, unless somebody says otherwise. */
    bounceChargePaise: integer().notNull().default(0),
    /** What customers with an overdue bill are told by mail and bell; '': they are not. */
    duesText: text().notNull().default(''),
    duesTextHi: nameHi(),
    /** The fewest digits that an HSN must have: 4, or 6 above a turnover of ₹5 crore. */
    hsnDigits: smallint().notNull().default(4),
    /** How long after the delivery a customer may ask for a return; 0: not at all. */
    returnDays: smallint().notNull().default(defaultReturnDays),
    /** What readers of Hindi read in their place; '': the English text. */
    pageTitleHi: nameHi(),
    metaDescriptionHi: nameHi(),
    addressHi: nameHi(),
    openingHoursHi: nameHi(),
    version: version(),
  },
  (t) => [
    check('settings_one_row', sql`${t.id} = 1`),
    check('settings_gst_mode', sql`${t.gstMode} in ('regular','composition','unregistered')`),
    check('settings_hsn_digits', sql`${t.hsnDigits} in (4, 6, 8)`),
    check(
      'settings_three_series',
      sql`${t.invoicePrefix} <> ${t.creditNotePrefix} and ${t.receiptPrefix} not in (${t.invoicePrefix}, ${t.creditNotePrefix})`,
    ),
    check('settings_return_days', sql`${t.returnDays} between 0 and 365`),
    check('settings_delivery_km', sql`${t.deliveryKm} between 0 and 5000`),
    check('settings_cover_days_not_negative', sql`${t.coverDays} >= 0`),
    check(
      'settings_charges_not_negative',
      sql`${t.costPerKmPaise} >= 0 and ${t.expressPaise} >= 0`,
    ),
  ],
);
