import { productTexts } from '#console/messages/products.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { ProductDetailWire } from '#contract/console/product.ts';
import { type PackDraft, productProblems } from '#domain/catalogue/product-rules.ts';
import { maxUnitsTyped, packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';

const { fields } = productTexts;

/** What is typed into the form, as text; the server checks it. */
export type DraftName = Exclude<keyof typeof fields, 'hidden' | 'best_pick'>;
export type ProductDraft = Record<DraftName, string> & { hidden: boolean; best_pick: boolean };

const names = Object.keys(fields) as (keyof ProductDraft)[]; // `as`: keys of that very object
const flags: ReadonlySet<string> = new Set(['hidden', 'best_pick']);
/** Texts that are sent as they are; anything else that is left empty is not there. */
const texts: ReadonlySet<string> = new Set([
  ...['product_name', 'product_name_hi', 'sku', 'barcode', 'slug', 'hsn', 'uqc'],
  ...['product_description', 'product_description_hi'],
  'image_name',
  ...['packaging1', 'packaging2', 'packaging3'],
]);

const money = /^(mrp|selling_price)\d?$/;
const rupeesText = (rupees: unknown) => (typeof rupees === 'number' ? rupees.toFixed(2) : '');

/** What most have. */
const beginning: Partial<Record<keyof ProductDraft, string>> = { maxqty: '240', uqc: 'PCS' };

/** A new product begins empty but for what most have. */
export function draftOf(known: ProductDetailWire | undefined): ProductDraft {
  const entries = names.map((name) => {
    if (flags.has(name)) return [name, known?.[name] ?? false];
    if (known && money.test(name)) return [name, rupeesText(known[name])];
    const value = known ? known[name] : (beginning[name] ?? '');
    return [name, String(value ?? '')];
  });
  return Object.fromEntries(entries) as ProductDraft; // `as`: one of each name
}

/** What was changed, in the words of saveProduct. */
export function productInput(changes: Partial<ProductDraft>) {
  const wire = Object.entries(changes).map(([name, typed]) => {
    if (typeof typed === 'boolean' || texts.has(name)) return [name, typed];
    return [name, typed.trim() === '' ? null : typed.trim()];
  });
  return Object.fromEntries(wire) as Partial<ConsoleInput<'saveProduct'>>; // `as`: the server checks them
}

/** As people read it; stock that moves is no change of the form. */
export function productShown(product: ProductDetailWire | undefined) {
  const shown = names.map((name) => [name, textOf(product?.[name] ?? '')]);
  return {
    ...(Object.fromEntries(shown) as Record<keyof ProductDraft, string>), // `as`: one of each name
    brand_id: textOf(product?.brand_name ?? ''),
    subcategory_id: textOf(product?.subcategory_name ?? ''),
    sub_subcategory_id: textOf(product?.sub_subcategory_name ?? ''),
    stock: '',
  };
}

function textOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? productTexts.yes : productTexts.no;
  return String(value);
}

const wholeNumbers = /^(set_qty\d|maxqty|low_stock_units|stock)$/;

/** What the server would refuse, by the same rules: all of it, so that nothing waits for the next try. */
export function draftErrors(draft: ProductDraft): Partial<Record<DraftName, string>> {
  const problems = productProblems(paiseIn(draft.mrp) ?? 0, Number(draft.maxqty), packsIn(draft));
  const found = new Map<string, string>(
    problems.map(({ field, message }) => [
      field,
      productTexts.problem(fields[field as DraftName], message),
    ]), // `as`: the rules use the contract's names
  );
  for (const name of names) {
    const typed = String(draft[name]).trim();
    if (typed === '') continue;
    if (money.test(name) && paiseIn(typed) === undefined) found.set(name, amountError(typed));
    const wrongUnits = wholeNumbers.test(name) ? unitsError(typed) : undefined;
    if (wrongUnits !== undefined) found.set(name, wrongUnits);
  }
  return Object.fromEntries(found) as Partial<Record<DraftName, string>>; // `as`: names of fields
}

const { amountWrong, amountTooHigh, unitsWrong, unitsTooMany } = productTexts;

/** More digits than an amount has are no typing error of another kind. */
export function amountError(typed: string): string {
  return /^\d{8,}(\.\d{0,2})?$/.test(typed) ? amountTooHigh : amountWrong;
}

export function unitsError(typed: string): string | undefined {
  if (!/^\d+$/.test(typed)) return unitsWrong;
  return Number(typed) > maxUnitsTyped ? unitsTooMany(maxUnitsTyped) : undefined;
}

function packsIn(draft: ProductDraft): PackDraft[] {
  return packSlots.map((slot) => ({
    slot,
    size: draft[`set_qty${slot}`].trim() === '' ? null : Number(draft[`set_qty${slot}`]),
    pricePaise: paiseIn(draft[`selling_price${slot}`]) ?? null,
    mrpPaise: paiseIn(draft[`mrp${slot}`]) ?? null,
  }));
}

/** An amount that is typed, in paise; undefined where it is none. */
export function paiseIn(typed: string): number | undefined {
  return /^\d{1,7}(\.\d{0,2})?$/.test(typed.trim()) ? rupeesToPaise(Number(typed)) : undefined;
}
