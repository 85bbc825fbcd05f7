import type { ConsoleHandler } from '#server/console/context.ts';
import { readShopTables } from '#server/queries/catalogue/catalogue.ts';
import { countByPlace } from '#server/queries/catalogue/console-categories.ts';
import { categoryWire } from './category-wire.ts';

const levels = ['categories', 'subcategories', 'subSubcategories'] as const;

export const getCategoryTree: ConsoleHandler<'getCategoryTree'> = async ({ db }) => {
  const { categories, subcategories, subSubcategories } = await readShopTables(db, levels);
  const counts = await countByPlace(db);
  const sum = (isIn: (count: (typeof counts)[number]) => boolean) =>
    counts.filter(isIn).reduce((total, { count }) => total + count, 0);
  return {
    categories: categories.map((category) => {
      const children = subcategories
        .filter((one) => one.categoryId === category.id)
        .map((subcategory) => ({
          ...categoryWire('subcategory', subcategory),
          product_count: sum((count) => count.subcategoryId === subcategory.id),
          children: subSubcategories
            .filter((one) => one.subcategoryId === subcategory.id)
            .map((one) => ({
              ...categoryWire('sub_subcategory', one),
              product_count: sum((count) => count.subSubcategoryId === one.id),
            })),
        }));
      return {
        ...categoryWire('category', category),
        product_count: children.reduce((total, one) => total + one.product_count, 0),
        children,
      };
    }),
  };
};
