import { Refusal } from '#contract/refusal.ts';
import type { Handler } from '#server/actions/context.ts';

export const getHomeSettings: Handler<'getHomeSettings'> = ({ catalogue, dependsOn }) => {
  const { shop, parts } = catalogue.current();
  const { settings } = shop;
  dependsOn(parts.settings);
  if (!settings) throw new Refusal('not-found', 'The shop has no settings yet.');
  return {
    data: {
      page_title: settings.pageTitle,
      meta_description: settings.metaDescription,
      meta_keywords: settings.metaKeywords,
      header_tags: settings.headerTags,
      schema_code: settings.schemaCode,
      logo: settings.logo,
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
    },
  };
};
