import { bannerTexts as t } from '#console/messages/content.ts';
import type { ConsoleBannerWire } from '#contract/console/content.ts';
import { isShownAt } from '#domain/content/banner-time.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import type { BadgeTone } from '#ui/Badge.tsx';

const dateOf = (time: string | null) => (time === null ? null : new Date(time));

/** Whether the shop shows it now, and what changes that. */
export function bannerState(
  { starts_at, ends_at }: Pick<ConsoleBannerWire, 'starts_at' | 'ends_at'>,
  now: number,
): { text: string; tone: BadgeTone } {
  if (isShownAt({ startsAt: dateOf(starts_at), endsAt: dateOf(ends_at) }, now)) {
    return { text: ends_at ? t.until(formatMoment(ends_at)) : t.shown, tone: 'brand' };
  }
  if (starts_at && Date.parse(starts_at) > now) {
    return { text: t.from(formatMoment(starts_at)), tone: 'attention' };
  }
  return { text: t.ended(formatMoment(ends_at ?? '')), tone: 'quiet' };
}
