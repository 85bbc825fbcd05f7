import type { BannerWire } from '#contract/shop.ts';
import { inHindi } from '#web/messages/in-hindi.ts';

/** A banner with its words in the reader's language alone: what a page shows travels with it. */
export type Banner = ReturnType<typeof bannerFromWire>;

export function bannerFromWire({ title_hi, line_hi, link_label_hi, ...wire }: BannerWire) {
  return {
    ...wire,
    // It would carry the title in English.
    alt_text: wire.title ? '' : wire.alt_text,
    title: (inHindi && title_hi) || (wire.title ?? ''),
    line: (inHindi && line_hi) || (wire.line ?? ''),
    link_label: (inHindi && link_label_hi) || (wire.link_label ?? ''),
  };
}
