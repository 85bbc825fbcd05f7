import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { readCheckout } from '#web/checkout/checkout-data.ts';
import { DeliveryStep } from '#web/checkout/DeliveryStep.tsx';
import type { Route } from './+types/checkout-pick-drop.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readCheckout);

export default function CheckoutPickDrop({ loaderData }: Route.ComponentProps) {
  return <DeliveryStep data={loaderData} />;
}
