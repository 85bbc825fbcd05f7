import {
  type EditRowWire,
  type EditWire,
  editChange,
  type PreviewRowWire,
  type ProductStateWire,
} from '#contract/console/bulk-edit.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { EditOutcome, ProductState } from '#domain/catalogue/bulk-edit.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { editedColumns, stateOf } from '#server/bulk-edits/edit-row.ts';
import type { EditSide, FoundEdit } from '#server/queries/catalogue/bulk-edits.ts';
import type { ProductWithState } from '#server/queries/catalogue/product-states.ts';

const editColumns = [
  ...(['id', 'state', 'changed', 'problem'] as const),
  ...(['createdAt', 'runAt', 'appliedAt', 'undoneAt'] as const),
] as const;

export function editToWire({ edit, operatorName }: FoundEdit): EditWire {
  return {
    ...wireFields(edit, editColumns),
    change: editChange.parse(edit.change),
    operator_name: operatorName,
  };
}

function stateWire(state: Omit<ProductState, 'maxUnits'>): ProductStateWire {
  return {
    mrp: paiseToRupees(state.mrpPaise),
    packs: state.packs.map(({ slot, size, pricePaise, mrpPaise }) => ({
      slot,
      set_qty: size,
      selling_price: paiseToRupees(pricePaise),
      mrp: paiseToRupees(mrpPaise ?? state.mrpPaise),
      sp_percentage: marginPercent(mrpPaise ?? state.mrpPaise, pricePaise),
    })),
    ...wireFields(state, editedColumns),
  };
}

type Product = { id: number; sku: string; name: string };

const productWire = ({ id, sku, name }: Product) => ({ id, sku, product_name: name });

export function rowWire(row: Product & { before: EditSide; after: EditSide }): EditRowWire {
  const [before, after] = [stateOf(row.before), stateOf(row.after)];
  return { ...productWire(row), before: stateWire(before), after: stateWire(after) };
}

/** What an edit would make of a product as it is now. */
export function previewWire(product: ProductWithState, result: EditOutcome): PreviewRowWire {
  return {
    ...productWire(product),
    ...{ before: stateWire(product.state), after: stateWire(result.after) },
    outcome: result.outcome,
    problem: result.outcome === 'refused' ? result.problem : null,
  };
}
