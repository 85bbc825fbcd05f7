/** Where neither a product nor the shop has a threshold, fewer than so many of its smallest packs are low. */
export const lowStockPacks = 3;

/** What sold in so many days is the rate at which a product sells. */
export const salesDays = 28;

/** Days that the stock of a product should cover, unless the shop says otherwise. */
export const defaultCoverDays = 7;

/** The shop's own rules; `lowStockUnits` null: it has none. */
type ShopRules = { lowStockUnits: number | null; coverDays: number };

/** Whether it is time to reorder: below its threshold, or sold out too soon. A product without packs is not for sale. */
export function isLowStock(
  product: {
    stock: number;
    /** In `salesDays`. */
    soldUnits: number;
    lowStockUnits: number | null;
    packs: readonly { size: number }[];
  },
  shop: ShopRules,
): boolean {
  const { stock, soldUnits, lowStockUnits } = product;
  if (stock * salesDays < shop.coverDays * soldUnits) return true;
  if (lowStockUnits !== null) return stock < lowStockUnits;
  const smallest = Math.min(...product.packs.map((pack) => pack.size));
  return Number.isFinite(smallest) && stock < (shop.lowStockUnits ?? lowStockPacks * smallest);
}

/** For how many whole days the stock lasts at the rate it sells; null: it does not sell. */
export function daysOfCover(stock: number, soldUnits: number): number | null {
  return soldUnits > 0 ? Math.floor((stock * salesDays) / soldUnits) : null;
}
