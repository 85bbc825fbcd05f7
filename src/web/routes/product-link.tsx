import { redirect } from 'react-router';
import type { Log } from '#client/log.ts';
import { browserLog } from '#client/log.ts';
import type { Call } from '#contract/index.ts';
import { browserCall } from '#web/data/api.ts';
import { callContext, logContext } from '#web/data/context.ts';
import { orFailed, withStatus } from '#web/data/failed-read.ts';
import { orNotFound } from '#web/data/route-errors.ts';
import { productPath } from '#web/paths/paths.ts';
import { FailedProduct } from '#web/product/FailedProduct.tsx';
import type { Route } from './+types/product-link.ts';

/** /product/{product_unique_id}: the alternate link leads to the product's own page. */
function toProduct(call: Call, log: Log, uniqueId: string) {
  const read = async () => {
    const { product } = await orNotFound(call('getProductBySlug', { slug: uniqueId }));
    throw redirect(productPath(product.slug), 301);
  };
  return orFailed<never>(log, 'product', read());
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const [call, log] = [context.get(callContext), context.get(logContext)];
  return withStatus(await toProduct(call, log, params.uniqueId));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return toProduct(browserCall, browserLog, params.uniqueId);
}

/** Shown only where the product could not be read. */
export default function ProductLink({ loaderData, params }: Route.ComponentProps) {
  return <FailedProduct read={loaderData} slug={params.uniqueId} />;
}
