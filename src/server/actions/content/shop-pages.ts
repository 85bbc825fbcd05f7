import type { PageKey } from '#domain/limits.ts';
import type { PublicContext } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';

/** The action that answers with a page of the shop. */
const pageAction = (key: PageKey) => (context: PublicContext) => {
  const { shop, parts } = context.catalogue.current();
  context.dependsOn(parts.pages);
  const page = shop.pages.find((row) => row.key === key);
  if (!page) throw notFound('page');
  return { data: { value: page.html, ...(page.htmlHi && { value_hi: page.htmlHi }) } };
};

export const getManageWebsiteData = pageAction('about');
export const getPrivacyData = pageAction('privacy');
export const getRefundData = pageAction('refund');
export const getShippingData = pageAction('shipping');
export const getTermsData = pageAction('terms');
