import type { Handler } from '#server/actions/context.ts';
import { toProductWire } from '#server/catalogue/wire.ts';
import { notFound } from '#server/messages/not-found.ts';

export const getProductBySlug: Handler<'getProductBySlug'> = ({ catalogue, dependsOn }, input) => {
  const current = catalogue.current();
  const bySlug = current.productsBySlug.get(input.slug);
  // `/product/{product_unique_id}` has only that to ask with, old links a slug of before.
  const product =
    bySlug ??
    current.productsByOldSlug.get(input.slug) ??
    current.productsByUniqueId.get(input.slug);
  if (!product) throw notFound('product');
  dependsOn(product, product.stockFigure, current.parts.taxonomy);
  // A new product may have as its slug what is another's unique id or old slug.
  if (!bySlug) dependsOn(current.all);
  return { product: toProductWire(product, current.taxonomy) };
};
