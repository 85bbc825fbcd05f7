import { isSlug } from '#domain/catalogue/reserved-slugs.ts';

/** The contract's own limit. */
const maxSlugLength = 200;

export type ListingPlace = { slug: string; subSlug: string | undefined };

/**
 * `/{slug}`, `/{slug}/{sub}`, `/{slug}/{sub}/{category}` and `/{slug}//{category}`, each with or
 * without a slash at its end. Read from the address itself: a route's parameters fold `//`, and
 * a `/` inside the category's name could not be told from one between segments.
 * undefined: no such page. The category's name only decorates the address.
 */
export function listingPlace(pathname: string): ListingPlace | undefined {
  const segments = pathname.slice(1).split('/');
  while (segments.length > 1 && segments.at(-1) === '') segments.pop();
  const [slug = '', sub = ''] = segments;
  if (segments.length > 3 || !mayBe(slug) || (sub !== '' && !mayBe(sub))) return undefined;
  return { slug, subSlug: sub || undefined };
}

/** The one address of a list, whatever decorates the one that was typed. */
export function listingPath({ slug, subSlug }: ListingPlace): string {
  return subSlug === undefined ? `/${slug}` : `/${slug}/${subSlug}`;
}

/** Whether an address is one of the lists of products. */
export function isListingPath(pathname: string): boolean {
  if (pathname === '/shop' || pathname.startsWith('/brand/')) return true;
  return listingPlace(pathname) !== undefined;
}

function mayBe(slug: string): boolean {
  return slug.length <= maxSlugLength && isSlug(slug);
}
