import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { customerWire } from './customer-wire.ts';

const refuse = consoleRefusalsOf('getCustomer');

export const getCustomer: ConsoleHandler<'getCustomer'> = async ({ db }, { id }) => {
  const row = await findCustomer(db, id);
  if (!row) throw refuse('not-found', 'There is no such customer.');
  return { customer: await customerWire(db, row) };
};
