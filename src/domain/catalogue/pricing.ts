import { divideRounded } from '#domain/money/rounding.ts';

export type PackSlot = 1 | 2 | 3;

export type Pack = {
  slot: PackSlot;
  /** Units in one pack. */
  size: number;
  /** Price of one unit. */
  pricePaise: number;
  mrpPaise: number;
  packaging: string;
};

/** (mrp − price) / mrp × 100 with 2 decimals, as hundredths of a percent: 32.5 % is 3250. */
export function marginHundredths(mrpPaise: number, pricePaise: number): number {
  if (mrpPaise <= 0) return 0;
  return divideRounded((mrpPaise - pricePaise) * 10_000, mrpPaise);
}

export function marginPercent(mrpPaise: number, pricePaise: number): number {
  return marginHundredths(mrpPaise, pricePaise) / 100;
}

/** "32.50%" */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(2).replace('-', '−')}%`;
}

export type CardPrice = {
  mrpPaise: number;
  /** Lowest positive price of the packs, 0 where there is none. */
  pricePaise: number;
  /** Another pack costs more per unit. */
  isFrom: boolean;
  /** undefined: the price is above the MRP, so nothing is saved. */
  savePaise: number | undefined;
  /** undefined: no badge. */
  percentOff: number | undefined;
};

/**
 * What a product card shows. Spec §2: the badge appears only when MRP and the first price are
 * both above 0, and counts from the lowest positive of the three prices. A price above the MRP
 * has neither badge nor saving: a negative one would read as an offer.
 */
export function cardPrice(mrpPaise: number, pricesPaise: readonly number[]): CardPrice {
  const positive = pricesPaise.filter((price) => price > 0);
  if (positive.length === 0) {
    return { mrpPaise, pricePaise: 0, isFrom: false, savePaise: 0, percentOff: undefined };
  }
  const pricePaise = Math.min(...positive);
  const isSaving = pricePaise <= mrpPaise;
  const hasBadge = isSaving && mrpPaise > 0 && (pricesPaise[0] ?? 0) > 0;
  return {
    mrpPaise,
    pricePaise,
    isFrom: positive.some((price) => price > pricePaise),
    savePaise: isSaving ? mrpPaise - pricePaise : undefined,
    percentOff: hasBadge ? marginPercent(mrpPaise, pricePaise) : undefined,
  };
}
