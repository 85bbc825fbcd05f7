import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { readAllAbout } from '#server/queries/customers/customer-data.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';

export const exportCustomer: ConsoleHandler<'exportCustomer'> = async ({ db }, { id }) => {
  const customer = existing(await findCustomer(db, id), 'customer');
  const all = await readAllAbout(db, customer);
  return {
    name: `customer-${id}.json`,
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(`${JSON.stringify(all, null, 2)}\n`),
    download: true,
    subject: `customer ${id}`,
    rows: () => Object.values(all).reduce((sum, rows) => sum + rows.length, 0),
  };
};
