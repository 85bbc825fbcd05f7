import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getProductsBySubcategorySlug: Handler<'getProductsBySubcategorySlug'> = (
  { catalogue },
  input,
) => {
  const current = catalogue.current();
  const subcategory = current.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw new Refusal('not-found', 'This category was not found.');
  return productPage(current.bySubcategory.get(subcategory.id) ?? [], input, current);
};
