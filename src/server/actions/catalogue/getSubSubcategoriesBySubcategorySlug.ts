import type { Handler } from '#server/actions/context.ts';
import { productPage } from '#server/actions/page-of.ts';
import { notFound } from '#server/messages/not-found.ts';

/** The products of a sub-subcategory, whatever its name says. */
export const getSubSubcategoriesBySubcategorySlug: Handler<
  'getSubSubcategoriesBySubcategorySlug'
> = (context, input) => {
  const { taxonomy, ofSubSubcategory } = context.catalogue.current();
  const subSubcategory = taxonomy.subSubcategoriesBySlug.get(input.slug);
  if (!subSubcategory) throw notFound('category');
  return {
    slug: subSubcategory.slug,
    ...productPage(ofSubSubcategory(subSubcategory.id), input, context),
  };
};
