import { z } from 'zod';
import { count, id, isoTime, numberField, rupees } from '#contract/fields.ts';
import { priceRoundings } from '#domain/catalogue/price-change.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { maxProductsTicked } from '#domain/limits.ts';
import { productFields, productFilters } from './product.ts';

const choice = <const T extends readonly string[]>(values: T) => z.enum(values);
/** Percent or rupees; below 0 lowers. */
const signed = numberField(/^-?\d{1,7}(\.\d{1,2})?$/, 'must be a number with at most 2 decimals');
const rounding = choice(priceRoundings).default('none');
const flag = z.boolean('must be true or false');

const fits = (change: { by: string; value: number }) =>
  change.by === 'percent' ? change.value > -100 && change.value <= 500 : true;
const isMargin = (change: { by: string; value: number }) =>
  change.by !== 'margin' || (change.value >= 0 && change.value < 100);
const isAbove0 = (change: { by: string; value: number }) =>
  change.by !== 'amount' || change.value > 0;
const at = (message: string) => ({ message, path: ['value'] });

/** What every product of a bulk edit gets. */
export const editChange = z.discriminatedUnion('field', [
  z
    .object({
      field: z.literal('price'),
      by: choice(['percent', 'rupees', 'margin']),
      value: signed,
      rounding,
    })
    .refine(fits, at('must be above -100 and at most 500'))
    .refine(isMargin, at('must be from 0 to below 100')),
  z
    .object({
      field: z.literal('mrp'),
      by: choice(['percent', 'rupees', 'amount']),
      value: signed,
      rounding,
    })
    .refine(fits, at('must be above -100 and at most 500'))
    .refine(isAbove0, at('must be above 0')),
  z.object({
    field: z.literal('category'),
    subcategory_id: id,
    sub_subcategory_id: id.nullable().default(null),
  }),
  z.object({ field: z.literal('brand'), brand_id: id }),
  z.object({ field: z.literal('hidden'), value: flag }),
  z.object({ field: z.literal('best_pick'), value: flag }),
  z.object({ field: z.literal('hsn'), hsn: productFields.shape.hsn }),
]);

export type EditChange = z.output<typeof editChange>;

/** Which products: those with these ids, or all that the filters of the list find. */
export const editTarget = {
  ids: z
    .array(id)
    .min(1, 'must name at least one product')
    .max(maxProductsTicked, `must name at most ${groupDigits(maxProductsTicked)} products`)
    .optional(),
  filters: z.object(productFilters).optional(),
};
export const oneTarget = (given: { ids?: unknown; filters?: unknown }) =>
  (given.ids === undefined) !== (given.filters === undefined);
export const oneTargetMessage = {
  message: 'must be given, or filters, and not both',
  path: ['ids'],
};

const state = z.object({
  mrp: rupees,
  packs: z.array(
    z.object({
      slot: z.int(),
      set_qty: z.int(),
      selling_price: rupees,
      mrp: rupees,
      sp_percentage: rupees,
    }),
  ),
  ...{ brand_id: z.int(), subcategory_id: z.int(), sub_subcategory_id: z.int().nullable() },
  ...{ hidden: z.boolean(), best_pick: z.boolean(), hsn: z.string() },
});

export type ProductStateWire = z.output<typeof state>;

const product = z.object({ id: z.int(), sku: z.string(), product_name: z.string() });

export const editRow = product.extend({ before: state, after: state });
export type EditRowWire = z.output<typeof editRow>;

export const previewRow = editRow.extend({
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** Of a refused one: which field, and what is wrong with it. */
  problem: z.object({ field: z.string(), message: z.string() }).nullable(),
});
export type PreviewRowWire = z.output<typeof previewRow>;

export const editStates = ['scheduled', 'applied', 'undone', 'cancelled', 'failed'] as const;

export const editWire = z.object({
  id: z.int(),
  state: z.enum(editStates),
  change: editChange,
  operator_name: z.string(),
  created_at: isoTime,
  /** null: it was applied at once. */
  run_at: isoTime.nullable(),
  applied_at: isoTime.nullable(),
  undone_at: isoTime.nullable(),
  /** Products that it changed; while it is scheduled, that it is meant for. */
  changed: count,
  /** Why it failed, or what it left out. */
  problem: z.string(),
});
export type EditWire = z.output<typeof editWire>;

const stateExample: ProductStateWire = {
  mrp: 120,
  packs: [{ slot: 1, set_qty: 12, selling_price: 80, mrp: 120, sp_percentage: 33.33 }],
  ...{ brand_id: 3, subcategory_id: 9, sub_subcategory_id: 21, hidden: false, best_pick: false },
  hsn: '3304',
};

export const editRowExample: EditRowWire = {
  ...{ id: 12, sku: 'DB-NEEM-100', product_name: 'Neem Face Wash 100 ml' },
  before: stateExample,
  after: {
    ...stateExample,
    packs: [{ slot: 1, set_qty: 12, selling_price: 84, mrp: 120, sp_percentage: 30 }],
  },
};

export const changeExample: EditChange = {
  field: 'price',
  by: 'percent',
  value: 5,
  rounding: '10-paise',
};

export const editExample: EditWire = {
  ...{ id: 4, state: 'applied', change: changeExample, operator_name: 'Meera' },
  ...{ created_at: '2026-10-04T11:00:00.000Z', run_at: null },
  ...{ applied_at: '2026-10-04T11:00:00.000Z', undone_at: null, changed: 214, problem: '' },
};
