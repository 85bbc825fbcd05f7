import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';

export const getProductsBySubcategorySlug: Handler<'getProductsBySubcategorySlug'> = (
  context,
  input,
) => {
  const { taxonomy, ofSubcategory } = context.catalogue.current();
  const subcategory = taxonomy.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw new Refusal('not-found', 'This category was not found.');
  return { slug: subcategory.slug, ...productPage(ofSubcategory(subcategory.id), input, context) };
};
