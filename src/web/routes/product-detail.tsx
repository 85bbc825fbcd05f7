import { redirect } from 'react-router';
import { browserLog } from '#client/log.ts';
import { browserCall } from '#web/api.ts';
import { callContext, logContext } from '#web/context.ts';
import { isFailedRead, withStatus } from '#web/failed-read.ts';
import { productPath } from '#web/paths.ts';
import { FailedProduct } from '#web/product/FailedProduct.tsx';
import { ProductPage } from '#web/product/ProductPage.tsx';
import { productPageData } from '#web/product/product-data.ts';
import type { Route } from './+types/product-detail.ts';

/** Awaits everything, so that the page is complete without scripts. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  const page = await productPageData(call, log, params.slug);
  if (isFailedRead(page)) return withStatus(page);
  const { product, ...soon } = page;
  const [reviews, related] = await Promise.all([soon.reviews, soon.related]);
  // A product is also found by its other slugs, but has one canonical address.
  if (product.slug !== params.slug) throw redirect(productPath(product.slug), 301);
  return withStatus({ product, reviews, related });
}

/** Awaits only the product; the rest streams in. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return productPageData(browserCall, browserLog, params.slug);
}

export default function ProductDetailRoute({ loaderData, params }: Route.ComponentProps) {
  if (isFailedRead(loaderData)) return <FailedProduct read={loaderData} slug={params.slug} />;
  // The key resets stock, reviews and picture for each product.
  return <ProductPage key={loaderData.product.id} {...loaderData} />;
}
