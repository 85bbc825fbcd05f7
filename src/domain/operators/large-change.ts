/** Beyond either of these, a file or bulk edit takes the right `large-files`. */
export type LargeChange = { rows: number; percent: number };

export const defaultLarge: LargeChange = { rows: 200, percent: 20 };

/** `priceChange`: the largest of a price, up or down, in hundredths of a percent; null: none changes. */
export function isLargeChange(
  { rows, priceChange }: { rows: number; priceChange: number | null },
  limit: LargeChange,
): boolean {
  return rows > limit.rows || Math.abs(priceChange ?? 0) > limit.percent * 100;
}
