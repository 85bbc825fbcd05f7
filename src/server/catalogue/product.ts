import { isDeepStrictEqual } from 'node:util';
import { cardPrice, type Pack } from '#domain/catalogue/pricing.ts';
import { isShownAlike } from '#domain/stock/stock.ts';
import type { ProductRows } from '#server/queries/catalogue/catalogue.ts';
import type { StockFigure, Versioned } from './dependencies.ts';

/** A product as the catalogue shows it. The object stays the same when the product changes. */
export type CatalogueProduct = Versioned & {
  id: number;
  slug: string;
  sku: string;
  uniqueId: string;
  name: string;
  nameHi: string;
  image: string;
  brandId: number;
  subcategoryId: number;
  subSubcategoryId: number | null;
  mrpPaise: number;
  packs: Pack[];
  maxUnits: number;
  /** As of the last refresh, for showing; decisions read the database. */
  stock: number;
  /** Changes with each movement; the product itself only with those that pages show. */
  stockFigure: StockFigure;
  descriptionHtml: string;
  /** '': there is none. */
  descriptionHtmlHi: string;
  bestPick: boolean;
  /** null: the shop's own rule. */
  lowStockUnits: number | null;
  oldSlugs: string[];
  /** In the last 90 days. */
  soldUnits: number;
  createdAtMs: number;
  /** What its card shows: the lowest price, and the percent off. */
  cardPricePaise: number;
  cardMarginPercent: number;
  /** The name as it is sorted by: case aside, and 50 ml before 100 ml. */
  sortName: string;
};

export function productsFromRows(rows: ProductRows): CatalogueProduct[] {
  const packsOf = Map.groupBy(rows.packRows, (pack) => pack.productId);
  return rows.productRows.map((row) => {
    const packs = (packsOf.get(row.id) ?? []).map((pack) => ({
      slot: pack.slot as Pack['slot'], // `as`: the table's own check holds it to 1, 2 or 3
      size: pack.size,
      pricePaise: pack.pricePaise,
      mrpPaise: pack.mrpPaise ?? row.mrpPaise,
      packaging: pack.packaging,
    }));
    const slots = [1, 2, 3].map((slot) => packs.find((pack) => pack.slot === slot));
    const card = cardPrice(
      row.mrpPaise,
      slots.map((pack) => pack?.pricePaise ?? 0),
    );
    return {
      ...row,
      packs,
      soldUnits: rows.soldUnits.get(row.id) ?? 0,
      cardPricePaise: card.pricePaise,
      cardMarginPercent: card.percentOff ?? 0,
      sortName: row.name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(8, '0')),
      revision: 0,
      stockFigure: { revision: 0, isStockFigure: true },
    };
  });
}

/** Only what differs, so that equal texts of long ago stay and leave nothing to collect. */
export function assignChanges(known: CatalogueProduct, fresh: CatalogueProduct): void {
  const { revision, stockFigure, ...now } = fresh;
  const changed = Object.entries(now).filter(
    ([name, value]) => !isDeepStrictEqual(known[name as keyof typeof now], value), // `as`: a name of that very object
  );
  const isShown = changed.some(
    ([name]) => name !== 'stock' || !isShownAlike(known.stock, fresh.stock),
  );
  if (known.stock !== fresh.stock) known.stockFigure.revision += 1;
  Object.assign(known, Object.fromEntries(changed));
  if (isShown) known.revision += 1;
}

/** Whether lists, filters and their counts see no difference: only the number in stock may differ. */
export function isListedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.stock > 0 === b.stock > 0 &&
    a.brandId === b.brandId &&
    a.subcategoryId === b.subcategoryId &&
    a.subSubcategoryId === b.subSubcategoryId &&
    a.cardPricePaise === b.cardPricePaise &&
    a.cardMarginPercent === b.cardMarginPercent &&
    a.sortName === b.sortName &&
    a.bestPick === b.bestPick &&
    a.soldUnits === b.soldUnits &&
    a.createdAtMs === b.createdAtMs
  );
}

/** Whether the search index stays right: the same words in the same order of entries. */
export function isIndexedAlike(a: CatalogueProduct, b: CatalogueProduct): boolean {
  return (
    a.name === b.name &&
    a.nameHi === b.nameHi &&
    a.sku === b.sku &&
    a.brandId === b.brandId &&
    a.subcategoryId === b.subcategoryId &&
    a.subSubcategoryId === b.subSubcategoryId &&
    a.bestPick === b.bestPick &&
    a.soldUnits === b.soldUnits
  );
}
