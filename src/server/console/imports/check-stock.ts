import { onShelf, stockMove } from '#domain/stock/stock.ts';
import { belowPromised } from '#server/messages/below-promised.ts';
import { readStocksBySku, type StockRow } from '#server/queries/files/import-lookups.ts';
import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/**
 * A count of what stands on the shelf. The difference from the books of that moment is booked when it is applied:
 * what is sold, cancelled or sent out between check and applying stays so.
 */
export const stockChecker: Checker = async (db) => {
  const seen = new SeenValues();
  return async (rows) => {
    const skus = rows.flatMap(({ given }) => (given.sku ? [String(given.sku)] : []));
    const bySku = await readStocksBySku(db, skus);
    return (row) => {
      const product = bySku.get(String(row.given.sku).toLowerCase());
      const errors = [...row.errors, ...blankErrors(row, true), ...skuErrors(row, product)];
      if (errors.length > 0 || !product) return { errors, targetId: product?.id };
      return countOf(product, Number(row.given.stock));
    };
  };

  function skuErrors({ row, given }: ParsedRow, product: object | undefined): CellError[] {
    if (given.sku === undefined) return [];
    const repeated = seen.problem('sku', String(given.sku), row);
    if (repeated) return [repeated];
    return product ? [] : [{ column: 'sku', message: 'There is no product with this SKU.' }];
  }
};

function countOf(product: StockRow, counted: number): Outcome {
  const { id, orders, promised } = product;
  const move = stockMove('count', counted, product);
  if ('refused' in move) {
    const message =
      move.refused === 'below-promised'
        ? belowPromised({ units: promised, orders })
        : 'must be 0 units or more';
    return { targetId: id, errors: [{ column: 'stock', message }] };
  }
  if (move.units === 0) return { unchanged: true };
  return {
    targetId: id,
    before: { fields: { stock: onShelf(product) } },
    after: { fields: { stock: counted }, units: move.units },
    priceChange: null,
  };
}
