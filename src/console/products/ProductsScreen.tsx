import { type ReactNode, useState } from 'react';
import { Link, useLoaderData, useLocation } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { formatRupees } from '#console/components/money.ts';
import { useSelection } from '#console/components/use-selection.ts';
import { useMay } from '#console/data/use-me.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { partTexts } from '#console/messages/components.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { maxProductsTicked } from '#domain/limits.ts';
import { viewQuery } from '#domain/operators/saved-views.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ProductTable } from './ProductTable.tsx';
import { productList } from './product-list.ts';
import type { RowChange } from './use-row-edits.ts';

export const { loader } = productList;

export function Component() {
  const data = useLoaderData<typeof loader>();
  const { products } = data;
  const may = useMay();
  const query = viewQuery(useLocation().search);
  return (
    <ListScreen
      list={productList}
      data={data}
      isEmpty={products.length === 0}
      add={may('products') && { to: '/products/new', text: t.add }}
      beginsWithAdd
      headEnd={
        products.length > 0 &&
        may('prices') && (
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

/** The rows of the list, with what can be done with those that are ticked, on all its pages. */
function ProductList({ products }: { products: ProductRowWire[] }) {
  const selection = useSelection(products);
  const [saved, setSaved] = useState<RowChange>();
  const ids = selection.rows.map(({ id }) => id);
  return (
    <>
      <ProductTable products={products} selection={selection} onSaved={setSaved} />
      {ids.length > 0 ? (
        <ActionBar
          label={t.selected(ids.length)}
          failure={ids.length > maxProductsTicked ? t.tooMany(maxProductsTicked) : undefined}
        >
          <Button look="quiet" onClick={selection.clear}>
            {t.clearSelection}
          </Button>
          {ids.length <= maxProductsTicked && (
            <Link className={buttonClass('primary')} to={`/products/edit?ids=${ids.join(',')}`}>
              {t.changeMany(ids.length)}
            </Link>
          )}
        </ActionBar>
      ) : (
        saved && <SavedChange change={saved} />
      )}
    </>
  );
}

/** Says what was saved in the list, and takes it back. */
function SavedChange({ change }: { change: RowChange }) {
  const { product, label, name, before, after, undo } = change;
  const [failed, setFailed] = useState<{ of: RowChange; text: ReactNode }>();
  const show = name === 'stock' ? groupDigits : formatRupees;
  const saved = t.changed(t.of(label, product), show(before), show(after));

  async function onUndo() {
    setFailed({ of: change, text: await undo() });
  }

  return (
    <ActionBar label={saved} failure={failed?.of === change ? failed.text : undefined}>
      <Button look="secondary" onClick={onUndo}>
        {partTexts.undo}
      </Button>
    </ActionBar>
  );
}
