import { Link, useLoaderData, useSearchParams } from 'react-router';
import { FilterForm } from '#console/components/FilterForm.tsx';
import filters from '#console/components/filters.module.css';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { partTexts } from '#console/messages/components.ts';
import { couponStateNames, couponTexts as t } from '#console/messages/coupons.ts';
import { shellTexts } from '#console/messages/shell.ts';
import { offerTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleInput } from '#contract/console/index.ts';
import { couponStates } from '#domain/coupons/coupon.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { CouponTable } from './CouponTable.tsx';

/** The filters of the list of coupons as its address has them. */
function couponFiltersOf(search: URLSearchParams) {
  return {
    q: search.get('q') || undefined,
    state: couponStates.find((state) => state === search.get('state')),
  } satisfies ConsoleInput<'countCoupons'>;
}

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const filters = couponFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countCoupons', filters, request.signal));
  const [list, views] = await Promise.all([
    consoleCall('listCoupons', { ...filters, cursor }, request.signal),
    savedViews('coupons', request.signal),
  ]);
  return { ...list, count, views };
}

export function Component() {
  const { coupons, next, count, views } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const isFiltered = search.size > 0;
  const isEmpty = coupons.length === 0 && !isFiltered;
  return (
    <>
      <Tabs label={shellTexts.nav.offers} tabs={offerTabs} />
      <ScreenHead title={t.title}>
        {!isEmpty && (
          <Link className={buttonClass('primary')} to="/offers/new">
            {t.add}
          </Link>
        )}
      </ScreenHead>
      {!isEmpty && (
        <>
          <CouponFilters />
          <ListTools
            count={count}
            exportPath={fileAddress('exportCoupons', couponFiltersOf(search))}
          >
            <SavedViews list="coupons" views={views} />
          </ListTools>
        </>
      )}
      {coupons.length > 0 ? (
        <CouponTable coupons={coupons} />
      ) : (
        <EmptyState
          icon="receipt"
          text={isFiltered ? t.noneFound : t.noneYet}
          action={
            <Link
              className={buttonClass(isFiltered ? 'secondary' : 'primary')}
              to={isFiltered ? '.' : '/offers/new'}
            >
              {isFiltered ? partTexts.clear : t.add}
            </Link>
          }
        />
      )}
      <Paging next={next} labels={{ first: t.newest, next: t.older }} />
    </>
  );
}

function CouponFilters() {
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
            maxLength={30}
            defaultValue={search.get('q') ?? ''}
          />
        </label>
      }
    >
      <label className={filters.filter}>
        {t.state}
        <select className={filters.control} name="state" defaultValue={search.get('state') ?? ''}>
          <option value="">{t.anyState}</option>
          {couponStates.map((state) => (
            <option key={state} value={state}>
              {couponStateNames[state]}
            </option>
          ))}
        </select>
      </label>
    </FilterForm>
  );
}
