import type { BannerWire } from '#contract/shop.ts';
import type { PublicContext } from '#server/actions/context.ts';

export function bannersOf(
  { catalogue, dependsOn }: PublicContext,
  type: BannerWire['banner_type'],
): BannerWire[] {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.banners);
  return shop.banners
    .filter((banner) => banner.type === type)
    .map((banner) => ({
      id: banner.id,
      banner_type: banner.type,
      banner_image: banner.image,
      link: banner.link,
      alt_text: banner.altText,
    }));
}
