import { productTexts } from '#console/messages/products.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { rupeesToPaise } from '#domain/money.ts';

const { fields } = productTexts;

/** What is typed into the form, as text; the server checks it. */
export type DraftName = Exclude<keyof typeof fields, 'hidden' | 'best_pick'>;
export type ProductDraft = Record<DraftName, string> & { hidden: boolean; best_pick: boolean };
export type SetDraft = (change: Partial<ProductDraft>) => void;

const names = Object.keys(fields) as (keyof ProductDraft)[]; // `as`: keys of that very object
const flags: ReadonlySet<string> = new Set(['hidden', 'best_pick']);
/** Texts that are sent as they are; anything else that is left empty is not there. */
const texts: ReadonlySet<string> = new Set([
  ...['product_name', 'sku', 'barcode', 'product_description', 'slug', 'image_name'],
  ...['packaging1', 'packaging2', 'packaging3'],
]);

const money = /^(mrp|selling_price)\d?$/;
const rupeesText = (rupees: unknown) => (typeof rupees === 'number' ? rupees.toFixed(2) : '');

/** A new product begins empty, with the limit that most have. */
export function draftOf(known: ProductDetailWire | undefined): ProductDraft {
  const entries = names.map((name) => {
    if (flags.has(name)) return [name, known?.[name] ?? false];
    if (known && money.test(name)) return [name, rupeesText(known[name])];
    const value = known ? known[name] : name === 'maxqty' ? 240 : '';
    return [name, String(value ?? '')];
  });
  return Object.fromEntries(entries) as ProductDraft; // `as`: one of each name
}

/** What differs from `known`, in the words of saveProduct. */
export function changedFields(known: ProductDraft, draft: ProductDraft) {
  const changed = names.filter((name) => known[name] !== draft[name]);
  const wire = changed.map((name) => {
    const typed = draft[name];
    if (typeof typed === 'boolean' || texts.has(name)) return [name, typed];
    return [name, typed.trim() === '' ? null : typed.trim()];
  });
  return Object.fromEntries(wire) as Partial<ConsoleInput<'saveProduct'>>; // `as`: the server checks them
}

/** An amount that is typed, in paise; undefined where it is none. */
export function paiseIn(typed: string): number | undefined {
  return /^\d{1,7}(\.\d{0,2})?$/.test(typed.trim()) ? rupeesToPaise(Number(typed)) : undefined;
}
