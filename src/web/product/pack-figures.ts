import { marginHundredths, type Pack } from '#domain/catalogue/pricing.ts';

/** What a shopkeeper weighs about one pack. */
export type PackFigures = Pack & {
  packPricePaise: number;
  marginPercent: number;
  /** What selling one pack at MRP brings. */
  earnPaise: number;
  /** Earns the highest margin of several. */
  best: boolean;
};

export function packFigures(packs: readonly Pack[]): PackFigures[] {
  const margins = packs.map((pack) => marginHundredths(pack.mrpPaise, pack.pricePaise));
  const highest = Math.max(...margins);
  // Where every pack earns the same there is nothing to point at.
  const differ = margins.some((margin) => margin < highest);
  return packs.map((pack, index) => ({
    ...pack,
    packPricePaise: pack.pricePaise * pack.size,
    marginPercent: (margins[index] ?? 0) / 100,
    earnPaise: (pack.mrpPaise - pack.pricePaise) * pack.size,
    best: differ && margins.indexOf(highest) === index,
  }));
}
