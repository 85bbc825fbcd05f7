import { callContext } from '#web/context.ts';
import { ListingError } from '#web/listing/ListingError.tsx';
import { ListingPage } from '#web/listing/ListingPage.tsx';
import { shopData } from '#web/listing/shop-data.ts';
import { abortableCall } from '#web/listing/source.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Route } from './+types/shop.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return shopData(context.get(callContext), url);
}

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return shopData(abortableCall(request.signal), url);
}

export { ListingError as ErrorBoundary };

/** All products, or the results of a search. */
export default function ShopRoute({ loaderData }: Route.ComponentProps) {
  const { q, listing } = loaderData;
  const t = useMessages();
  const name = q === '' ? t.listing.allProducts : t.listing.results(q);
  const title = q === '' ? t.listing.allTitle(listing.page) : name;
  const crumbs = [{ name, isLong: q !== '' }];
  return <ListingPage listing={listing} name={name} title={title} crumbs={crumbs} />;
}
