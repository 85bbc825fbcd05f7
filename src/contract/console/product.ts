import { z } from 'zod';
import {
  count,
  id,
  isoTime,
  numberField,
  optionalText,
  requiredLine,
  requiredText,
  rupees,
  text,
  tooLong,
  wholeNumber,
  yes,
} from '#contract/fields.ts';
import { cardExample } from '#contract/product.ts';
import { isOneLine, oneLine } from '#domain/content/plain-text.ts';
import { maxUnitsTyped } from '#domain/limits.ts';
import { isHsn } from '#domain/tax/tax-rates.ts';
import { unitCodes } from '#domain/tax/unit-codes.ts';
import { day, picture } from './fields.ts';
import { descriptionLength } from './html-lengths.ts';

const money = /^\d{1,7}(\.\d{1,2})?$/;
const mrp = numberField(money, 'must be an amount in rupees with at most 2 decimals');
const price = numberField(
  money,
  'must be an amount in rupees above 0 with at most 2 decimals',
  (value) => value > 0,
);
const packSize = wholeNumber(1, maxUnitsTyped);
const onOneLine = 'must be on one line';
const description = z.string('must be a text').max(descriptionLength, tooLong(descriptionLength));
const packaging = text(60).overwrite(oneLine).nullable();

/** Of the list, its export and a bulk edit. */
export const productFilters = {
  q: optionalText(100),
  /** The id of a category, of a level below it, or of a brand. */
  category: id.optional(),
  subcategory: id.optional(),
  sub_subcategory: id.optional(),
  brand: id.optional(),
  hidden: yes,
  out_of_stock: yes,
  low_stock: yes,
  /** At the rate of the last 28 days the stock lasts for fewer days than this. */
  cover_below: wholeNumber(1, 1_000).optional(),
  without_picture: yes,
  /** The shop charges GST, and there is no HSN or no rate for it. */
  without_rate: yes,
  price_changed_since: day.optional(),
};

/** What an operator may say about a product; the rest of an answer may be sent back and is dropped. */
export const productFields = z.object({
  product_name: requiredLine(200),
  /** What readers of Hindi see; '': the name above. */
  product_name_hi: text(200).overwrite(oneLine),
  sku: requiredText(60).refine(isOneLine, onOneLine),
  /** Empty: made from the name. */
  slug: text(150),
  image_name: picture,
  brand_id: id,
  subcategory_id: id,
  sub_subcategory_id: id.nullable(),
  mrp,
  /** Where a pack has an MRP of its own; null: the product's. */
  mrp1: price.nullable(),
  mrp2: price.nullable(),
  mrp3: price.nullable(),
  selling_price1: price.nullable(),
  selling_price2: price.nullable(),
  selling_price3: price.nullable(),
  set_qty1: packSize.nullable(),
  set_qty2: packSize.nullable(),
  set_qty3: packSize.nullable(),
  packaging1: packaging,
  packaging2: packaging,
  packaging3: packaging,
  maxqty: packSize,
  product_description: description,
  product_description_hi: description,
  hidden: z.boolean('must be true or false'),
  best_pick: z.boolean('must be true or false'),
  barcode: text(40).refine(isOneLine, onOneLine),
  low_stock_units: wholeNumber(0, maxUnitsTyped).nullable(),
  /** '': not said. */
  hsn: text(8).refine((hsn) => hsn === '' || isHsn(hsn), 'must be 4, 6 or 8 digits'),
  /** What a unit is called on papers of GST. */
  uqc: z.enum(unitCodes, 'must be a unit code of GST, such as PCS'),
});

export type ProductFields = z.output<typeof productFields>;

const packNumber = z.int().nullable();
const amount = rupees.nullable();
const textOrNull = z.string().nullable();

export const productRow = z.object({
  ...{ id: z.int(), version: z.int(), sku: z.string(), barcode: z.string(), slug: z.string() },
  ...{ product_name: z.string(), image_name: z.string(), brand_name: z.string() },
  ...{ category_name: z.string(), subcategory_name: z.string() },
  ...{ mrp: rupees, mrp1: amount, mrp2: amount, mrp3: amount },
  ...{ selling_price1: amount, selling_price2: amount, selling_price3: amount },
  ...{ set_qty1: packNumber, set_qty2: packNumber, set_qty3: packNumber },
  /** What can be sold, and beside it on the shelf the units of orders that have not left the shop. */
  ...{ stock: count, promised: count },
  ...{ hidden: z.boolean(), low_stock: z.boolean() },
  /** Sold in 28 days, and for how many days the stock lasts at that rate; null: it does not sell. */
  ...{ sold_units: count, days_of_cover: count.nullable() },
  /** It cannot be invoiced: the shop charges GST, and there is no HSN or no rate for it. */
  without_rate: z.boolean(),
});

export type ProductRowWire = z.output<typeof productRow>;

export const productDetail = productRow.extend({
  ...{ brand_id: z.int(), subcategory_id: z.int(), sub_subcategory_id: z.int().nullable() },
  product_name_hi: z.string(),
  sub_subcategory_name: textOrNull,
  ...{ packaging1: textOrNull, packaging2: textOrNull, packaging3: textOrNull },
  ...{ sp_percentage1: amount, sp_percentage2: amount, sp_percentage3: amount },
  ...{ maxqty: count, product_description: z.string(), best_pick: z.boolean() },
  product_description_hi: z.string(),
  low_stock_units: count.nullable(),
  ...{ hsn: z.string(), uqc: z.enum(unitCodes) },
  product_unique_id: z.string(),
  created_at: isoTime,
  prices_changed_at: isoTime.nullable(),
  /** Customers who have it in their cart, and orders that contain it. */
  ...{ cart_count: count, order_count: count },
  /** Orders, stock movements or reviews refer to it: deleteProduct would hide it. */
  is_used: z.boolean(),
});

export type ProductDetailWire = z.output<typeof productDetail>;

export const productRowExample: ProductRowWire = {
  ...{ id: 12, version: 3, sku: cardExample.sku, barcode: '8901234567894', slug: cardExample.slug },
  ...{ product_name: 'Neem Face Wash 100 ml', image_name: cardExample.image_name },
  ...{ brand_name: 'Doon Botanics', category_name: 'Skin Care', subcategory_name: 'Face Care' },
  ...{ mrp: 120, mrp1: null, mrp2: null, mrp3: null },
  ...{ selling_price1: 84, selling_price2: 81, selling_price3: null },
  ...{ set_qty1: 6, set_qty2: 12, set_qty3: null },
  ...{ stock: 860, promised: 0, hidden: false, low_stock: false },
  ...{ sold_units: 140, days_of_cover: 172, without_rate: false },
};

export const productDetailExample: ProductDetailWire = {
  ...productRowExample,
  product_name_hi: 'नीम फेस वॉश 100 ml',
  ...{ brand_id: 3, subcategory_id: 9, sub_subcategory_id: 21, sub_subcategory_name: 'Face Wash' },
  ...{ packaging1: 'Box of 6', packaging2: 'Box of 12', packaging3: null },
  ...{ sp_percentage1: 30, sp_percentage2: 32.5, sp_percentage3: null },
  ...{ maxqty: 240, product_description: '<p>Everyday face wash.</p>', best_pick: false },
  product_description_hi: '<p>रोज़ का फेस वॉश।</p>',
  ...{ low_stock_units: null, hsn: '3304', uqc: 'PCS', product_unique_id: 'P-7F3K2A' },
  ...{ created_at: '2026-09-01T09:30:00.000Z', prices_changed_at: null },
  ...{ cart_count: 2, order_count: 14, is_used: true },
};
