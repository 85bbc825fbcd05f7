import { ledgerOf } from '#server/actions/payments/ledger.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

const entriesAtOnce = 500;

export const getLedger: ConsoleHandler<'getLedger'> = async ({ db }, { customer_id, ...asked }) => {
  const customer = existing(await findCustomer(db, customer_id), 'customer');
  return ledgerOf(db, customer.id, { ...asked, limit: entriesAtOnce });
};
