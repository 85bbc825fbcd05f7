import type { Handler } from '#server/actions/context.ts';

export const getAllBrands: Handler<'getAllBrands'> = ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.taxonomy);
  return {
    data: shop.brands.map((brand) => ({
      id: brand.id,
      brand_name: brand.name,
      ...(brand.nameHi && { brand_name_hi: brand.nameHi }),
      brand_logo: brand.logo,
      alt_text: brand.altText,
    })),
  };
};
