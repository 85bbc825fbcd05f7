import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { profileWire } from './profile-wire.ts';

export const getCustomerById: Handler<'getCustomerById'> = async ({ db, customer }) => {
  const row = await findCustomer(db, customer.id);
  if (!row) throw notFound('this');
  return { data: { id: row.id, order_mails: row.orderMails, ...profileWire(row) } };
};
