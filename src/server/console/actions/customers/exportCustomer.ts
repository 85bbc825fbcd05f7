import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { readAllAbout } from '#server/queries/customers/customer-data.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

const refuse = consoleRefusalsOf('exportCustomer');

export const exportCustomer: ConsoleHandler<'exportCustomer'> = async ({ db }, { id }) => {
  const customer = await findCustomer(db, id);
  if (!customer) throw refuse('not-found', 'There is no such customer.');
  const all = await readAllAbout(db, customer);
  return {
    name: `customer-${id}.json`,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(all, null, 2)}\n`),
    download: true,
  };
};
