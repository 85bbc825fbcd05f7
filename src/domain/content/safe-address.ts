import { ownPath } from '#domain/account/own-path.ts';

/** Stands in for the shop's own origin, which pages do not know when they are written. */
const ownOrigin = 'https://shop.invalid';
/** Addresses that act or give out data: no link in a text may lead there. */
const forbidden = /^\/+(?:api|console|events|logout)(?![\w-])/i;
const picture = /^\/images\/[\w./-]+$/;

/** The address of a picture as `/images/…`; undefined where it is anything else. */
export function pictureAddress(address: string): string | undefined {
  const url = parsed(address);
  if (!url || url.origin !== ownOrigin || !picture.test(url.pathname)) return undefined;
  return url.pathname + url.search;
}

/**
 * Where a link in a text may lead: pages of the shop, other sites, mail and phone. Not to the API
 * or alike, on whatever host: the shop's own address may be written out in full.
 */
export function linkAddress(address: string): string | undefined {
  if (/^[#?]/.test(address)) return address;
  const url = parsed(address);
  if (!url) return undefined;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return address;
  if (!/^https?:$/.test(url.protocol) || forbidden.test(decoded(url.pathname))) return undefined;
  // Written from the root: what is relative would lead elsewhere from every page.
  // With two slashes it would be another site's.
  if (url.origin === ownOrigin) return url.href.slice(ownOrigin.length).replace(/^\/+/, '/');
  return url.href;
}

/** Where a notification may lead: a page of the shop. */
export function isShopPage(address: string): boolean {
  return ownPath(address) !== undefined && linkAddress(address) !== undefined;
}

/** Where a banner may lead: a page of the shop, or another site over https. */
export function isBannerLink(address: string): boolean {
  return (
    isShopPage(address) || (/^https:\/\//i.test(address) && linkAddress(address) !== undefined)
  );
}

/** Read as browsers do: backslashes are slashes, tabs are nothing, `..` goes up. */
function parsed(address: string): URL | undefined {
  return URL.parse(address, ownOrigin) ?? undefined;
}

/** A router decodes once, a proxy in front of it perhaps before that. */
function decoded(path: string): string {
  let before = '';
  let after = path;
  for (let i = 0; i < 5 && after !== before; i += 1) {
    before = after;
    after = after.replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return new URL(after.replace(/^[\\/]*/, '/'), ownOrigin).pathname;
}
