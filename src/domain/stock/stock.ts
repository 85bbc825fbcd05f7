import { lowStockUnits } from '#domain/limits.ts';

/**
 * Whether pages stay right when the number in stock goes from one to the other. They say how many are left only of
 * few. Where more have come, more can be added than they let.
 */
export function isShownAlike(before: number, after: number): boolean {
  return after <= before && after >= lowStockUnits;
}

/** Why stock moves. */
export const stockReasons = [
  'order',
  'cancel',
  'edit',
  'pick',
  'return',
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
  | { refused: 'too-little-stock' | 'too-much-stock' | 'wrong-units' | 'below-promised' };

type HeldStock = {
  /** What can still be sold. */
  stock: number;
  /** Units of orders that have not left the shop: taken off the stock, and still on the shelf. */
  promised: number;
};

/** What should be found when it is counted. */
export function onShelf({ stock, promised }: HeldStock): number {
  return stock + promised;
}

/**
 * How stock moves when an operator books units: goods in add, a count says what stands on the shelf, and what
 * is sold or written off leaves, however its sign was typed.
 */
export function stockMove(reason: CountedReason, units: number, held: HeldStock): StockMove {
  if (reason === 'count') return counted(units, held);
  const { stock } = held;
  if (units === 0) return { refused: 'wrong-units' };
  if (reason === 'restock') {
    if (units < 0) return { refused: 'wrong-units' };
    return stock + units > maxStockUnits ? { refused: 'too-much-stock' } : { units };
  }
  const leaving = Math.abs(units);
  return leaving > stock ? { refused: 'too-little-stock' } : { units: -leaving };
}

/** Orders would have goods that nobody can find where fewer are counted than they wait for. */
function counted(units: number, held: HeldStock): StockMove {
  if (units < 0) return { refused: 'wrong-units' };
  if (units > maxStockUnits) return { refused: 'too-much-stock' };
  if (units < held.promised) return { refused: 'below-promised' };
  return { units: units - onShelf(held) };
}
