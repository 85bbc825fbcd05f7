import type { Permission } from '#domain/operators/permissions.ts';
import { type AmountChange, changedAmount } from './price-change.ts';
import { type ProductProblem, productProblems } from './product-rules.ts';

/** What a bulk edit can change of a product. */
export type ProductState = {
  mrpPaise: number;
  maxUnits: number;
  packs: readonly {
    slot: 1 | 2 | 3;
    size: number;
    pricePaise: number;
    /** Where this pack has an MRP of its own. */
    mrpPaise: number | null;
    packaging: string;
  }[];
  brandId: number;
  subcategoryId: number;
  subSubcategoryId: number | null;
  hidden: boolean;
  bestPick: boolean;
  hsn: string;
};

/** One change that many products get at once. */
export type BulkEdit =
  | ({ field: 'price' } & AmountChange)
  | ({ field: 'mrp' } & AmountChange)
  | { field: 'category'; subcategoryId: number; subSubcategoryId: number | null }
  | { field: 'brand'; brandId: number }
  | { field: 'hidden'; value: boolean }
  | { field: 'best_pick'; value: boolean }
  | { field: 'hsn'; hsn: string };

/** As in the form of a product: the rest of it is the owner's. */
export function permissionOfEdit({ field }: Pick<BulkEdit, 'field'>): Permission {
  return field === 'price' || field === 'mrp' ? 'prices' : 'products';
}

export type EditOutcome =
  | { outcome: 'changed' | 'unchanged'; after: ProductState }
  | { outcome: 'refused'; after: ProductState; problem: ProductProblem };

/** As much as the contract lets an amount be. */
const maxPaise = 999_999_999;

/** A product after the edit, whether that differs, and what keeps it from being saved. */
export function editProduct(before: ProductState, edit: BulkEdit): EditOutcome {
  const after = edited(before, edit);
  if (sameState(before, after)) return { outcome: 'unchanged', after };
  const isAmount = edit.field === 'price' || edit.field === 'mrp';
  const problem = isAmount ? amountProblem(before, after) : undefined;
  return problem ? { outcome: 'refused', after, problem } : { outcome: 'changed', after };
}

function edited(before: ProductState, edit: BulkEdit): ProductState {
  const { field } = edit;
  if (field === 'hidden') return { ...before, hidden: edit.value };
  if (field === 'best_pick') return { ...before, bestPick: edit.value };
  if (field === 'hsn') return { ...before, hsn: edit.hsn };
  if (field === 'brand') return { ...before, brandId: edit.brandId };
  if (field === 'category') {
    const { subcategoryId, subSubcategoryId } = edit;
    return { ...before, subcategoryId, subSubcategoryId };
  }
  const mrpOf = (own: number) => changedAmount(edit, own, own);
  if (field === 'mrp') {
    const packs = before.packs.map((pack) => ({
      ...pack,
      mrpPaise: pack.mrpPaise === null ? null : mrpOf(pack.mrpPaise),
    }));
    return { ...before, mrpPaise: mrpOf(before.mrpPaise), packs };
  }
  const packs = before.packs.map((pack) => ({
    ...pack,
    pricePaise: changedAmount(edit, pack.pricePaise, pack.mrpPaise ?? before.mrpPaise),
  }));
  return { ...before, packs };
}

function amountProblem(before: ProductState, after: ProductState): ProductProblem | undefined {
  // Where every pack has an MRP of its own, the product may have none.
  const mrps = after.mrpPaise === before.mrpPaise ? [] : [['mrp', after.mrpPaise] as const];
  const ofPacks = after.packs.flatMap(({ slot, pricePaise, mrpPaise }) => [
    [`selling_price${slot}`, pricePaise] as const,
    ...(mrpPaise === null ? [] : [[`mrp${slot}`, mrpPaise] as const]),
  ]);
  for (const [field, paise] of [...mrps, ...ofPacks]) {
    if (paise <= 0) return { field, message: 'would not be above 0' };
    if (paise > maxPaise) return { field, message: 'would be too high' };
  }
  return productProblems(after.mrpPaise, after.maxUnits, after.packs)[0];
}

function sameState(one: ProductState, two: ProductState): boolean {
  // Both have the same keys in the same order: one is made from the other.
  return JSON.stringify(one) === JSON.stringify(two);
}
