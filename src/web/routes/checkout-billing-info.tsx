import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { BillingStep } from '#web/checkout/BillingStep.tsx';
import { readCheckout } from '#web/checkout/checkout-data.ts';
import type { Route } from './+types/checkout-billing-info.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readCheckout);

export default function CheckoutBillingInfo({ loaderData }: Route.ComponentProps) {
  return <BillingStep data={loaderData} />;
}
