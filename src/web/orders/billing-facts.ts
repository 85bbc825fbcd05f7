import type { CustomerWire } from '#contract/account.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { orderWords as t } from '#web/messages/en/orders.ts';

export type Fact = { name: string; label: string; value: string; href?: string };

/** Who an order would be billed to if it were placed now. */
export function billingOf(customer: CustomerWire): BillingInfoWire {
  return {
    firmName: customer.firm_name,
    ownerName: customer.owner_name,
    address: customer.address,
    distance: customer.distance,
    phone: customer.mobile,
    email: customer.email,
    ssiNo: customer.ssi_no,
    foodLicenseNo: customer.food_licence,
    dlNumber: customer.dl_number,
    gst: customer.gst_number,
    shop_no: customer.shop_no,
    city: customer.city,
    state: customer.state,
    country: customer.country,
    pincode: customer.pincode,
    google: customer.google,
    route: customer.route,
  };
}

/** 23, Rajpur Road, Dehradun, Uttarakhand 248001, India */
export function wholeAddress(billing: BillingInfoWire): string {
  const { shop_no, address, city, state, pincode, country } = billing;
  return [shop_no, address, city, `${state} ${pincode}`.trim(), country].filter(Boolean).join(', ');
}

/** Spec §2: firm, owner, address, phone, email, GST, Google link, route. */
export function contactFacts(billing: BillingInfoWire): Fact[] {
  const map = /^https?:\/\//i.test(billing.google) ? { href: billing.google } : {};
  return [
    { name: 'firm', label: t.firm, value: billing.firmName },
    { name: 'owner', label: t.owner, value: billing.ownerName },
    { name: 'address', label: t.address, value: wholeAddress(billing) },
    { name: 'phone', label: t.phone, value: formatMobile(billing.phone) },
    { name: 'email', label: t.email, value: billing.email },
    { name: 'gst', label: t.gst, value: billing.gst },
    { name: 'google', label: t.google, value: map.href ? t.openMap : billing.google, ...map },
    { name: 'route', label: t.route, value: billing.route },
  ];
}

/** Spec §3: all that an order keeps of its buyer. */
export function billingFacts(billing: BillingInfoWire): Fact[] {
  return [
    ...contactFacts(billing),
    { name: 'ssi', label: t.ssi, value: billing.ssiNo },
    { name: 'food', label: t.foodLicence, value: billing.foodLicenseNo },
    { name: 'drugs', label: t.drugLicence, value: billing.dlNumber },
    {
      name: 'distance',
      label: t.distance,
      value: billing.distance > 0 ? t.km(billing.distance) : '',
    },
  ];
}
