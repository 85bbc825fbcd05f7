import { stockMove } from '#domain/stock/stock.ts';
import { readStocksBySku } from '#server/queries/files/import-lookups.ts';
import { blankErrors } from './blank-errors.ts';
import type { Checker } from './checker.ts';
import { type Outcome, SeenValues } from './outcome.ts';
import type { CellError, ParsedRow } from './parse-row.ts';

/** A count of what is there. What is sold between check and applying stays sold. */
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

function countOf({ id, stock }: { id: number; stock: number }, counted: number): Outcome {
  const move = stockMove('count', counted, stock);
  if ('refused' in move) {
    return { targetId: id, errors: [{ column: 'stock', message: 'must be 0 units or more' }] };
  }
  if (move.units === 0) return { unchanged: true };
  return {
    targetId: id,
    before: { fields: { stock } },
    after: { fields: { stock: counted }, units: move.units },
    priceChange: null,
  };
}
