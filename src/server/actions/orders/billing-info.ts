import type { BillingInfoWire } from '#contract/order.ts';
import type { Buyer } from '#server/queries/orders/place-order.ts';

/** The order's own copy of who bought it, in the words of the contract. */
export function billingInfoOf(buyer: Buyer): BillingInfoWire {
  return {
    firmName: buyer.firmName,
    ownerName: buyer.ownerName,
    address: buyer.address,
    distance: buyer.distanceKm,
    phone: buyer.mobile,
    email: buyer.email,
    ssiNo: buyer.ssiNo,
    foodLicenseNo: buyer.foodLicence,
    dlNumber: buyer.dlNumber,
    gst: buyer.gstNumber,
    shop_no: buyer.shopNo,
    city: buyer.city,
    state: buyer.state,
    country: buyer.country,
    pincode: buyer.pincode,
    google: buyer.google,
    route: buyer.route,
  };
}
