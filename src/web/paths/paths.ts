import { brandSlug } from '#domain/catalogue/slug.ts';
import type { Subcategory } from './category.ts';

export const loginPath = '/login';
export const resetPinPath = '/reset-pin';
export const cartPath = '/cart';
export const buyAgainPath = '/buy-again';
export const quickOrderPath = '/quick-order';
export const checkoutPath = '/checkout-billing-info';
/** After placing an order. */
export const invoicePath = '/my-order';

export const buyingPaths = [cartPath, checkoutPath, '/checkout-pick-drop', '/complete-order'];

/** The cart and the steps of checkout, where the price alert is hidden. */
export function isBuying(path: string): boolean {
  return buyingPaths.includes(path.replace(/\/$/, ''));
}

/** Pages with a button to go on at the bottom: the footer is folded there. */
export function hasFoldedFooter(path: string): boolean {
  return isBuying(path) || path.startsWith('/edit-order/');
}

/** Not where the customer is buying already, nor on the pages about an order or an account. */
export function hasCartBar(path: string): boolean {
  const isAside = /^\/(order|my-account|login|wallet)(\/|$)/.test(path);
  return !hasFoldedFooter(path) && !isAside;
}

/** The login page that redirects to `path` afterwards. */
export function loginPathTo(path: string): string {
  return `${loginPath}?${new URLSearchParams({ next: path })}`;
}

export function productPath(slug: string): string {
  return `/product-detail/${encodeURIComponent(slug)}`;
}

export const notificationsPath = '/notification';

/** Calls a number as it is written. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** Where the product page shows its packs. */
export const packsId = 'packs';

/** Where the product page shows products of its kind. */
export const similarId = 'similar';

/** The search results page. */
export function searchPath(words: string): string {
  return `/shop?${new URLSearchParams({ q: words })}`;
}

/** Everything of a subcategory. */
export function shelfPath(subcategorySlug: string): string {
  return `/${encodeURIComponent(subcategorySlug)}`;
}

/** Spec §2: /{subcategory slug}/{first sub-subcategory slug or empty} */
export function subcategoryPath(subcategory: Subcategory): string {
  return `/${encodeURIComponent(subcategory.slug)}/${encodeURIComponent(subcategory.firstSubSlug)}`;
}

/** Spec §2: …/{category name}; the middle may be empty. */
export function categoryTilePath(subcategory: Subcategory, categoryName: string): string {
  return `${subcategoryPath(subcategory)}/${encodeURIComponent(categoryName)}`;
}

export function brandPath(id: number, name: string): string {
  return `/brand/${id}/${brandSlug(name)}`;
}

/** A link that an operator typed: within the shop, to another site, or (undefined) not allowed. */
export function operatorLink(link: string): { to: string; outside: boolean } | undefined {
  if (/^\/(?![/\\])/.test(link)) return { to: link, outside: false };
  if (/^https?:\/\//i.test(link)) return { to: link, outside: true };
  return undefined;
}
