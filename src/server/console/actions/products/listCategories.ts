import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

/** From the database: whoever has just added one can choose it, the catalogue in memory follows. */
export const listCategories: ConsoleHandler<'listCategories'> = async ({ db }) => {
  const tables = ['categories', 'subcategories', 'subSubcategories', 'brands'] as const;
  const { categories, subcategories, subSubcategories, brands } = await readShopTables(db, tables);
  return {
    categories: categories.map((category) => ({
      ...named(category),
      subcategories: subcategories
        .filter((one) => one.categoryId === category.id)
        .map((subcategory) => ({
          ...named(subcategory),
          sub_subcategories: subSubcategories
            .filter((one) => one.subcategoryId === subcategory.id)
            .map(named),
        })),
    })),
    brands: brands.map(named).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
};
