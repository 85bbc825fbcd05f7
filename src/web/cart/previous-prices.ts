import type { CartLine } from './cart-line.ts';

const previousPrices = new Map<number, number>();

/**
 * The price alert marks the changes as seen on the server just before it opens the cart, where the
 * customer wants to see them: until then this tab remembers the old prices.
 */
export function rememberPreviousPrices(lines: readonly CartLine[]): void {
  for (const { id, previousPricePaise } of lines) {
    if (previousPricePaise !== undefined) previousPrices.set(id, previousPricePaise);
  }
}

export function withPreviousPrice(line: CartLine): CartLine {
  const previousPricePaise = line.previousPricePaise ?? previousPrices.get(line.id);
  if (previousPricePaise === line.pricePaise) return line;
  return previousPricePaise === undefined ? line : { ...line, previousPricePaise };
}

/** The customer has left the cart, so the changes have been seen. */
export function forgetPreviousPrices(): void {
  previousPrices.clear();
}
