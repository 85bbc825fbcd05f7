import type { CustomerFields } from '#contract/console/customer.ts';
import { columnFields, wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees, rupeesToPaise } from '#domain/money/money.ts';
import type { findCustomer } from '#server/queries/customers/customers.ts';

type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;

const profileColumns = [
  ...(['firmName', 'ownerName', 'mobile', 'email', 'shopNo', 'address', 'city', 'state'] as const),
  ...(['country', 'pincode', 'ssiNo', 'foodLicence', 'dlNumber', 'gstNumber', 'google'] as const),
  'route',
] as const;

/** The profile in the words of the contract, as the customer reads it. */
export function profileWire(row: CustomerRow) {
  return { ...wireFields(row, profileColumns), distance: row.distanceKm };
}

/** With what the shop has agreed with him. */
export function customerFieldsWire(row: CustomerRow) {
  const { creditLimitPaise } = row;
  return {
    ...profileWire(row),
    ...wireFields(row, ['creditDays', 'creditMode', 'dueMails']),
    credit_limit: creditLimitPaise === null ? null : paiseToRupees(creditLimitPaise),
  };
}

/** What is left out stays as it is. */
export function profileFromWire(given: CustomerFields) {
  const { credit_limit, credit_days, credit_mode, due_mails } = given;
  return {
    ...columnFields(given, profileColumns),
    distanceKm: given.distance,
    ...(credit_days === undefined ? {} : { creditDays: credit_days }),
    ...(credit_mode === undefined ? {} : { creditMode: credit_mode }),
    ...(due_mails === undefined ? {} : { dueMails: due_mails }),
    ...(credit_limit === undefined
      ? {}
      : { creditLimitPaise: credit_limit === null ? null : rupeesToPaise(credit_limit) }),
  };
}
