import { useState } from 'react';
import { Link } from 'react-router';
import { ActionBar } from '#console/components/ActionBar.tsx';
import { useSelection } from '#console/components/use-selection.ts';
import { productTexts as t } from '#console/messages/products.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { maxProductsTicked } from '#domain/limits.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { ProductTable } from './ProductTable.tsx';
import { SavedChange } from './SavedChange.tsx';
import type { RowChange } from './use-row-edits.ts';

/** The rows of the list, with what can be done with those that are ticked, on all its pages. */
export function ProductList({ products }: { products: ProductRowWire[] }) {
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
