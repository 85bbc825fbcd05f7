import { z } from 'zod';
import { customerFields } from '#contract/console/customer.ts';
import { amount, day, nameHi } from '#contract/console/fields.ts';
import { productFields } from '#contract/console/product.ts';
import { requiredLine, wholeNumber } from '#contract/fields.ts';
import type { ImportKind } from '#domain/files/import-file.ts';
import { maxStockUnits } from '#domain/stock/stock.ts';

const {
  slug: _slug,
  brand_id: _brand,
  subcategory_id: _subcategory,
  sub_subcategory_id: _subSubcategory,
  ...fields
} = productFields.shape;
const { sku, mrp, mrp1, mrp2, mrp3, selling_price1, selling_price2, selling_price3 } = fields;
const { product_name, product_name_hi, barcode, image_name, ...described } = fields;
const { product_description, product_description_hi, ...rest } = described;
const name = requiredLine(100);
const stock = wholeNumber(0, maxStockUnits);
/** What one bill of the database may come to. */
const maxBill = 20_000_000;
const billAmount = amount
  .refine((rupees) => rupees !== 0, 'must not be nothing')
  .refine((rupees) => Math.abs(rupees) <= maxBill, 'must be at most ₹2,00,00,000');

/** The columns of each kind, in the order of its exports, with what a cell may hold. */
const shapes = {
  products: {
    ...{ sku, product_name, product_name_hi, barcode },
    ...{ brand_name: name, category_name: name, subcategory_name: name },
    sub_subcategory_name: name.nullable(),
    ...rest,
    // Counts for a new product only; the stock of others is counted with a stock file.
    ...{ stock, image_name, product_description, product_description_hi },
  },
  prices: { sku, mrp, selling_price1, selling_price2, selling_price3, mrp1, mrp2, mrp3 },
  stock: { sku, stock },
  // Empty: no limit.
  customers: { ...customerFields.shape, credit_limit: customerFields.shape.credit_limit.unwrap() },
  // Three names of at most 100, and what tells two of one name apart.
  names: { place: requiredLine(400), name_hi: nameHi },
  openingBills: {
    mobile: customerFields.shape.mobile,
    ...{ bill_number: requiredLine(40), date: day, due_date: day.nullable() },
    /** Below zero: what the shop owes. */
    amount: billAmount,
  },
} satisfies Record<ImportKind, Record<string, z.ZodType>>;

/** Beside them, for whoever reads the file, and what the exports of lists add: never taken in. */
const notes: Record<ImportKind, readonly string[]> = {
  products: [
    'slug',
    'promised',
    'low_stock',
    'sold_units',
    'days_of_cover',
    'without_rate',
    'problem',
  ],
  prices: ['product_name', 'problem'],
  stock: ['product_name', 'problem'],
  customers: ['id', 'blocked', 'due', 'order_count', 'last_order_at', 'problem'],
  names: ['problem'],
  openingBills: ['firm_name', 'problem'],
};

export function columnNames(kind: ImportKind): string[] {
  return Object.keys(shapes[kind]);
}

export function isNote(kind: ImportKind, column: string): boolean {
  return notes[kind].includes(column);
}

export function cellSchema(kind: ImportKind, column: string): z.ZodType | undefined {
  const shape: Record<string, z.ZodType> = shapes[kind];
  return Object.hasOwn(shape, column) ? shape[column] : undefined;
}

/** A template's columns, and those of an export: what it may say of a product that is there. */
export function exportColumns(kind: ImportKind): string[] {
  const names = columnNames(kind).filter((column) => kind !== 'products' || column !== 'stock');
  const [key = '', ...others] = names;
  if (kind === 'openingBills') return [key, 'firm_name', ...others];
  return kind === 'prices' || kind === 'stock' ? [key, 'product_name', ...others] : names;
}

/** What a refusal lists: everything to take in, and what our own exports add to it. */
export function allowedColumns(kind: ImportKind): string[] {
  return [...new Set([...exportColumns(kind), ...columnNames(kind)])];
}

export function isBlankable(schema: z.ZodType): boolean {
  return schema instanceof z.ZodNullable;
}
