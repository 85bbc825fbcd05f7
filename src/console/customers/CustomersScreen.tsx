import { useLoaderData } from 'react-router';
import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, routeFilter, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { readRoutes } from '#console/lists/list-parts.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';

const list = defineList({
  title: t.title,
  actions: { list: 'listCustomers', count: 'countCustomers', export: 'exportCustomers' },
  views: 'customers',
  extra: readRoutes,
  filters: { q: searchFilter(t), route: routeFilter, blocked: checkFilter(t.blockedOnly) },
  empty: { scene: 'counter', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.customers.length === 0}
      add={{ to: '/customers/new', text: t.add }}
    >
      <CustomerTable customers={data.customers} />
    </ListScreen>
  );
}

type CustomerRow = ConsoleOutput<'listCustomers'>['customers'][number];

/** On a phone there is nothing to say in place of what is forgotten. */
const ifKnown = ({ forgotten }: CustomerRow) => classes(forgotten && table.desktopOnly);

const columns: Column<CustomerRow>[] = [
  {
    head: t.firm,
    cell: (customer) => (
      <>
        <RowLink to={`/customers/${customer.id}`}>{customer.firm_name}</RowLink>{' '}
        <CustomerBadge {...customer} />
      </>
    ),
  },
  {
    head: t.due,
    isNumber: true,
    label: ({ due }) => (due < 0 ? t.credit : t.due),
    className: ({ due }) => classes(due === 0 && table.muted),
    cell: ({ due }) => (
      <>
        {due < 0 && <span className={table.desktopOnly}>{t.credit} </span>}
        {formatRupees(Math.abs(due))}
      </>
    ),
  },
  {
    head: t.owner,
    className: ifKnown,
    cell: ({ owner_name }) => owner_name || t.unknown,
  },
  {
    head: t.phone,
    className: (customer) => classes(table.phoneEnd, ifKnown(customer)),
    cell: ({ mobile }) => formatMobile(mobile) || t.unknown,
  },
  {
    head: t.place,
    className: table.muted,
    cell: ({ city, route }) => [...new Set([city, route])].filter(Boolean).join(' · ') || t.unknown,
  },
  { head: t.orders, label: t.orders, isNumber: true, cell: ({ order_count }) => order_count },
  {
    head: t.lastOrder,
    label: t.lastOrder,
    className: table.whole,
    cell: ({ last_order_at: at }) => (at === null ? t.never : formatRecent(at, Date.now())),
  },
];

function CustomerTable({ customers }: { customers: CustomerRow[] }) {
  return <TableCard columns={columns} rows={customers} keyOf={({ id }) => id} />;
}
