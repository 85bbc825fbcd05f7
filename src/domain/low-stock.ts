/** Days that the stock of a product should cover, unless the shop says otherwise. */
export const defaultCoverDays = 7;

/** Where neither a product nor the shop has a threshold, fewer than so many of its smallest packs are low. */
export const lowStockPacks = 3;

/** Whether it is time to reorder; `shopUnits` is the shop's own rule, where it has one. A product without packs is not for sale. */
export function isLowStock(
  product: {
    stock: number;
    lowStockUnits: number | null;
    packs: readonly { size: number }[];
  },
  shopUnits: number | null,
): boolean {
  if (product.lowStockUnits !== null) return product.stock < product.lowStockUnits;
  const smallest = Math.min(...product.packs.map((pack) => pack.size));
  return Number.isFinite(smallest) && product.stock < (shopUnits ?? lowStockPacks * smallest);
}
