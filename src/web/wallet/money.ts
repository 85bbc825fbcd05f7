import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';

/** Rupees of the wire as they are read. */
export function money(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees));
}
