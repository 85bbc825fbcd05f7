import type { PictureKind } from '../types.ts';

/**
 * A product line: what its goods share, and a table with one product per row.
 *
 * Columns of `rows`: label | net quantity | MRP in rupees | accent | fact | extras.
 * Extras, separated by `;`: `name=…`, `slug=…`, `kind=…`, `packs=6/12`, `stock=0`, `best=1`,
 * `mrps=-/-/95` (MRP in rupees of a pack slot where it differs from the product's).
 */
export type Line = {
  brand: string;
  subcategory: string;
  subSubcategory: string | null;
  kind: PictureKind;
  /** Middle part of the SKU. */
  code: string;
  /** Pack sizes, e.g. '6/12/24'. */
  packs: string;
  /** Margin percent of the smallest and of the largest pack, before a small spread per product. */
  margins: [number, number];
  /** What the goods are, for the first paragraph of the description. */
  about: string;
  /** How they sell, for the second. */
  counter: string;
  points: string[];
  rows: string;
};

/** Colours a pack can be accented with; the drawing code maps them to hues. */
export const accents = [
  'leaf',
  'mint',
  'aloe',
  'orange',
  'lemon',
  'mango',
  'rose',
  'berry',
  'red',
  'lavender',
  'plum',
  'sky',
  'ocean',
  'gold',
  'honey',
  'saffron',
  'coffee',
  'charcoal',
  'sand',
  'milk',
] as const;

export type Accent = (typeof accents)[number];
