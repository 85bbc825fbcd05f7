import type { ConsoleHandler } from '#server/console/context.ts';
import { listCustomers as readList } from '#server/queries/customers/console-customers.ts';
import { customerSearchOf, readCustomerPage } from './customer-search.ts';
import { contactWire } from './customer-wire.ts';

export const listCustomers: ConsoleHandler<'listCustomers'> = async ({ db }, input) => {
  const { rows, next } = await readCustomerPage(db, readList, customerSearchOf(input), input);
  return {
    customers: rows.map(({ row, standing }) => ({
      id: row.id,
      firm_name: row.firmName,
      ...contactWire(row),
      city: row.city,
      route: row.route,
      ...standing,
    })),
    next,
  };
};
