import { redirect } from 'react-router';
import { isSlug } from '#domain/catalogue/reserved-slugs.ts';
import { notFound } from '#web/data/route-errors.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import { listingPath } from '#web/listing/listing-path.ts';
import type { Route } from './+types/sub-category.ts';

/** Spec §2: another address of a subcategory. */
function lead(slug: string, url: URL): never {
  if (!isSlug(slug)) notFound();
  throw redirect(listingPath({ slug, subSlug: undefined }) + url.search, 301);
}

export function loader({ params, url }: Route.LoaderArgs) {
  return lead(params.slug, url);
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return lead(params.slug, url);
}

export { ListingError as ErrorBoundary };

export default function SubCategoryRoute() {
  return null;
}
