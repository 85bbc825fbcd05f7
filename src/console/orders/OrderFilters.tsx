import { Link, useSearchParams } from 'react-router';
import chips from '#console/components/chips.module.css';
import { FilterForm } from '#console/components/FilterForm.tsx';
import filters from '#console/components/filters.module.css';
import { RouteFilter } from '#console/components/RouteFilter.tsx';
import { useMe } from '#console/data/use-me.ts';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { classes } from '#ui/classes.ts';

type OrderFiltersProps = {
  routes: readonly string[];
  /** Of the orders shown, for the filter of one customer. */
  firmName: string | undefined;
};

export function OrderFilters({ routes, firmName }: OrderFiltersProps) {
  const [search] = useSearchParams();
  const { permissions } = useMe();
  const given = (name: string) => search.get(name) ?? '';
  return (
    <>
      <StatusLinks search={search} />
      <FilterForm
        search={
          <label className={classes(filters.filter, filters.search)}>
            {t.search}
            <input
              className={filters.control}
              type="search"
              name="q"
              placeholder={t.searchHint}
              maxLength={100}
              defaultValue={given('q')}
            />
          </label>
        }
      >
        {['status', 'customer_id'].map(
          (name) =>
            search.has(name) && <input key={name} type="hidden" name={name} value={given(name)} />,
        )}
        <label className={filters.filter}>
          {t.from}
          <input className={filters.control} type="date" name="from" defaultValue={given('from')} />
        </label>
        <label className={filters.filter}>
          {t.to}
          <input className={filters.control} type="date" name="to" defaultValue={given('to')} />
        </label>
        <RouteFilter routes={routes} chosen={given('route')} />
        {permissions.includes('prices') && <MoneyFilters given={given} />}
      </FilterForm>
      {search.has('customer_id') && <OneCustomer search={search} firmName={firmName} />}
    </>
  );
}

function MoneyFilters({ given }: { given: (name: string) => string }) {
  const checks = { unpaid: t.unpaid, to_refund: t.toRefund };
  const amounts = { min_total: t.minTotal, max_total: t.maxTotal };
  return (
    <>
      {Object.entries(amounts).map(([name, label]) => (
        <label key={name} className={classes(filters.filter, filters.amount)}>
          {label}
          <input
            className={filters.control}
            type="number"
            name={name}
            inputMode="decimal"
            min="0"
            max="999999999"
            step="0.01"
            defaultValue={given(name)}
          />
        </label>
      ))}
      {Object.entries(checks).map(([name, label]) => (
        <label key={name} className={filters.check}>
          <input type="checkbox" name={name} value="1" defaultChecked={given(name) !== ''} />
          {label}
        </label>
      ))}
    </>
  );
}

/** Chosen on the customer's page. */
function OneCustomer({
  search,
  firmName,
}: {
  search: URLSearchParams;
  firmName?: string | undefined;
}) {
  const query = new URLSearchParams(search);
  query.delete('customer_id');
  query.delete('cursor');
  return (
    <p className={filters.chosen}>
      {t.ofCustomer(firmName)}{' '}
      <Link className={filters.undo} to={`?${query}`}>
        {t.everyCustomer}
      </Link>
    </p>
  );
}

/** One tap for the filter that is used most; the others stay. */
function StatusLinks({ search }: { search: URLSearchParams }) {
  const chosen = search.get('status') ?? '';
  const to = (status: string) => {
    const query = new URLSearchParams(search);
    query.delete('cursor');
    if (status === '') query.delete('status');
    else query.set('status', status);
    return `?${query}`;
  };
  return (
    <nav className={chips.chips} aria-label={t.statuses}>
      {(['', ...orderStatuses] as const).map((status) => (
        <Link
          key={status}
          className={chips.chip}
          to={to(status)}
          aria-current={status === chosen ? 'true' : undefined}
        >
          {status === '' ? t.all : statusNames[status]}
        </Link>
      ))}
    </nav>
  );
}
