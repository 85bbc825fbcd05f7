import type { BannerWire } from '#contract/shop.ts';
import { isShownAt } from '#domain/content/banner-time.ts';
import type { PublicContext } from '#server/actions/context.ts';

function bannersOf(
  { catalogue, dependsOn }: PublicContext,
  type: BannerWire['banner_type'],
): BannerWire[] {
  const { shop, parts } = catalogue.current();
  dependsOn(parts.banners);
  // The catalogue raises the revision whenever one begins or ceases to show.
  const now = Date.now();
  return shop.banners
    .filter((banner) => banner.type === type && isShownAt(banner, now))
    .map((banner) => ({
      id: banner.id,
      banner_type: banner.type,
      banner_image: banner.image,
      banner_image_wide: banner.imageWide,
      link: banner.link,
      alt_text: banner.altText || banner.title,
      title: banner.title,
      title_hi: banner.titleHi || undefined,
      line: banner.line,
      line_hi: banner.lineHi || undefined,
      link_label: banner.linkLabel,
      link_label_hi: banner.linkLabelHi || undefined,
      ground: banner.ground,
    }));
}

export const getBanners = (context: PublicContext) => ({ banners: bannersOf(context, 'main') });
export const getAllBannersLast = (context: PublicContext) => ({ data: bannersOf(context, 'last') });
export const getAllBannersBottom = (context: PublicContext) => ({
  data: bannersOf(context, 'bottom'),
});
