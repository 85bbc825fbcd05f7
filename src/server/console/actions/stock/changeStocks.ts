import { createHash } from 'node:crypto';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { insertStockBatch, lockStocks } from '#server/queries/stock/stock-ledger.ts';
import { bookStock } from './book-stock.ts';

const refuse = consoleRefusalsOf('changeStocks');

export const changeStocks: ConsoleHandler<'changeStocks'> = (context, input) =>
  context.db.transaction(async (tx) => {
    const { lines, reason, note, idempotency_key } = input;
    const hash = createHash('sha256')
      .update(JSON.stringify([reason, note, lines]))
      .digest('hex');
    const batch = await insertStockBatch(tx, idempotency_key, hash);
    if (batch === 'other') {
      throw refuse('key-reused', 'This key has already booked another sheet.');
    }
    if (batch === 'new') {
      return { lines: await bookStock(refuse, context, tx, lines, input), repeated: false };
    }
    // The answer to the first try was lost: the lines are booked, nothing moves again.
    const now = await lockStocks(tx, [...new Set(lines.map((line) => line.product_id))]);
    return {
      lines: now.map(({ id, stock }) => ({ product_id: id, units: 0, stock })),
      repeated: true,
    };
  });
