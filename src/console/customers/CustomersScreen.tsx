import { Link, useLoaderData, useSearchParams } from 'react-router';
import { FilterForm } from '#console/components/FilterForm.tsx';
import filters from '#console/components/filters.module.css';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, routeNames, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { RouteFilter } from '#console/components/RouteFilter.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { customerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CustomerTable } from './CustomerTable.tsx';

/** The filters of the customers list as its address has them. */
function customerFiltersOf(search: URLSearchParams) {
  const given = (name: string) => search.get(name) || undefined;
  return {
    q: given('q'),
    blocked: search.has('blocked') ? '1' : undefined,
    route: given('route'),
  } satisfies ConsoleInput<'countCustomers'>;
}

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const filters = customerFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countCustomers', filters, request.signal));
  const [list, views, routes] = await Promise.all([
    consoleCall('listCustomers', { ...filters, cursor }, request.signal),
    savedViews('customers', request.signal),
    routeNames(request.signal),
  ]);
  return { ...list, count, views, routes };
}

export function Component() {
  const { customers, next, count, views, routes } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title}>
        <Link className={buttonClass('primary')} to="/customers/new">
          {t.add}
        </Link>
      </ScreenHead>
      <CustomerFilters routes={routes} />
      <ListTools
        count={count}
        exportPath={fileAddress('exportCustomers', customerFiltersOf(search))}
      >
        <SavedViews list="customers" views={views} />
      </ListTools>
      {customers.length > 0 ? (
        <CustomerTable customers={customers} />
      ) : (
        <EmptyState
          icon="user"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 ? (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            ) : (
              <Link className={buttonClass('secondary')} to="/customers/new">
                {t.add}
              </Link>
            )
          }
        />
      )}
      <Paging next={next} />
    </>
  );
}

function CustomerFilters({ routes }: { routes: readonly string[] }) {
  const [search] = useSearchParams();
  return (
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
            defaultValue={search.get('q') ?? ''}
          />
        </label>
      }
    >
      <RouteFilter routes={routes} chosen={search.get('route') ?? ''} />
      <label className={filters.check}>
        <input type="checkbox" name="blocked" value="1" defaultChecked={search.has('blocked')} />
        {t.blockedOnly}
      </label>
    </FilterForm>
  );
}
