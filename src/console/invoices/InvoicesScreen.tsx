import { useLoaderData } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, dayFilter, isId, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { invoiceListTexts as t } from '#console/messages/invoices.ts';
import { PrintButton } from '#console/print/PrintButton.tsx';
import type { InvoiceRowWire } from '#contract/console/invoices.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { invoiceKinds } from '#domain/invoices/invoice-kind.ts';
import { classes } from '#ui/classes.ts';

const list = defineList({
  title: t.title,
  actions: { list: 'listInvoices', count: 'countInvoices', export: 'exportInvoices' },
  states: {
    label: t.papers,
    name: 'paper',
    values: ['invoice', 'credit-note'],
    textOf: (paper) => t.paper[paper],
  },
  filters: {
    q: searchFilter(t),
    customer_id: { kind: 'hidden', accepts: isId },
    from: dayFilter(t.from),
    to: dayFilter(t.to),
    kind: {
      ...{ kind: 'choice', label: t.kind, any: t.anyKind },
      options: invoiceKinds.map((kind) => ({ value: kind, text: t.kinds[kind] })),
    },
    due: checkFilter(t.onlyDue),
  },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { invoices } = data;
  const orders = [...new Set(invoices.map(({ order_id }) => order_id))];
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={invoices.length === 0}
      headStart={orders.length > 0 && <PrintButton ids={orders} />}
    >
      <TableCard columns={columns} rows={invoices} keyOf={({ id }) => id} />
    </ListScreen>
  );
}

const columns: Column<InvoiceRowWire>[] = [
  {
    head: t.number,
    className: classes(table.strong, table.oneLine),
    cell: ({ order_id, number }) => <RowLink to={`/orders/${order_id}`}>{number}</RowLink>,
  },
  {
    head: t.date,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ date }) => formatTypedDay(date),
  },
  {
    head: t.firm,
    className: table.whole,
    cell: ({ firm_name, gstin, of_invoice, reason }) => (
      <>
        {firm_name}{' '}
        <span className={table.muted}>
          {[gstin, of_invoice && t.ofInvoice(of_invoice, reason)].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  { head: t.order, label: t.order, cell: ({ order_id }) => t.orderNumber(order_id) },
  {
    head: t.taxable,
    label: t.taxable,
    isNumber: true,
    cell: ({ taxable }) => formatRupees(taxable),
  },
  {
    head: t.tax,
    label: t.tax,
    isNumber: true,
    className: table.phoneStart,
    cell: ({ tax }) => formatRupees(tax),
  },
  { head: t.total, label: t.total, isNumber: true, cell: ({ total }) => formatRupees(total) },
  {
    head: t.due,
    label: t.due,
    isNumber: true,
    className: ({ due }) => classes(table.phoneStart, due === 0 && table.muted),
    cell: ({ due }) => formatRupees(due),
  },
];
