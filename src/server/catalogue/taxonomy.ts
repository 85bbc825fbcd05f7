import type { ShopRows } from '#server/queries/catalogue/catalogue.ts';

type Subcategory = ShopRows['subcategories'][number] & {
  category: ShopRows['categories'][number];
};
export type SubSubcategory = ShopRows['subSubcategories'][number];
type Brand = ShopRows['brands'][number];

/** Categories in their three levels, and brands, by what they are looked up with. */
export type Taxonomy = {
  subcategoriesById: Map<number, Subcategory>;
  /** By today's slug and those it had before. */
  subcategoriesBySlug: Map<string, Subcategory>;
  subSubcategoriesById: Map<number, SubSubcategory>;
  /** Likewise. */
  subSubcategoriesBySlug: Map<string, SubSubcategory>;
  brandsById: Map<number, Brand>;
};

export function buildTaxonomy(shop: ShopRows): Taxonomy {
  const categoriesById = new Map(shop.categories.map((row) => [row.id, row]));
  const subcategories = shop.subcategories.flatMap((row) => {
    const category = categoriesById.get(row.categoryId);
    return category ? [{ ...row, category }] : [];
  });
  return {
    subcategoriesById: new Map(subcategories.map((row) => [row.id, row])),
    subcategoriesBySlug: bySlug(subcategories),
    subSubcategoriesById: new Map(shop.subSubcategories.map((row) => [row.id, row])),
    subSubcategoriesBySlug: bySlug(shop.subSubcategories),
    brandsById: new Map(shop.brands.map((row) => [row.id, row])),
  };
}

function bySlug<T extends { slug: string; oldSlugs: string[] }>(rows: readonly T[]) {
  const old = rows.flatMap((row) => row.oldSlugs.map((slug) => [slug, row] as const));
  return new Map<string, T>([...old, ...rows.map((row) => [row.slug, row] as const)]);
}
