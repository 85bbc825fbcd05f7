import { Link, useSearchParams } from 'react-router';
import { statusNames, orderTexts as t } from '#console/messages/orders.ts';
import chips from '#console/parts/chips.module.css';
import { FilterForm } from '#console/parts/FilterForm.tsx';
import filters from '#console/parts/filters.module.css';
import { useMe } from '#console/use-me.ts';
import { orderStatuses } from '#domain/order-status.ts';
import { classes } from '#ui/classes.ts';

export function OrderFilters() {
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
        {search.has('status') && <input type="hidden" name="status" value={given('status')} />}
        <label className={filters.filter}>
          {t.from}
          <input className={filters.control} type="date" name="from" defaultValue={given('from')} />
        </label>
        <label className={filters.filter}>
          {t.to}
          <input className={filters.control} type="date" name="to" defaultValue={given('to')} />
        </label>
        {permissions.includes('prices') && (
          <label className={filters.check}>
            <input type="checkbox" name="unpaid" value="1" defaultChecked={search.has('unpaid')} />
            {t.unpaid}
          </label>
        )}
      </FilterForm>
    </>
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
