import table from '#console/components/table.module.css';
import { stockTexts as t } from '#console/messages/stock.ts';
import type { ProductRowWire } from '#contract/console/product.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { type CountedReason, onShelf, stockMove } from '#domain/stock/stock.ts';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './StockSheet.module.css';

type SheetTableProps = {
  lines: readonly SheetLine[];
  reason: CountedReason;
  /** The product whose line was refused. */
  wrongId: number | undefined;
  onRemove: (productId: number) => void;
};

export function SheetTable({ lines, reason, wrongId, onRemove }: SheetTableProps) {
  const nowLabel = reason === 'count' ? t.shelfNow : t.stockNow;
  return (
    <div className={table.wrap}>
      <table className={classes(table.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{t.product}</th>
            <th scope="col" className={table.number}>
              {nowLabel}
            </th>
            <th scope="col" className={table.number}>
              {t.units}
            </th>
            <th scope="col" className={table.number}>
              {t.after}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product, units }) => {
            const move = stockMove(reason, units, product);
            // A count is of the shelf; everything else moves what can be sold.
            const now = reason === 'count' ? onShelf(product) : product.stock;
            const isShort = 'refused' in move || product.id === wrongId;
            return (
              <tr key={product.id} className={classes(isShort && styles.short)}>
                <td>
                  <strong>{product.product_name}</strong>{' '}
                  <span className={table.muted}>{product.sku}</span>
                </td>
                <td className={table.number} data-label={nowLabel}>
                  {groupDigits(now)}
                  {reason === 'count' && product.promised > 0 && (
                    <p className={table.muted}>{t.promised(product.promised)}</p>
                  )}
                </td>
                <td className={table.number} data-label={t.units}>
                  {groupDigits(units)}
                </td>
                <td className={classes(table.number, table.strong)} data-label={t.after}>
                  {'refused' in move ? '–' : groupDigits(now + move.units)}
                </td>
                <td className={classes(table.end, styles.remove)}>
                  <IconButton
                    icon="close"
                    label={t.remove(product.product_name)}
                    onClick={() => onRemove(product.id)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A product and its units, as they stand on the sheet. */
export type SheetLine = { product: ProductRowWire; units: number };
