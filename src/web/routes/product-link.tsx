import { redirect } from 'react-router';
import type { Call } from '#contract/index.ts';
import { browserCall } from '#web/api.ts';
import { callContext } from '#web/context.ts';
import { productPath } from '#web/paths.ts';
import { orNotFound } from '#web/route-errors.ts';
import type { Route } from './+types/product-link.ts';

/** /product/{product_unique_id}: the alternate link leads to the product's own page. */
async function toProduct(call: Call, uniqueId: string) {
  const { product } = await orNotFound(call('getProductBySlug', { slug: uniqueId }));
  return redirect(productPath(product.slug), 301);
}

export function loader({ context, params }: Route.LoaderArgs) {
  return toProduct(context.get(callContext), params.uniqueId);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return toProduct(browserCall, params.uniqueId);
}

/** Never shown: an error boundary needs a component on its route. */
export default function ProductLink() {
  return null;
}
