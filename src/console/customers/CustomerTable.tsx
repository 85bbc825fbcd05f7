import { Link } from 'react-router';
import { CustomerBadge } from '#console/components/CustomerBadge.tsx';
import { formatRupees } from '#console/components/money.ts';
import rows from '#console/components/row-link.module.css';
import table from '#console/components/table.module.css';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';

type CustomerRow = ConsoleOutput<'listCustomers'>['customers'][number];

export function CustomerTable({ customers }: { customers: CustomerRow[] }) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.firm}</th>
            <th scope="col" className={table.number}>
              {t.due}
            </th>
            <th scope="col">{t.owner}</th>
            <th scope="col">{t.phone}</th>
            <th scope="col">{t.place}</th>
            <th scope="col" className={table.number}>
              {t.orders}
            </th>
            <th scope="col">{t.lastOrder}</th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <Row key={customer.id} customer={customer} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ customer }: { customer: CustomerRow }) {
  const { id, firm_name, owner_name, mobile, city, route, forgotten, due } = customer;
  // On a phone there is nothing to say in their place.
  const ifKnown = forgotten && table.desktopOnly;
  return (
    <tr className={rows.row}>
      <td>
        <Link className={rows.link} to={`/customers/${id}`}>
          {firm_name}
        </Link>{' '}
        <CustomerBadge {...customer} />
      </td>
      <td
        className={classes(table.number, due === 0 && table.muted)}
        data-label={due < 0 ? t.credit : t.due}
      >
        {due < 0 && <span className={table.desktopOnly}>{t.credit} </span>}
        {formatRupees(Math.abs(due))}
      </td>
      <td className={classes(ifKnown)}>{owner_name || t.unknown}</td>
      <td className={classes(table.phoneEnd, ifKnown)}>{formatMobile(mobile) || t.unknown}</td>
      <td className={table.muted}>
        {[...new Set([city, route])].filter(Boolean).join(' · ') || t.unknown}
      </td>
      <td className={table.number} data-label={t.orders}>
        {customer.order_count}
      </td>
      <td className={table.whole} data-label={t.lastOrder}>
        {customer.last_order_at === null
          ? t.never
          : formatRecent(customer.last_order_at, Date.now())}
      </td>
    </tr>
  );
}
