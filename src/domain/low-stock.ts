/** Where a product has no threshold of its own, fewer than so many of its smallest packs are low. */
export const lowStockPacks = 3;

/** Whether it is time to reorder. A product without packs is not for sale. */
export function isLowStock(product: {
  stock: number;
  lowStockUnits: number | null;
  packs: readonly { size: number }[];
}): boolean {
  if (product.lowStockUnits !== null) return product.stock < product.lowStockUnits;
  const smallest = Math.min(...product.packs.map((pack) => pack.size));
  return Number.isFinite(smallest) && product.stock < lowStockPacks * smallest;
}
