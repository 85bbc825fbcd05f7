import { useLoaderData, useLocation } from 'react-router';
import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { useSelection } from '#console/components/use-selection.ts';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, routeFilter, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { readRoutes } from '#console/lists/list-parts.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { classes } from '#ui/classes.ts';
import styles from './CustomersScreen.module.css';
import { AllPinLinks, PinLinksBar } from './PinLinks.tsx';

const list = defineList({
  title: t.title,
  actions: { list: 'listCustomers', count: 'countCustomers', export: 'exportCustomers' },
  views: 'customers',
  extra: readRoutes,
  filters: {
    q: searchFilter(t),
    route: routeFilter,
    owes: checkFilter(t.owes),
    without_pin: checkFilter(t.withoutPinOnly),
    blocked: checkFilter(t.blockedOnly),
  },
  empty: { scene: 'counter', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={data.customers.length === 0}
      add={{ to: '/customers/new', text: t.add }}
      headStart={<AllPinLinks />}
    >
      {/* Other filters, another list: what was ticked is not in sight any more. */}
      <CustomerTable key={viewQuery(search)} customers={data.customers} />
    </ListScreen>
  );
}

type CustomerRow = ConsoleOutput<'listCustomers'>['customers'][number];

/** On a phone there is nothing to say in place of what is forgotten. */
const ifKnown = ({ forgotten }: CustomerRow) => classes(forgotten && table.desktopOnly);

const columnsAfterFirm: Column<CustomerRow>[] = [
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
  const selection = useSelection(customers);
  const firm: Column<CustomerRow> = {
    head: (
      <label className={`row gap-2 ${styles.all}`}>
        <input
          type="checkbox"
          aria-label={t.selectAll}
          checked={selection.isWhole}
          onChange={selection.toggleShown}
        />
        {t.firm}
      </label>
    ),
    cell: (customer) => (
      <span className={`row ${styles.firm}`}>
        <label className={`center ${styles.tick}`}>
          <input
            type="checkbox"
            aria-label={t.select(customer.firm_name)}
            checked={selection.has(customer.id)}
            onChange={() => selection.toggle(customer)}
          />
        </label>
        <span>
          <RowLink to={`/customers/${customer.id}`}>{customer.firm_name}</RowLink>{' '}
          <CustomerBadge {...customer} />
        </span>
      </span>
    ),
  };
  return (
    <>
      <TableCard
        columns={[firm, ...columnsAfterFirm]}
        rows={customers}
        keyOf={({ id }) => id}
        rowClass={({ id }) => classes(selection.has(id) && styles.ticked)}
      />
      {selection.rows.length > 0 && (
        <PinLinksBar ids={selection.rows.map(({ id }) => id)} onClear={selection.clear} />
      )}
    </>
  );
}
