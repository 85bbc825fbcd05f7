import type { ConsoleHandler } from '#server/console/context.ts';

const named = ({ id, name }: { id: number; name: string }) => ({ id, name });

export const listCategories: ConsoleHandler<'listCategories'> = async ({ catalogue }) => {
  const { categories, subcategories, subSubcategories, brands } = catalogue.current().shop;
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
