import type { ShopRows } from '#server/queries/catalogue.ts';

export type Subcategory = ShopRows['subcategories'][number] & {
  category: ShopRows['categories'][number];
};
export type SubSubcategory = ShopRows['subSubcategories'][number];
export type Brand = ShopRows['brands'][number];

/** Categories in their three levels, and brands, by what they are looked up with. */
export type Taxonomy = {
  subcategoriesById: Map<number, Subcategory>;
  subcategoriesBySlug: Map<string, Subcategory>;
  subSubcategoriesById: Map<number, SubSubcategory>;
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
    subcategoriesBySlug: new Map(subcategories.map((row) => [row.slug, row])),
    subSubcategoriesById: new Map(shop.subSubcategories.map((row) => [row.id, row])),
    subSubcategoriesBySlug: new Map(shop.subSubcategories.map((row) => [row.slug, row])),
    brandsById: new Map(shop.brands.map((row) => [row.id, row])),
  };
}
