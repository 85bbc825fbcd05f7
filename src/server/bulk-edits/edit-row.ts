import { columnFields, wireFields } from '#contract/wire-fields.ts';
import type { ProductState } from '#domain/catalogue/bulk-edit.ts';
import { largestPriceChange } from '#domain/files/import-file.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { EditSide } from '#server/queries/catalogue/bulk-edits.ts';
import type { ProductWithState } from '#server/queries/catalogue/product-states.ts';
import type { NewImportRow } from '#server/queries/files/import-files.ts';

type Fields = EditSide['fields'];

/** Beside its prices, what a bulk edit can change of a product. */
export const editedColumns = [
  ...(['brandId', 'subcategoryId', 'subSubcategoryId', 'hidden', 'bestPick'] as const),
  'hsn',
] as const;

/** What is kept of a product that a bulk edit changes: a row as of a file. */
export function editRow(
  { id, version, state }: ProductWithState,
  after: ProductState,
  prices: boolean,
): Omit<NewImportRow, 'row'> {
  const [was, is] = [fieldsOf(state), fieldsOf(after)];
  const names = Object.keys(is).filter((name) => was[name] !== is[name]);
  const pick = (from: Fields): Fields =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return {
    targetId: id,
    cells: {},
    before: { version, ...sideOf(state, pick(was)) },
    after: { prices, ...sideOf(after, pick(is)) },
    priceChange: largestPriceChange(was, pick(is)),
  };
}

/** In the words of saveProduct. */
function fieldsOf(state: ProductState): Fields {
  const packs = state.packs.flatMap(({ slot, pricePaise, mrpPaise }): [string, number | null][] => [
    [`selling_price${slot}`, paiseToRupees(pricePaise)],
    [`mrp${slot}`, mrpPaise === null ? null : paiseToRupees(mrpPaise)],
  ]);
  return {
    mrp: paiseToRupees(state.mrpPaise),
    ...Object.fromEntries(packs),
    ...wireFields(state, editedColumns),
  };
}

function sideOf(state: ProductState, fields: Fields): EditSide {
  return {
    fields,
    set: wireFields(state, ['mrpPaise', ...editedColumns]),
    packs: state.packs.map(({ slot, size, pricePaise, mrpPaise, packaging }) => ({
      ...{ slot, size, price_paise: pricePaise, mrp_paise: mrpPaise, packaging },
    })),
  };
}

/** What a kept row shows of its product. */
export function stateOf({ set, packs }: EditSide): Omit<ProductState, 'maxUnits'> {
  return {
    mrpPaise: set.mrp_paise,
    packs: packs.map(({ slot, size, price_paise, mrp_paise, packaging }) => ({
      ...{ slot, size, pricePaise: price_paise, mrpPaise: mrp_paise, packaging },
    })),
    // Rows of edits that were made before there was one have none.
    ...columnFields({ ...set, hsn: set.hsn ?? '' }, editedColumns),
  };
}
