import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { cashBookTexts as t } from '#console/messages/cash-book.ts';
import { methodNames, orderTexts } from '#console/messages/orders.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';

type CashBookPayment = ConsoleOutput<'getCashBook'>['payments'][number];

const columns: Column<CashBookPayment>[] = [
  {
    head: t.order,
    cell: ({ order_id }) => (
      <RowLink to={`/orders/${order_id}`}>{orderTexts.orderNumber(order_id)}</RowLink>
    ),
  },
  {
    head: t.amount,
    isNumber: true,
    className: table.strong,
    cell: ({ amount }) => formatRupees(amount),
  },
  { head: t.firm, cell: ({ firm_name }) => firm_name },
  { head: t.method, className: table.phoneEnd, cell: ({ method }) => methodNames[method] },
  { head: t.time, className: table.muted, cell: ({ at }) => formatRecent(at, Date.now()) },
  {
    head: t.by,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ operator }) => operator,
  },
  {
    head: t.details,
    className: classes(table.whole, table.muted),
    cell: ({ reference, reason }) => [reference, reason].filter(Boolean).join(' · '),
  },
];

export function CashBookTable({ payments }: { payments: CashBookPayment[] }) {
  return <TableCard columns={columns} rows={payments} keyOf={({ id }) => id} />;
}
