import { sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/bulk-edit.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Db } from '#server/db/connect.ts';
import type { StateChange } from '#server/queries/catalogue/bulk-edits.ts';
import { type AuditOrigin, insertAuditParts } from '#server/queries/operators/audit.ts';

/** Keeps what a bulk edit changed of each product, in the words of saveProduct. */
export async function auditEdited(
  tx: Db,
  editId: number,
  origin: AuditOrigin,
  changes: readonly StateChange[],
): Promise<void> {
  const parts = changes.map(({ id, before, after }) => ({
    subject: `product ${id}`,
    details: changedFields(fieldsOf(before), fieldsOf(after)),
  }));
  const rows = sql`select subject, details, null::int as about
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p(subject text, details jsonb)`;
  await insertAuditParts(tx, { ...origin, partOf: `product-edit ${editId}` }, rows);
}

type Fields = Record<string, string | number | boolean | null>;

function fieldsOf(state: ProductState): Fields {
  const packs = state.packs.flatMap(({ slot, pricePaise, mrpPaise }): [string, number | null][] => [
    [`selling_price${slot}`, paiseToRupees(pricePaise)],
    [`mrp${slot}`, mrpPaise === null ? null : paiseToRupees(mrpPaise)],
  ]);
  return {
    mrp: paiseToRupees(state.mrpPaise),
    ...Object.fromEntries(packs),
    brand_id: state.brandId,
    subcategory_id: state.subcategoryId,
    sub_subcategory_id: state.subSubcategoryId,
    hidden: state.hidden,
    best_pick: state.bestPick,
  };
}

function changedFields(before: Fields, after: Fields) {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (from: Fields) =>
    Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
