import { slicePage } from '#server/actions/page-of.ts';
import type { Handler } from '#server/api/context.ts';

export const searchProducts: Handler<'searchProducts'> = ({ catalogue }, input) => {
  const found = catalogue.search(input.q);
  return {
    data: slicePage(found, input).map((product) => ({
      slug: product.slug,
      image_name: product.image,
      product_name: product.name,
    })),
    total: found.length,
  };
};
