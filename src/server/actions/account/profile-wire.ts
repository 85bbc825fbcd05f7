import type { CustomerFields } from '#contract/console/customer.ts';
import { columnFields, wireFields } from '#contract/wire-fields.ts';
import type { findCustomer } from '#server/queries/customers/customers.ts';

type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

const profileColumns = [
  ...(['firmName', 'ownerName', 'mobile', 'email', 'shopNo', 'address', 'city', 'state'] as const),
  ...(['country', 'pincode', 'ssiNo', 'foodLicence', 'dlNumber', 'gstNumber', 'google'] as const),
  'route',
] as const;

/** The profile in the words of the contract. */
export function profileWire(row: CustomerRow): CustomerFields {
  return { ...wireFields(row, profileColumns), distance: row.distanceKm };
}

export function profileFromWire(given: CustomerFields) {
  return { ...columnFields(given, profileColumns), distanceKm: given.distance };
}
