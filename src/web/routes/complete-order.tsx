import { privateBrowserLoader, privateLoader, readNothing } from '#web/account/private-page.ts';
import { PaymentStep } from '#web/checkout/PaymentStep.tsx';
import { readPayment } from '#web/checkout/recover-order.ts';
import type { Route } from './+types/complete-order.ts';

/** Coupon, note and delivery choice are in the browser. */
export const loader = privateLoader(readNothing);
export const clientLoader = privateBrowserLoader(readPayment);

export default function CompleteOrder({ loaderData }: Route.ComponentProps) {
  const placedId = loaderData && 'placedId' in loaderData ? loaderData.placedId : undefined;
  const data = loaderData && 'placedId' in loaderData ? undefined : loaderData;
  return <PaymentStep data={data} placedId={placedId} />;
}
