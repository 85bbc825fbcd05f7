import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { customerTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { customerTexts as t } from '#console/messages/customers.ts';
import { partTexts } from '#console/messages/parts.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { FilterForm } from '#console/parts/FilterForm.tsx';
import filters from '#console/parts/filters.module.css';
import { Paging } from '#console/parts/Paging.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CustomerTable } from './CustomerTable.tsx';

export function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => search.get(name) || undefined;
  return consoleCall(
    'listCustomers',
    {
      q: given('q'),
      blocked: search.has('blocked') ? '1' : undefined,
      cursor: given('cursor'),
    },
    request.signal,
  );
}

export function Component() {
  const { customers, next } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <>
      <Tabs label={shellTexts.nav.customers} tabs={customerTabs} />
      <ScreenHead title={t.title}>
        <Link className={buttonClass('primary')} to="/customers/new">
          {t.add}
        </Link>
      </ScreenHead>
      <CustomerFilters />
      {customers.length > 0 ? (
        <CustomerTable customers={customers} />
      ) : (
        <EmptyState
          icon="user"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 && (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            )
          }
        />
      )}
      <Paging next={next} />
    </>
  );
}

function CustomerFilters() {
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
      <label className={filters.check}>
        <input type="checkbox" name="blocked" value="1" defaultChecked={search.has('blocked')} />
        {t.blockedOnly}
      </label>
    </FilterForm>
  );
}
