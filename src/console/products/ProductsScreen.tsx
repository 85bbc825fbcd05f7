import { Link, useLoaderData, useSearchParams } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { productTabs } from '#console/layout/area-tabs.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { partTexts } from '#console/messages/parts.ts';
import { productTexts as t } from '#console/messages/products.ts';
import { Paging } from '#console/parts/Paging.tsx';
import { Tabs } from '#console/parts/Tabs.tsx';
import { useMe } from '#console/use-me.ts';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ProductFilters, productFlags } from './ProductFilters.tsx';
import { ProductTable } from './ProductTable.tsx';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const given = (name: string) => search.get(name) || undefined;
  const flags = productFlags.map(({ name }) => [name, search.has(name) ? '1' : undefined]);
  const [list, places] = await Promise.all([
    consoleCall(
      'listProducts',
      {
        q: given('q'),
        category: given('category'),
        brand: given('brand'),
        price_changed_since: given('price_changed_since'),
        cursor: given('cursor'),
        ...Object.fromEntries(flags),
      },
      request.signal,
    ),
    consoleCall('listCategories', {}, request.signal),
  ]);
  return { ...list, ...places };
}

export function Component() {
  const { products, next, categories, brands } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { permissions } = useMe();
  return (
    <>
      <Tabs label={t.title} tabs={productTabs} />
      <ScreenHead title={t.title}>
        {permissions.includes('products') && (
          <Link className={buttonClass('primary')} to="/products/new">
            {t.add}
          </Link>
        )}
      </ScreenHead>
      <ProductFilters categories={categories} brands={brands} />
      {products.length > 0 ? (
        <ProductTable products={products} />
      ) : (
        <EmptyState
          icon="box"
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
      <Paging next={next} labels={{ first: t.first, next: t.next }} />
    </>
  );
}
