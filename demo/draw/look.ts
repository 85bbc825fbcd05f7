import type { Item } from '../assemble/items.ts';
import { type BrandLook, brandLooks } from './brand-looks.ts';
import { accentColours, darken, inkOn, lighten, mix } from './colour.ts';
import { type Motif, motifOf } from './motifs.ts';
import type { DietMark } from './print.ts';

/** Everything a pack drawing needs to know about one product. */
export type Look = {
  id: string;
  brandName: string;
  brand: BrandLook;
  label: string;
  quantity: string;
  accent: string;
  motif: Motif;
  /** The pack's own colour, and what reads on it. */
  body: string;
  ink: string;
  brandInk: string;
  /** The bar that carries the quantity, and what reads on it. */
  band: string;
  bandInk: string;
  cap: string;
  mrpRupees: number;
  diet: DietMark | undefined;
  unitsInCarton: number;
  /** Tiles show the same packs without any words. */
  wordless: boolean;
};

const paints = {
  white: (accent: string, brand: BrandLook) => ({
    body: '#fdfdfb',
    ink: '#14211c',
    brandInk: brand.colour,
    band: accent,
    cap: mix(brand.colour, accent, 0.25),
  }),
  colour: (accent: string, _brand: BrandLook) => ({
    body: accent,
    ink: inkOn(accent),
    brandInk: inkOn(accent),
    band: darken(accent, 0.35),
    cap: lighten(accent, 0.86),
  }),
  own: (accent: string, brand: BrandLook) => ({
    body: brand.colour,
    ink: '#ffffff',
    brandInk: brand.second,
    band: accent,
    cap: mix(brand.second, accent, 0.12),
  }),
  dark: (accent: string, brand: BrandLook) => ({
    body: brand.colour,
    ink: '#ffffff',
    brandInk: '#ffffff',
    band: accent,
    cap: darken(brand.colour, 0.45),
  }),
};

/** Food and cosmetics say it, medicines and things do not. */
const withDietMark =
  /^(nutrition-drinks|ayurveda|oral-care|baby-bath-skin|baby-food|dog-food|cat-food-litter|pet-grooming|face-care|body-care|lip-hand-care|hair-care|mens-grooming)$/;
const ofAnimals = /chicken|fish|egg|meat|tuna|salmon|lamb|liver|bone/i;
const things = ['comb', 'collar', 'razor', 'toothbrush', 'wipes'];

function dietOf({ line, kind, label }: Item): DietMark | undefined {
  if (!withDietMark.test(line.subcategory) || things.includes(kind)) return undefined;
  return ofAnimals.test(label) ? 'non-veg' : 'veg';
}

export function lookOf(item: Item): Look {
  const brand = brandLooks[item.brand.name];
  if (!brand) throw new Error(`No look for ${item.brand.name}`);
  const accent = accentColours[item.accent];
  const paint = paints[brand.finish](accent, brand);
  return {
    ...paint,
    bandInk: inkOn(paint.band),
    id: item.sku.toLowerCase(),
    brandName: item.brand.name,
    brand,
    label: item.label,
    quantity: item.quantity,
    accent,
    motif: motifOf(item),
    mrpRupees: item.mrpRupees,
    diet: dietOf(item),
    unitsInCarton: item.packSizes.at(-1) ?? 1,
    wordless: false,
  };
}
