import type { Log } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { callContext, logContext } from '#web/data/context.ts';
import type { FailedRead } from '#web/data/failed-read.ts';
import { withStatus } from '#web/data/failed-read.ts';
import { cachedRouteData } from '#web/data/route-data-cache.ts';
import { usePageData } from '#web/data/use-page-data.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import { ListingPage } from '#web/listing/ListingPage.tsx';
import { canonicalPath, type Listing, pageOf, readListing } from '#web/listing/listing-data.ts';
import { abortableCall } from '#web/listing/source.ts';
import { listing as t } from '#web/messages/en/listing.ts';
import type { Route } from './+types/shop.ts';

type ShopData = { q: string; listing: Listing | FailedRead; canonicalPath: string };

/** Everything, or what fits the words in `q`. */
async function shopData(call: Call, log: Log, url: URL): Promise<ShopData> {
  const q = url.searchParams.get('q')?.trim() ?? '';
  const source = q === '' ? ({ of: 'all' } as const) : ({ of: 'words', q } as const);
  const listing = await readListing(call, log, source, url);
  return { q, listing, canonicalPath: canonicalPath('/shop', listing) };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const page = await shopData(call, log, url);
  return withStatus(page, page.listing);
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return cachedRouteData(url, (log) => shopData(abortableCall(request.signal), log, url));
}

export { ListingError as ErrorBoundary };

/** All products, or the results of a search. */
export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { q, listing } = usePageData(loaderData);
  const name = q === '' ? t.allProducts : t.results(q);
  const title = q === '' ? t.allTitle(pageOf(listing)) : name;
  const crumbs = [{ name, isLong: q !== '' }];
  return <ListingPage listing={listing} name={name} title={title} crumbs={crumbs} />;
}
