import type { TaxRate } from './invoice-tax.ts';

/** Rates that the law knows, in hundredths of a percent; nil is one of them. */
export const lawfulRates: readonly TaxRate[] = [
  0, 10, 25, 100, 150, 300, 500, 600, 750, 12_00, 18_00, 28_00, 40_00,
];

/** A rate belongs to all goods whose HSN begins with its digits, from a day on (2026-10-04). */
export type RateRow = { hsn: string; from: string; rate: TaxRate };

/** Chapter, heading, sub-heading, tariff item. */
export function isHsn(text: string): boolean {
  return /^(\d{4}|\d{6}|\d{8})$/.test(text);
}

/** A rate may belong to a whole chapter. */
export function isRatePrefix(text: string): boolean {
  return /^(\d{2}|\d{4}|\d{6}|\d{8})$/.test(text);
}

/**
 * The rate of goods on a day: of the rows that hold by then, the one with the longest prefix, and of those the
 * newest. undefined: no row names these goods; a rate is never guessed.
 */
export function rateFor(hsn: string, day: string, table: readonly RateRow[]): TaxRate | undefined {
  let best: RateRow | undefined;
  for (const row of table) {
    if (row.from > day || !hsn.startsWith(row.hsn)) continue;
    if (!best || isCloser(row, best)) best = row;
  }
  return best?.rate;
}

function isCloser(row: RateRow, best: RateRow): boolean {
  if (row.hsn.length !== best.hsn.length) return row.hsn.length > best.hsn.length;
  return row.from > best.from;
}

/** 18 %, 0.25 % */
export function formatRate(rate: TaxRate): string {
  return `${rate / 100} %`;
}
