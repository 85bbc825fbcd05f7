import { formatPaise, rupeesToPaise } from '#domain/money.ts';

/** ₹12,34,567.50 of an amount on the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees));
}
