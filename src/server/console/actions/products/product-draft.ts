import { descriptionLength } from '#contract/console/html-lengths.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { ProductFields } from '#contract/console/product.ts';
import { tooLong } from '#contract/fields.ts';
import { columnFields } from '#contract/wire-fields.ts';
import {
  type PackDraft,
  type ProductProblem,
  productProblems,
} from '#domain/catalogue/product-rules.ts';
import { packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { cleanHtmlWithin } from '#server/html/clean-html.ts';
import { badField, badFields } from '#server/messages/bad-input.ts';
import type { PackRow } from '#server/queries/catalogue/console-products.ts';
import { sameColumns } from './product-wire.ts';

const emptyPacks = {
  ...{ mrp1: null, mrp2: null, mrp3: null },
  ...{ selling_price1: null, selling_price2: null, selling_price3: null },
  ...{ set_qty1: null, set_qty2: null, set_qty3: null },
  ...{ packaging1: null, packaging2: null, packaging3: null },
};

/** Of a new product, where nothing else is said. */
const newProduct = {
  ...{ product_name_hi: '', slug: '', image_name: '', sub_subcategory_id: null, ...emptyPacks },
  ...{
    product_description: '',
    product_description_hi: '',
    hidden: false,
    best_pick: false,
    barcode: '',
  },
  ...{ low_stock_units: null, hsn: '', uqc: 'NOS' as const },
};

const required = ['product_name', 'sku', 'brand_id', 'subcategory_id', 'mrp', 'maxqty'] as const;

export type SaveInput = ParsedConsoleInput<'saveProduct'>;

type Given = Partial<ProductFields>;

/** The product as it shall be: what is there now, or what a new one begins with, and what is given. */
export function mergedDraft(
  now: ProductFields | undefined,
  given: Given,
): ProductFields | ProductProblem {
  const changes = Object.entries(given).filter(([, value]) => value !== undefined);
  const draft: Given = { ...(now ?? newProduct), ...Object.fromEntries(changes) };
  const missing = required.find((field) => draft[field] === undefined);
  if (missing) return { field: missing, message: 'is required' };
  const whole = draft as ProductFields; // `as`: what a new product does not begin with was just required
  const cleaned = { ...whole };
  for (const field of ['product_description', 'product_description_hi'] as const) {
    // What is stored was cleaned when it was.
    if (whole[field] === now?.[field]) continue;
    const html = cleanHtmlWithin(descriptionLength, whole[field]);
    if (html === undefined) return { field, message: tooLong(descriptionLength) };
    cleaned[field] = html;
  }
  return cleaned;
}

export function draftOf(now: ProductFields | undefined, input: SaveInput): ProductFields {
  const { id: _id, version: _version, stock: _stock, ...given } = input;
  const draft = mergedDraft(now, given as Given); // `as`: what is left out is undefined, as there
  if ('field' in draft) throw badField(draft.field, draft.message);
  return draft;
}

const paiseOrNull = (rupees: number | null) => (rupees === null ? null : rupeesToPaise(rupees));

function packDraftsOf(draft: ProductFields): PackDraft[] {
  return packSlots.map((slot) => ({
    slot,
    size: draft[`set_qty${slot}`],
    pricePaise: paiseOrNull(draft[`selling_price${slot}`]),
    mrpPaise: paiseOrNull(draft[`mrp${slot}`]),
  }));
}

/** What keeps a draft from being saved. */
export function draftProblems(draft: ProductFields): ProductProblem[] {
  return productProblems(rupeesToPaise(draft.mrp), draft.maxqty, packDraftsOf(draft));
}

/** The packs of a draft; one with size and price is offered, a half one refused. */
export function packsOf(draft: ProductFields): Omit<PackRow, 'productId'>[] {
  const problems = draftProblems(draft);
  if (problems[0]) {
    throw badFields(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  }
  return packDraftsOf(draft).flatMap(({ slot, size, pricePaise, mrpPaise }) =>
    size === null || pricePaise === null
      ? []
      : [{ slot, size, pricePaise, mrpPaise, packaging: draft[`packaging${slot}`] ?? '' }],
  );
}

export function columnsOf(draft: ProductFields) {
  return {
    name: draft.product_name,
    nameHi: draft.product_name_hi,
    image: draft.image_name,
    ...columnFields(draft, sameColumns),
    mrpPaise: rupeesToPaise(draft.mrp),
    maxUnits: draft.maxqty,
    descriptionHtml: draft.product_description,
    descriptionHtmlHi: draft.product_description_hi,
  };
}
