import { type RateRow, rateFor } from './tax-rates.ts';

export type TaxTable = { rates: readonly RateRow[]; hsnDigits: number; day: string };

/** What is missing to tax goods, in words that follow their name; undefined: nothing. */
export function taxFault(hsn: string, { rates, hsnDigits, day }: TaxTable): string | undefined {
  if (hsn === '') return 'has no HSN';
  if (hsn.length < hsnDigits) return `has an HSN of fewer than ${hsnDigits} digits`;
  return rateFor(hsn, day, rates) === undefined ? `has an HSN, ${hsn}, without a rate` : undefined;
}
