import { redirect } from 'react-router';
import type { Log } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import type { Call } from '#contract/index.ts';
import type { SubSubcategoryWire } from '#contract/shop.ts';
import { type FailedRead, isFailedRead } from '#web/data/failed-read.ts';
import { notFound, orNotFound } from '#web/data/route-errors.ts';
import { inHindi } from '#web/messages/in-hindi.ts';
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
  const [side, listing] = await Promise.all([
    knownSubs ? { slug, subs: knownSubs } : optional(log, 'side list', readSubs(call, slug)),
    readListing(call, log, source, url),
  ]);
  const now = currentPlace(place, side?.slug, listing);
  if (listingPath(now) !== listingPath(place)) throw redirect(listingPath(now) + url.search, 301);
  const subs = side?.subs;
  if (subSlug !== undefined && subs?.every((sub) => sub.slug !== subSlug)) notFound();
  return { ...place, subs, listing, canonicalPath: canonicalPath(listingPath(place), listing) };
}

/** A category is also found by the slugs it had before, but has one canonical address. */
function currentPlace(
  place: ListingPlace,
  sideSlug: string | undefined,
  listing: Listing | FailedRead,
): ListingPlace {
  const listed = isFailedRead(listing) ? undefined : listing.slug;
  return place.subSlug === undefined
    ? { slug: listed ?? sideSlug ?? place.slug, subSlug: undefined }
    : { slug: sideSlug ?? place.slug, subSlug: listed ?? place.subSlug };
}

async function readSubs(call: Call, slug: string) {
  const answer = await orNotFound(call('getSubSubcategoriesBySubcategorySlugiff', { slug }));
  return { slug: answer.slug, subs: answer.data.map(subFromWire) };
}

function subFromWire(wire: SubSubcategoryWire): SubSubcategory {
  return {
    slug: wire.sub_subcategory_slug,
    name: (inHindi && wire.sub_subcategory_name_hi) || wire.sub_subcategory_name,
    imageName: wire.sub_subcategory_image,
  };
}
