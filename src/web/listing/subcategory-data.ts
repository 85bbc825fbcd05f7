import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import type { SubSubcategoryWire } from '#contract/shop.ts';
import { type FailedRead, optional } from '#web/failed-read.ts';
import { notFound, orNotFound } from '#web/route-errors.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';
import { type ListingPlace, listingPath, listingPlace } from './listing-path.ts';

export type SubSubcategory = { slug: string; name: string; imageName: string };

export type SubcategoryData = ListingPlace & {
  /** undefined: the read failed. */
  subs: SubSubcategory[] | undefined;
  listing: Listing | FailedRead;
  canonicalPath: string;
};

/** `knownSubs`: those of an earlier read; like the category tree they are read once. */
export async function subcategoryData(
  call: Call,
  log: Log,
  url: URL,
  knownSubs?: SubSubcategory[],
): Promise<SubcategoryData> {
  const place = listingPlace(url.pathname) ?? notFound();
  const { slug, subSlug } = place;
  const source =
    subSlug === undefined
      ? ({ of: 'subcategory', slug } as const)
      : ({ of: 'sub-subcategory', slug: subSlug } as const);
  const [subs, listing] = await Promise.all([
    knownSubs ?? optional(log, 'side list', readSubs(call, slug)),
    readListing(call, log, source, url),
  ]);
  if (subSlug !== undefined && subs?.every((sub) => sub.slug !== subSlug)) notFound();
  return { ...place, subs, listing, canonicalPath: canonicalPath(listingPath(place), listing) };
}

async function readSubs(call: Call, slug: string): Promise<SubSubcategory[]> {
  const { data } = await orNotFound(call('getSubSubcategoriesBySubcategorySlugiff', { slug }));
  return data.map(subFromWire);
}

function subFromWire(wire: SubSubcategoryWire): SubSubcategory {
  return {
    slug: wire.sub_subcategory_slug,
    name: wire.sub_subcategory_name,
    imageName: wire.sub_subcategory_image,
  };
}
