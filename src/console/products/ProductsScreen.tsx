import { Link, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { ListTools } from '#console/components/ListTools.tsx';
import { listCount, savedViews } from '#console/components/list-parts.ts';
import { Paging } from '#console/components/Paging.tsx';
import { SavedViews } from '#console/components/SavedViews.tsx';
import { Tabs } from '#console/components/Tabs.tsx';
import { consoleCall } from '#console/data/api.ts';
import { useMe } from '#console/data/use-me.ts';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { productTabs } from '#console/navigation/area-tabs.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductList } from './ProductList.tsx';
import { productFiltersOf } from './product-filters.ts';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const filters = productFiltersOf(search);
  const cursor = search.get('cursor') || undefined;
  const count = listCount(consoleCall('countProducts', filters, request.signal));
  const [list, views, places] = await Promise.all([
    consoleCall('listProducts', { ...filters, cursor }, request.signal),
    savedViews('products', request.signal),
    optional(browserLog, 'categories', consoleCall('listCategories', {}, request.signal)),
  ]);
  const { categories, brands } = places ?? { categories: [], brands: [] };
  return { ...list, count, views, categories, brands };
}

export function Component() {
  const { products, next, count, views, categories, brands } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { permissions } = useMe();
  const query = viewQuery(useLocation().search);
  const isEmpty = products.length === 0 && search.size === 0;
  return (
    <>
      <Tabs label={t.title} tabs={productTabs} />
      <ScreenHead title={t.title}>
        {!isEmpty && permissions.includes('products') && (
          <Link className={buttonClass('primary')} to="/products/new">
            {t.add}
          </Link>
        )}
        {products.length > 0 && permissions.includes('prices') && (
          <Link className={buttonClass('secondary')} to={`/products/edit?${query}`}>
            {query === '' ? t.changeAll : t.changeFound}
          </Link>
        )}
      </ScreenHead>
      {!isEmpty && (
        <>
          <ProductFilters categories={categories} brands={brands} />
          <ListTools
            count={count}
            exportPath={fileAddress('exportProducts', productFiltersOf(search))}
          >
            <SavedViews list="products" views={views} />
          </ListTools>
        </>
      )}
      {products.length > 0 ? (
        // Other filters, another list: what was ticked is not in sight any more.
        <ProductList key={query} products={products} />
      ) : (
        <EmptyState
          icon="box"
          text={search.size > 0 ? t.noneFound : t.noneYet}
          action={
            search.size > 0 ? (
              <Link className={buttonClass('secondary')} to=".">
                {partTexts.clear}
              </Link>
            ) : (
              permissions.includes('products') && (
                <Link className={buttonClass('primary')} to="/products/new">
                  {t.add}
                </Link>
              )
            )
          }
        />
      )}
      <Paging next={next} labels={{ first: t.first, next: t.next }} />
    </>
  );
}
