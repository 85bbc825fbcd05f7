import type { Pack } from '#domain/pricing.ts';
import type { ProductRows, ShopRows } from '#server/queries/catalogue.ts';

export type CatalogueProduct = {
  id: number;
  slug: string;
  sku: string;
  uniqueId: string;
  name: string;
  image: string;
  brandId: number;
  subcategoryId: number;
  subSubcategoryId: number | null;
  mrpPaise: number;
  packs: Pack[];
  maxUnits: number;
  /** As of the last refresh, for showing; decisions read the database. */
  stock: number;
  descriptionHtml: string;
  bestPick: boolean;
  soldUnits: number;
  createdAtMs: number;
};

export type Subcategory = ShopRows['subcategories'][number] & {
  category: ShopRows['categories'][number];
};
export type SubSubcategory = ShopRows['subSubcategories'][number];
export type Brand = ShopRows['brands'][number];

/** The catalogue at one moment: never changed, replaced whole. Lists of a part come by relevance. */
export type Catalogue = {
  version: number;
  shop: ShopRows;
  productsById: Map<number, CatalogueProduct>;
  productsBySlug: Map<string, CatalogueProduct>;
  productsByUniqueId: Map<string, CatalogueProduct>;
  subcategoriesById: Map<number, Subcategory>;
  subcategoriesBySlug: Map<string, Subcategory>;
  subSubcategoriesById: Map<number, SubSubcategory>;
  subSubcategoriesBySlug: Map<string, SubSubcategory>;
  brandsById: Map<number, Brand>;
  best: CatalogueProduct[];
  /** What is in stock first, then as `best`. */
  relevant: CatalogueProduct[];
  newest: CatalogueProduct[];
  bySubcategory: Map<number, CatalogueProduct[]>;
  bySubSubcategory: Map<number, CatalogueProduct[]>;
  byBrand: Map<number, CatalogueProduct[]>;
};

export function productsFromRows(rows: ProductRows): CatalogueProduct[] {
  const packsOf = Map.groupBy(rows.packRows, (pack) => pack.productId);
  return rows.productRows.map((row) => ({
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    uniqueId: row.uniqueId,
    name: row.name,
    image: row.image,
    brandId: row.brandId,
    subcategoryId: row.subcategoryId,
    subSubcategoryId: row.subSubcategoryId,
    mrpPaise: row.mrpPaise,
    packs: (packsOf.get(row.id) ?? []).map((pack) => ({
      slot: pack.slot as Pack['slot'], // `as`: the table's own check holds it to 1, 2 or 3
      size: pack.size,
      pricePaise: pack.pricePaise,
      mrpPaise: pack.mrpPaise ?? row.mrpPaise,
      packaging: pack.packaging,
    })),
    maxUnits: row.maxUnits,
    stock: row.stock,
    descriptionHtml: row.descriptionHtml,
    bestPick: row.bestPick,
    soldUnits: rows.soldUnits.get(row.id) ?? 0,
    createdAtMs: row.createdAtMs,
  }));
}

export function buildCatalogue(
  version: number,
  shop: ShopRows,
  productsById: Map<number, CatalogueProduct>,
): Catalogue {
  const all = [...productsById.values()];
  const best = all.toSorted(bestFirst);
  const relevant = [
    ...best.filter((product) => product.stock > 0),
    ...best.filter((product) => product.stock <= 0),
  ];
  const categoriesById = new Map(shop.categories.map((row) => [row.id, row]));
  const subcategories = shop.subcategories.flatMap((row) => {
    const category = categoriesById.get(row.categoryId);
    return category ? [{ ...row, category }] : [];
  });
  return {
    version,
    shop,
    productsById,
    productsBySlug: new Map(all.map((product) => [product.slug, product])),
    productsByUniqueId: new Map(all.map((product) => [product.uniqueId, product])),
    subcategoriesById: new Map(subcategories.map((row) => [row.id, row])),
    subcategoriesBySlug: new Map(subcategories.map((row) => [row.slug, row])),
    subSubcategoriesById: new Map(shop.subSubcategories.map((row) => [row.id, row])),
    subSubcategoriesBySlug: new Map(shop.subSubcategories.map((row) => [row.slug, row])),
    brandsById: new Map(shop.brands.map((row) => [row.id, row])),
    best,
    relevant,
    newest: all.toSorted((a, b) => b.createdAtMs - a.createdAtMs || b.id - a.id),
    bySubcategory: Map.groupBy(relevant, (product) => product.subcategoryId),
    bySubSubcategory: Map.groupBy(
      relevant.filter((product) => product.subSubcategoryId !== null),
      (product) => product.subSubcategoryId ?? 0,
    ),
    byBrand: Map.groupBy(relevant, (product) => product.brandId),
  };
}

function bestFirst(a: CatalogueProduct, b: CatalogueProduct): number {
  return Number(b.bestPick) - Number(a.bestPick) || b.soldUnits - a.soldUnits || a.id - b.id;
}
