import { Link, useLoaderData, useLocation } from 'react-router';
import { useMe } from '#console/data/use-me.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { productTexts as t } from '#console/messages/products.ts';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { buttonClass } from '#ui/Button.tsx';
import { ProductList } from './ProductList.tsx';
import { productList } from './product-list.ts';

export const { loader } = productList;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { products } = data;
  const { permissions } = useMe();
  const query = viewQuery(useLocation().search);
  return (
    <ListScreen
      list={productList}
      data={data}
      isEmpty={products.length === 0}
      add={permissions.includes('products') && { to: '/products/new', text: t.add }}
      beginsWithAdd
      headEnd={
        products.length > 0 &&
        permissions.includes('prices') && (
          <Link className={buttonClass('secondary')} to={`/products/edit?${query}`}>
            {query === '' ? t.changeAll : t.changeFound}
          </Link>
        )
      }
    >
      {/* Other filters, another list: what was ticked is not in sight any more. */}
      <ProductList key={query} products={products} />
    </ListScreen>
  );
}
