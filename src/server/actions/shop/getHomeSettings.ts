import { Refusal } from '#contract/refusal.ts';
import type { HeadTagWire } from '#contract/shop.ts';
import { wireFields } from '#contract/wire-fields.ts';
import type { Handler } from '#server/actions/context.ts';
import { deliveryArea, settingsTexts } from './settings-columns.ts';

/** The last `header_tags` as a list: every page asks for it, and it hardly ever changes. */
let lastTags: { html: string; list: HeadTagWire[] } | undefined;

async function headTagsOf(html: string): Promise<HeadTagWire[]> {
  if (html === '') return [];
  if (lastTags?.html !== html) {
    const { headTags } = await import('#server/html/head-tags.ts'); // not before a page is asked for
    lastTags = { html, list: headTags(html) };
  }
  return lastTags.list;
}

export const getHomeSettings: Handler<'getHomeSettings'> = async ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  const { settings } = shop;
  dependsOn(parts.settings);
  dependsOn(parts.pages);
  if (!settings) throw new Refusal('not-found', 'The shop has no settings yet.');
  return {
    data: {
      ...wireFields(settings, [...settingsTexts, ...deliveryArea]),
      head_tags: await headTagsOf(settings.headerTags),
      pages: shop.pages.map((page) => page.key),
    },
  };
};
