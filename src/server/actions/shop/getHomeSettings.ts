import { Refusal } from '#contract/refusal.ts';
import type { HeadTagWire } from '#contract/shop.ts';
import type { Handler } from '#server/actions/context.ts';

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
      page_title: settings.pageTitle,
      meta_description: settings.metaDescription,
      meta_keywords: settings.metaKeywords,
      header_tags: settings.headerTags,
      head_tags: await headTagsOf(settings.headerTags),
      schema_code: settings.schemaCode,
      logo: settings.logo,
      logo_dark: settings.logoDark,
      facebook: settings.facebook,
      instagram: settings.instagram,
      linkedin: settings.linkedin,
      twitter: settings.twitter,
      youtube: settings.youtube,
      shop_name: settings.shopName,
      address: settings.address,
      phone: settings.phone,
      email: settings.email,
      store_phone: settings.storePhone,
      upi_id: settings.upiId,
      gstin: settings.gstin,
      opening_hours: settings.openingHours,
      pages: shop.pages.map((page) => page.key),
    },
  };
};
