import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';
import { toProductWire } from '#server/catalogue/wire.ts';

export const getProductBySlug: Handler<'getProductBySlug'> = ({ catalogue }, input) => {
  const current = catalogue.current();
  // `/product/{product_unique_id}` has only that to ask with.
  const product =
    current.productsBySlug.get(input.slug) ?? current.productsByUniqueId.get(input.slug);
  if (!product) throw new Refusal('not-found', 'This product was not found.');
  return { product: toProductWire(product, current) };
};
