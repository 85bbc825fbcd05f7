import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';
import { notFound } from '#server/messages/not-found.ts';

export const getProductsBySubcategorySlug: Handler<'getProductsBySubcategorySlug'> = (
  context,
  input,
) => {
  const { taxonomy, ofSubcategory } = context.catalogue.current();
  const subcategory = taxonomy.subcategoriesBySlug.get(input.slug);
  if (!subcategory) throw notFound('category');
  return { slug: subcategory.slug, ...productPage(ofSubcategory(subcategory.id), input, context) };
};
