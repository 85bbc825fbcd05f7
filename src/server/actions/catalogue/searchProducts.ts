import type { Handler } from '#server/actions/context.ts';
import { findPage } from '#server/actions/page-of.ts';
import { toCardWire } from '#server/catalogue/wire.ts';

export const searchProducts: Handler<'searchProducts'> = ({ catalogue }, input) => {
  const current = catalogue.current();
  const { page, ...rest } = findPage(catalogue.search(input.q), input, current);
  return {
    data: page.map((product) => ({
      slug: product.slug,
      image_name: product.image,
      product_name: product.name,
    })),
    ...rest,
    ...(input.cards ? { products: page.map((product) => toCardWire(product, current)) } : {}),
  };
};
