import type { PackSlot } from '#domain/catalogue/pricing.ts';
import { maxPacksPerLine } from '#domain/limits.ts';

export type OfferedPack = { slot: PackSlot; packSize: number; pricePaise: number };
export type HeldPack = OfferedPack & { packs: number };

export type CheaperPacks = {
  /** What the cart would hold of the product, the largest packs first. */
  packs: HeldPack[];
  savedPaise: number;
};

/**
 * The same number of units of one product in other packs, where that costs less; at the lowest total.
 * `maxUnits`: the most of one slot. Nothing where the shop has too few units for the cart as it is.
 */
export function cheaperPacks(
  offered: readonly OfferedPack[],
  held: readonly Pick<HeldPack, 'slot' | 'packs'>[],
  { maxUnits, stock }: { maxUnits: number; stock: number },
): CheaperPacks | undefined {
  const now = offered.map((pack) => ({
    ...pack,
    packs: held.find(({ slot }) => slot === pack.slot)?.packs ?? 0,
  }));
  const units = now.reduce((sum, pack) => sum + pack.packs * pack.packSize, 0);
  if (units === 0 || units > stock) return undefined;
  const largestFirst = [...now].sort((a, b) => b.packSize - a.packSize);
  const sizes = largestFirst.map(({ packSize }) => packSize);
  const ways = waysToFill(sizes, units, Math.min(units, maxUnits)).map((counts) =>
    largestFirst.map((pack, i) => ({ ...pack, packs: counts[i] ?? 0 })),
  );
  const most = Math.min(totalPaise(now), ...ways.map(totalPaise));
  const savedPaise = totalPaise(now) - most;
  const cheapest = ways.find((way) => totalPaise(way) === most);
  if (savedPaise === 0 || cheapest?.some(({ packs }) => packs > maxPacksPerLine)) return undefined;
  return cheapest && { packs: cheapest.filter(({ packs }) => packs > 0), savedPaise };
}

function totalPaise(packs: readonly HeldPack[]): number {
  return packs.reduce((sum, one) => sum + one.packs * one.packSize * one.pricePaise, 0);
}

/** How many of each size make up these units, with at most `most` units of a size: the ways that may be cheapest. */
function waysToFill(sizes: readonly number[], units: number, most: number): number[][] {
  const [size = 1, second, ...rest] = sizes;
  if (second === undefined) return units <= most && units % size === 0 ? [[units / size]] : [];
  const largest = Math.floor(Math.min(units, most) / size);
  // The other sizes hold the rest.
  const fewest = Math.max(0, Math.ceil((units - most * (rest.length + 1)) / size));
  const counts =
    rest.length > 0
      ? range(fewest, largest)
      : theEnds(fewest, largest, second, (count) => units - count * size);
  return counts.flatMap((count) =>
    waysToFill([second, ...rest], units - count * size, most).map((way) => [count, ...way]),
  );
}

/**
 * The fewest and the most that leave whole packs of the other size: between these two the total goes one way.
 * They recur at least every `other` counts.
 */
function theEnds(
  fewest: number,
  largest: number,
  other: number,
  left: (count: number) => number,
): number[] {
  const isWhole = (count: number) => left(count) % other === 0;
  const steps = range(0, Math.min(largest - fewest, other - 1));
  const ends = [
    steps.find((step) => isWhole(fewest + step)),
    steps.find((step) => isWhole(largest - step)),
  ];
  return ends.flatMap((step, i) =>
    step === undefined ? [] : [i === 0 ? fewest + step : largest - step],
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
