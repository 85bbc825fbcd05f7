import type { BillingInfoWire } from '#contract/order.ts';
import { present } from '#server/print/order-data.ts';

/** Where a driver goes: "12, Rajpur Road, Dehradun, 248001". */
export function placeOf({ shop_no, address, city, pincode }: BillingInfoWire): string {
  return present([shop_no, address, city, pincode]).join(', ');
}
