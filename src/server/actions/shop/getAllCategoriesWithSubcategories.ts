import type { Handler } from '#server/actions/context.ts';
import { toCategoryTree } from '#server/catalogue/wire.ts';

export const getAllCategoriesWithSubcategories: Handler<'getAllCategoriesWithSubcategories'> = ({
  catalogue,
  dependsOn,
}) => {
  const current = catalogue.current();
  dependsOn(current.parts.taxonomy);
  return { categories: toCategoryTree(current) };
};
