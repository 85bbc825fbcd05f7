import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';

/** ₹12,34,567.50 of an amount on the wire. */
export function formatRupees(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees));
}

/** ₹950, ₹9.5k, ₹12.4k, ₹1.2L: where there is room for a few signs. */
export function compactRupees(rupees: number): string {
  if (rupees < 0) return `−${compactRupees(-rupees)}`;
  if (rupees >= 99_500) return `₹${(rupees / 100_000).toFixed(1)}L`;
  return rupees >= 1000 ? `₹${(rupees / 1000).toFixed(1)}k` : `₹${Math.round(rupees)}`;
}
