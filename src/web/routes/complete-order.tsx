import { checkoutOnServer, paymentInBrowser } from '#web/checkout/checkout-loaders.ts';
import { PaymentStep } from '#web/checkout/PaymentStep.tsx';
import type { Route } from './+types/complete-order.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return checkoutOnServer(context, url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return paymentInBrowser(url);
}
clientLoader.hydrate = true as const;

export default function CompleteOrder({ loaderData }: Route.ComponentProps) {
  const placedId = loaderData && 'placedId' in loaderData ? loaderData.placedId : undefined;
  const data = loaderData && 'placedId' in loaderData ? undefined : loaderData;
  return <PaymentStep data={data} placedId={placedId} />;
}
