import type { ConsoleBannerWire } from '#contract/console/content.ts';
import type { banners } from '#server/db/schema/shop.ts';

type BannerRow = typeof banners.$inferSelect;

export function bannerWire(row: BannerRow): ConsoleBannerWire {
  return { id: row.id, version: row.version, ...bannerFields(row) };
}

/** What an operator says of it; the audit log keeps this. */
export function bannerFields(row: Omit<BannerRow, 'id' | 'version' | 'position'>) {
  return {
    banner_type: row.type,
    banner_image: row.image,
    banner_image_wide: row.imageWide,
    link: row.link,
    alt_text: row.altText,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
  };
}
