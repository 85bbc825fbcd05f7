import { customerExample } from '#contract/console/customer.ts';
import { productDetailExample } from '#contract/console/product.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { tableExport } from '#server/console/csv-export.ts';
import { columnNames, exportColumns } from '#server/console/imports/columns.ts';
import { requireKind } from './file-access.ts';

export const exportTemplate: ConsoleHandler<'exportTemplate'> = async ({ operator }, input) => {
  const { kind, format } = input;
  requireKind(operator, kind);
  // With the column that counts for new products only.
  const columns = kind === 'products' ? columnNames(kind) : exportColumns(kind);
  const example: Record<string, string | number | boolean | null> =
    kind === 'customers' ? customerExample : { ...productExample };
  return tableExport(format, `${kind}-template`, columns, async () => ({
    ...{ rows: [example], next: null },
  }));
};

const { cart_count: _carts, order_count: _orders, ...productExample } = productDetailExample;
