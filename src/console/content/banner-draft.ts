import type { ConsoleBannerWire } from '#contract/console/content.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { fromIndianInput, toIndianInput } from '#domain/india/indian-time.ts';
import type { bannerTypes } from '#domain/limits.ts';

export type BannerTexts = ReturnType<typeof bannerTextsOf>;

/** A banner as its form shows it: times as the fields of the browser write them, in India. */
export function bannerTextsOf(
  wire: ConsoleBannerWire | undefined,
  type: (typeof bannerTypes)[number],
) {
  return {
    banner_type: wire?.banner_type ?? type,
    banner_image: wire?.banner_image ?? '',
    banner_image_wide: wire?.banner_image_wide ?? '',
    title: wire?.title ?? '',
    line: wire?.line ?? '',
    link_label: wire?.link_label ?? '',
    title_hi: wire?.title_hi ?? '',
    line_hi: wire?.line_hi ?? '',
    link_label_hi: wire?.link_label_hi ?? '',
    ground: wire?.ground ?? 'cream',
    alt_text: wire?.alt_text ?? '',
    link: wire?.link ?? '',
    starts_at: wire?.starts_at ? toIndianInput(wire.starts_at) : '',
    ends_at: wire?.ends_at ? toIndianInput(wire.ends_at) : '',
  };
}

/** What lists and questions call it. */
export const bannerName = ({ title, alt_text }: { title: string; alt_text: string }) =>
  title || alt_text;

/** What was typed, in the words of saveBanner. */
export function bannerInput(changes: Partial<BannerTexts>) {
  const entries = Object.entries(changes).map(([name, text]) =>
    name.endsWith('_at') ? [name, text === '' ? null : fromIndianInput(text)] : [name, text],
  );
  return Object.fromEntries(entries) as ConsoleInput<'saveBanner'>; // `as`: the server checks them
}
