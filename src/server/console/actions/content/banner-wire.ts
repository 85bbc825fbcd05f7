import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { EditedList } from '#server/console/actions/shop-list.ts';
import { shopLists } from '#server/queries/content/shop-lists.ts';

/** Columns that the wire has under the same names. */
const bannerWords = [
  ...(['title', 'titleHi', 'line', 'lineHi', 'linkLabel', 'linkLabelHi', 'ground'] as const),
] as const;

type BannerRow = typeof shopLists.banners.$inferSelect;

export function bannerWire(row: BannerRow): ConsoleBannerWire {
  return { id: row.id, version: row.version, ...bannerFields(row) };
}

/** What an operator says of it; the audit log keeps this. */
function bannerFields(row: BannerRow) {
  return {
    banner_type: row.type,
    banner_image: row.image,
    banner_image_wide: row.imageWide,
    link: row.link,
    alt_text: row.altText,
    ...wireFields(row, bannerWords),
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
  };
}

export const bannerList: EditedList<typeof shopLists.banners> = {
  ...{ noun: 'banner', table: shopLists.banners, wire: bannerWire, audited: bannerFields },
};
