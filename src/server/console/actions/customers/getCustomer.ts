import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { customerWire } from './customer-wire.ts';

export const getCustomer: ConsoleHandler<'getCustomer'> = async ({ db }, { id }) => {
  const row = existing(await findCustomer(db, id), 'customer');
  return { customer: await customerWire(db, row) };
};
