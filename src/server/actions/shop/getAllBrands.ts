import type { Handler } from '#server/actions/context.ts';

export const getAllBrands: Handler<'getAllBrands'> = ({ catalogue }) => ({
  data: catalogue.current().shop.brands.map((brand) => ({
    id: brand.id,
    brand_name: brand.name,
    brand_logo: brand.logo,
    alt_text: brand.altText,
  })),
});
