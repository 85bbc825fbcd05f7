export type EditLine = { id: number; productId: number; packSize: number; packs: number };

/** An order being edited: its lines, and the units of each product that are left in the shop. */
export type OrderEdit<L extends EditLine = EditLine> = {
  lines: readonly L[];
  stock: ReadonlyMap<number, number>;
};

/** Spec §4: one pack less, not below 0; its units go back to the stock. */
export function lessOfLine<L extends EditLine>(edit: OrderEdit<L>, lineId: number): OrderEdit<L> {
  const line = edit.lines.find((one) => one.id === lineId);
  return line && line.packs > 0 ? moved(edit, line, -1) : edit;
}

/** Spec §4: one pack more, or undefined where the stock does not cover it. */
export function moreOfLine<L extends EditLine>(
  edit: OrderEdit<L>,
  lineId: number,
): OrderEdit<L> | undefined {
  const line = edit.lines.find((one) => one.id === lineId);
  if (!line || (edit.stock.get(line.productId) ?? 0) < line.packSize) return undefined;
  return moved(edit, line, 1);
}

function moved<L extends EditLine>(edit: OrderEdit<L>, line: L, by: 1 | -1): OrderEdit<L> {
  const left = (edit.stock.get(line.productId) ?? 0) - by * line.packSize;
  return {
    lines: edit.lines.map((one) => (one === line ? { ...one, packs: one.packs + by } : one)),
    stock: new Map(edit.stock).set(line.productId, left),
  };
}

/** Units that an edit takes out of the shop, by product; negative where they come back. */
export function takenByEdit(
  before: readonly EditLine[],
  after: readonly Pick<EditLine, 'id' | 'packs'>[],
): Map<number, number> {
  const packsAfter = new Map(after.map(({ id, packs }) => [id, packs]));
  const taken = new Map<number, number>();
  for (const line of before) {
    const units = ((packsAfter.get(line.id) ?? line.packs) - line.packs) * line.packSize;
    if (units !== 0) taken.set(line.productId, (taken.get(line.productId) ?? 0) + units);
  }
  return taken;
}
