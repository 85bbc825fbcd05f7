import type { BannerWire } from '#contract/shop.ts';
import type { Catalogue } from '#server/catalogue/snapshot.ts';

export function bannersOf(catalogue: Catalogue, type: BannerWire['banner_type']): BannerWire[] {
  return catalogue.shop.banners
    .filter((banner) => banner.type === type)
    .map((banner) => ({
      id: banner.id,
      banner_type: banner.type,
      banner_image: banner.image,
      link: banner.link,
      alt_text: banner.altText,
    }));
}
