import type { Call } from '#contract/index.ts';
import type { SubSubcategoryWire } from '#contract/shop.ts';
import { notFound, throwRouteError } from '#web/route-errors.ts';
import { canonicalPath, type Listing, readListing } from './listing-data.ts';
import { type ListingPlace, listingPath, listingPlace } from './listing-path.ts';

export type SubSubcategory = { slug: string; name: string; imageName: string };

type SubcategoryData = ListingPlace & {
  subs: SubSubcategory[];
  listing: Listing;
  canonicalPath: string;
};

export async function subcategoryData(call: Call, url: URL): Promise<SubcategoryData> {
  const place = listingPlace(url.pathname) ?? notFound();
  const { slug, subSlug } = place;
  const source =
    subSlug === undefined
      ? ({ of: 'subcategory', slug } as const)
      : ({ of: 'sub-subcategory', slug: subSlug } as const);
  const [side, listing] = await Promise.all([
    call('getSubSubcategoriesBySubcategorySlugiff', { slug }),
    readListing(call, source, url),
  ]).catch(throwRouteError);
  const subs = side.data.map(subFromWire);
  if (subSlug !== undefined && !subs.some((sub) => sub.slug === subSlug)) notFound();
  return { ...place, subs, listing, canonicalPath: canonicalPath(listingPath(place), listing) };
}

function subFromWire(wire: SubSubcategoryWire): SubSubcategory {
  return {
    slug: wire.sub_subcategory_slug,
    name: wire.sub_subcategory_name,
    imageName: wire.sub_subcategory_image,
  };
}
