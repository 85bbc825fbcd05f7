import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import {
  givenOf,
  lockKnown,
  refuseMissingPicture,
  saveRow,
} from '#server/console/actions/shop-list.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { badField } from '#server/messages/bad-input.ts';
import { bannersOfType, nextPosition, shopLists } from '#server/queries/content/shop-lists.ts';
import { bannerList, bannerWire } from './banner-wire.ts';

const refuse = consoleRefusalsOf('saveBanner');

type BannerRow = typeof shopLists.banners.$inferSelect;

export const saveBanner: ConsoleHandler<'saveBanner'> = (context, input) =>
  context.db.transaction(async (tx) => {
    const { id } = input;
    const before = id === undefined ? undefined : await lockKnown(tx, refuse, bannerList, input);
    const draft = draftOf(before, input);
    const { image, imageWide } = draft;
    const pictures = { banner_image: image, banner_image_wide: imageWide };
    const now = { banner_image: before?.image, banner_image_wide: before?.imageWide };
    for (const field of ['banner_image', 'banner_image_wide'] as const) {
      const picture = { name: pictures[field], known: now[field] };
      await refuseMissingPicture(tx, 'banners', field, picture);
    }
    const group = bannersOfType(draft.type);
    const moves = before && before.type !== draft.type;
    const position = moves ? { position: await nextPosition(tx, shopLists.banners, group) } : {};
    const row = { ...draft, ...position };
    const after = await saveRow(tx, context, bannerList, before, row, group);
    return { banner: bannerWire(after) };
  });

/** The banner as it shall be: what is there now, and what is given. */
function draftOf(before: BannerRow | undefined, input: ParsedConsoleInput<'saveBanner'>) {
  const needed = <K extends 'banner_type' | 'banner_image' | 'link', T>(
    field: K,
    known: T | undefined,
  ) => {
    const value = input[field] ?? known;
    if (value === undefined) throw badField(field, 'is required');
    return value;
  };
  const startsAt = timeOf(input.starts_at, before?.startsAt);
  const endsAt = timeOf(input.ends_at, before?.endsAt);
  if (startsAt && endsAt && startsAt >= endsAt)
    throw badField('ends_at', 'must be after the start');
  const altText = input.alt_text ?? before?.altText ?? '';
  if (!altText && !(input.title ?? before?.title)) throw badField('alt_text', 'is required');
  return {
    type: needed('banner_type', before?.type),
    image: needed('banner_image', before?.image),
    imageWide: input.banner_image_wide ?? before?.imageWide ?? '',
    link: needed('link', before?.link),
    altText,
    ...givenOf({
      ...{ title: input.title, titleHi: input.title_hi, line: input.line, lineHi: input.line_hi },
      ...{ linkLabel: input.link_label, linkLabelHi: input.link_label_hi, ground: input.ground },
    }),
    ...{ startsAt, endsAt },
  };
}

function timeOf(given: string | null | undefined, known: Date | null | undefined): Date | null {
  if (given === undefined) return known ?? null;
  return given === null ? null : new Date(given);
}
