import type { CartLine } from './cart-line.ts';

const before = new Map<number, number>();

/**
 * The price alert settles the changes on the server just before it leads to the cart, where the
 * customer wants to see them: this tab remembers the old prices.
 */
export function rememberPrices(lines: readonly CartLine[]): void {
  for (const { id, previousPricePaise } of lines) {
    if (previousPricePaise !== undefined) before.set(id, previousPricePaise);
  }
}

export function rememberedPrice(line: CartLine): CartLine {
  const previousPricePaise = line.previousPricePaise ?? before.get(line.id);
  if (previousPricePaise === line.pricePaise) return line;
  return previousPricePaise === undefined ? line : { ...line, previousPricePaise };
}

/** Seen in the cart: no longer news. */
export function forgetPrices(): void {
  before.clear();
}
