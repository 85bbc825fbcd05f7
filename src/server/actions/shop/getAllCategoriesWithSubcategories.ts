import type { Handler } from '#server/actions/context.ts';
import { toCategoryTree } from '#server/catalogue/wire.ts';

export const getAllCategoriesWithSubcategories: Handler<'getAllCategoriesWithSubcategories'> = ({
  catalogue,
}) => ({ categories: toCategoryTree(catalogue.current()) });
