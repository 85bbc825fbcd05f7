import { customerFields } from '#contract/console/customer.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { csvExport, exportPageSize } from '#server/console/csv-export.ts';
import { searchCustomers } from '#server/queries/customers/console-customers.ts';
import { customerSearchOf, readCustomerPage } from './customer-search.ts';
import { profileWire } from './customer-wire.ts';

const standing = ['blocked', 'due', 'order_count', 'last_order_at'] as const;
const fields = ['id', ...customerFields.keyof().options, ...standing] as const;

export const exportCustomers: ConsoleHandler<'exportCustomers'> = ({ db }, input) => {
  const search = customerSearchOf(input);
  return csvExport('customers', fields, async (cursor) => {
    const { rows, next } = await readCustomerPage(db, searchCustomers, search, {
      ...{ cursor, limit: exportPageSize },
    });
    return {
      rows: rows.map(({ row, standing }) => ({ id: row.id, ...profileWire(row), ...standing })),
      next,
    };
  });
};
