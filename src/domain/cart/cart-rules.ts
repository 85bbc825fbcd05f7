/** What limits the packs of one slot of a product in a cart. */
export type PackRoom = {
  packSize: number;
  /** Most units of one slot in a cart. */
  maxUnits: number;
  /** Units in the shop. */
  stock: number;
  /** Units of the same product in the cart's other slots. */
  otherUnits: number;
};

export type PackRefusal = 'over-limit' | 'too-little-stock';

/** How many packs of this slot the cart may hold. */
export function mostPacks({ packSize, maxUnits, stock, otherUnits }: PackRoom): number {
  return Math.max(0, Math.floor(Math.min(maxUnits, stock - otherUnits) / packSize));
}

/** Why a slot may not hold this many packs. Where both apply, the limit per slot is the reason. */
export function refusePacks(room: PackRoom, packs: number): PackRefusal | undefined {
  const units = packs * room.packSize;
  if (units > room.maxUnits) return 'over-limit';
  if (units + room.otherUnits > room.stock) return 'too-little-stock';
  return undefined;
}

/** Products whose stock does not cover the units of all their lines together. */
export function shortProducts(
  lines: readonly { productId: number; packSize: number; packs: number; stock: number }[],
): Set<number> {
  const wanted = new Map<number, number>();
  for (const { productId, packSize, packs } of lines) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + packSize * packs);
  }
  return new Set(
    lines.filter((line) => (wanted.get(line.productId) ?? 0) > line.stock).map((l) => l.productId),
  );
}
