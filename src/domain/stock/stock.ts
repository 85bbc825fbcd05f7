/** Why stock moves. */
export const stockReasons = [
  'order',
  'cancel',
  'edit',
  'counter-sale',
  'restock',
  'count',
  'write-off',
] as const;

export type StockReason = (typeof stockReasons)[number];

/** What an operator books by hand; the others follow from orders. */
export const countedReasons = ['restock', 'count', 'counter-sale', 'write-off'] as const;

export type CountedReason = (typeof countedReasons)[number];

/** Most units of one product; far below what a column of the database holds. */
export const maxStockUnits = 100_000_000;

export type StockMove =
  | { units: number }
  | { refused: 'too-little-stock' | 'too-much-stock' | 'wrong-units' };

/**
 * How stock moves when an operator books units: goods in add, a count says what is there, and what is
 * sold or written off leaves, however its sign was typed.
 */
export function stockMove(reason: CountedReason, units: number, stock: number): StockMove {
  if (reason === 'count') {
    if (units < 0) return { refused: 'wrong-units' };
    return units > maxStockUnits ? { refused: 'too-much-stock' } : { units: units - stock };
  }
  if (units === 0) return { refused: 'wrong-units' };
  if (reason === 'restock') {
    if (units < 0) return { refused: 'wrong-units' };
    return stock + units > maxStockUnits ? { refused: 'too-much-stock' } : { units };
  }
  const leaving = Math.abs(units);
  return leaving > stock ? { refused: 'too-little-stock' } : { units: -leaving };
}
