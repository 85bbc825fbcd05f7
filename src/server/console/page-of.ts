/**
 * One page of rows that were read with one more than asked for, and the cursor of the next: the key
 * of the last row shown.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => number | string,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, next: rows.length > limit && last ? String(keyOf(last)) : null };
}
