import {
  type EditRowWire,
  type EditWire,
  editChange,
  type PreviewRowWire,
  type ProductStateWire,
} from '#contract/console/bulk-edit.ts';
import type { EditOutcome, ProductState } from '#domain/catalogue/bulk-edit.ts';
import { marginPercent } from '#domain/catalogue/pricing.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { EditRecord } from '#server/queries/catalogue/bulk-edits.ts';
import type { ProductWithState } from '#server/queries/catalogue/product-states.ts';

export function editToWire(found: { edit: EditRecord; operatorName: string }): EditWire {
  const { edit, operatorName } = found;
  return {
    id: edit.id,
    state: edit.state,
    change: editChange.parse(edit.change),
    operator_name: operatorName,
    created_at: edit.createdAt.toISOString(),
    run_at: edit.runAt?.toISOString() ?? null,
    applied_at: edit.appliedAt?.toISOString() ?? null,
    undone_at: edit.undoneAt?.toISOString() ?? null,
    changed: edit.changed,
    problem: edit.problem,
  };
}

function stateWire(state: ProductState): ProductStateWire {
  return {
    mrp: paiseToRupees(state.mrpPaise),
    packs: state.packs.map(({ slot, size, pricePaise, mrpPaise }) => ({
      slot,
      set_qty: size,
      selling_price: paiseToRupees(pricePaise),
      mrp: paiseToRupees(mrpPaise ?? state.mrpPaise),
      sp_percentage: marginPercent(mrpPaise ?? state.mrpPaise, pricePaise),
    })),
    brand_id: state.brandId,
    subcategory_id: state.subcategoryId,
    sub_subcategory_id: state.subSubcategoryId,
    hidden: state.hidden,
    best_pick: state.bestPick,
  };
}

export function rowWire(row: {
  id: number;
  sku: string;
  name: string;
  before: ProductState;
  after: ProductState;
}): EditRowWire {
  return {
    ...{ id: row.id, sku: row.sku, product_name: row.name },
    ...{ before: stateWire(row.before), after: stateWire(row.after) },
  };
}

/** What an edit would make of a product as it is now. */
export function previewWire(product: ProductWithState, result: EditOutcome): PreviewRowWire {
  return {
    ...rowWire({ ...product, before: product.state, after: result.after }),
    outcome: result.outcome,
    problem: result.outcome === 'refused' ? result.problem : null,
  };
}
