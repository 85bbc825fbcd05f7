import { checkoutInBrowser, checkoutOnServer } from '#web/checkout/checkout-loaders.ts';
import { DeliveryStep } from '#web/checkout/DeliveryStep.tsx';
import type { Route } from './+types/checkout-pick-drop.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return checkoutOnServer(context, url);
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return checkoutInBrowser(url);
}
clientLoader.hydrate = true as const;

export default function CheckoutPickDrop({ loaderData }: Route.ComponentProps) {
  return <DeliveryStep data={loaderData} />;
}
