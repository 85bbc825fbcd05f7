import { redirect } from 'react-router';
import { optional } from '#client/optional.ts';
import { within } from '#domain/within.ts';
import { openedCard } from '#web/catalogue/opened-card.ts';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { type FailedRead, isFailedRead, withStatus } from '#web/data/failed-read.ts';
import { cachedRouteData } from '#web/data/route-data-cache.ts';
import { usePageData } from '#web/data/use-page-data.ts';
import { productPath } from '#web/paths/paths.ts';
import { FailedProduct } from '#web/product/FailedProduct.tsx';
import { ProductPage } from '#web/product/ProductPage.tsx';
import { cardPageData, type ProductPageData, productPageData } from '#web/product/product-data.ts';
import type { Route } from './+types/product-detail.ts';

/**
 * The page does not wait longer for reviews: they are all of it that a database must answer. Another
 * server may take its time.
 */
const reviewsWithinMs = URL.canParse(__BASE_URL__) ? 10_000 : 300;

/** Awaits everything, so that the page is complete without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const page = await productPageData(call, log, params.slug);
  if (isFailedRead(page)) return withStatus(page);
  const { product, ...soon } = page;
  const inTime = within(reviewsWithinMs, Promise.resolve(soon.reviews));
  const [reviews, related] = await Promise.all([
    optional(log, 'product reviews', inTime),
    soon.related,
  ]);
  // A product is also found by its other slugs, but has one canonical address.
  if (product.slug !== params.slug) throw redirect(productPath(product.slug), 301);
  return withStatus({ product, detail: product, reviews, related });
}

/** Awaits only the product, and not even that where a card was tapped; the rest follows. */
export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return cachedRouteData(url, async (log, kept?: ProductPageData | FailedRead) => {
    const card = openedCard(params.slug)?.product;
    if (card && !kept) return cardPageData(browserCall, log, card);
    const related = kept && 'related' in kept ? kept.related : undefined;
    return productPageData(browserCall, log, params.slug, related);
  });
}

export default function ProductDetailRoute({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  if (isFailedRead(page)) return <FailedProduct read={page} slug={params.slug} />;
  // The key resets stock, reviews and picture for each product.
  return <ProductPage key={page.product.id} {...page} />;
}
