import { customerFields } from '#contract/console/customer.ts';
import { customerFieldsWire } from '#server/actions/account/profile-wire.ts';
import { defineList } from '#server/console/define-list.ts';
import {
  countCustomers as count,
  listCustomers as readList,
  searchCustomers,
} from '#server/queries/customers/console-customers.ts';
import { customerSearchOf, readCustomerPage } from './customer-search.ts';
import { contactWire } from './customer-wire.ts';

const list = { rows: 'customers', filterOf: customerSearchOf, count } as const;

const customers = defineList({
  ...list,
  readPage: readCustomerPage(readList, (row) => ({
    id: row.id,
    firm_name: row.firmName,
    ...contactWire(row),
    city: row.city,
    route: row.route,
  })),
});

const profiles = defineList({
  ...list,
  readPage: readCustomerPage(searchCustomers, (row) => ({
    id: row.id,
    ...customerFieldsWire(row),
  })),
});

const standing = ['blocked', 'due', 'order_count', 'last_order_at'] as const;

export const listCustomers = customers.list;
export const countCustomers = customers.count;
export const exportCustomers = profiles.export('customers', [
  ...(['id', ...customerFields.keyof().options, ...standing] as const),
]);
