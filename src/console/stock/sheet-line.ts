import type { ProductRowWire } from '#contract/console/product.ts';

/** A product and its units, as they stand on the sheet. */
export type SheetLine = { product: ProductRowWire; units: number };
