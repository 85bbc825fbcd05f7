import { wireFields } from '#contract/wire-fields.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { pageOf } from '#server/console/page-of.ts';
import { findStockFacts, readMovements } from '#server/queries/stock/stock-ledger.ts';

const columns = [
  ...(['id', 'at', 'units', 'balance', 'reason', 'orderId', 'actor', 'actorName', 'note'] as const),
] as const;

export const listStockMovements: ConsoleHandler<'listStockMovements'> = async ({ db }, input) => {
  const { product_id, cursor, limit } = input;
  const facts = existing(await findStockFacts(db, product_id), 'product');
  const rows = await readMovements(db, product_id, { beforeId: cursor, limit: limit + 1 });
  const { shown, next } = pageOf(rows, limit, (row) => row.id);
  return {
    movements: shown.map((row) => wireFields(row, columns)),
    ...{ next, ...wireFields(facts, ['stock', 'initialStock']) },
  };
};
