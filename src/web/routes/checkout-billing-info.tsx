import { BillingStep } from '#web/checkout/BillingStep.tsx';
import { checkoutInBrowser, checkoutOnServer } from '#web/checkout/checkout-loaders.ts';
import type { Route } from './+types/checkout-billing-info.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return checkoutOnServer(context, url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return checkoutInBrowser(url);
}
clientLoader.hydrate = true as const;

export default function CheckoutBillingInfo({ loaderData }: Route.ComponentProps) {
  return <BillingStep data={loaderData} />;
}
