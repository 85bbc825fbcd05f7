import { groupDigits } from '#domain/india/indian-formats.ts';

/** ₹12,34,567.50 */
export function formatPaise(paise: number): string {
  const [whole = '', decimals] = (Math.abs(paise) / 100).toFixed(2).split('.');
  return `${paise < 0 ? '−' : ''}₹${groupDigits(whole)}.${decimals}`;
}

/** Money crosses the wire as rupees; everywhere else it is whole paise. */
export function paiseToRupees(paise: number): number {
  return paise / 100;
}

export function rupeesToPaise(amount: number): number {
  return Math.round(amount * 100);
}
