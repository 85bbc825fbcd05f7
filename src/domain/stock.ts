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

export type StockMove = { units: number } | { refused: 'too-little-stock' | 'wrong-units' };

/**
 * How stock moves when an operator books units: goods in add, a count says what is there, and what is
 * sold or written off leaves, however its sign was typed.
 */
export function stockMove(reason: CountedReason, units: number, stock: number): StockMove {
  if (reason === 'count') return units < 0 ? { refused: 'wrong-units' } : { units: units - stock };
  if (units === 0) return { refused: 'wrong-units' };
  if (reason === 'restock') return units < 0 ? { refused: 'wrong-units' } : { units };
  const leaving = Math.abs(units);
  return leaving > stock ? { refused: 'too-little-stock' } : { units: -leaving };
}
