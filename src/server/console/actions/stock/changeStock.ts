import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { lockStocks } from '#server/queries/stock/stock-ledger.ts';
import { bookStock } from './book-stock.ts';

const refuse = consoleRefusalsOf('changeStock');

export const changeStock: ConsoleHandler<'changeStock'> = (context, input) =>
  context.db.transaction(async (tx) => {
    if (input.expected !== undefined) await refuseOther(tx, input.product_id, input.expected);
    const [line] = await bookStock(refuse, context, tx, [input], input);
    if (!line) throw new Error('A product whose stock was booked is gone.');
    return line;
  });

/** A stock typed over one that has moved since would take the movement back unseen. */
async function refuseOther(tx: OperatorContext['db'], product_id: number, expected: number) {
  const [product] = await lockStocks(tx, [product_id]);
  if (!product || product.stock === expected) return;
  const { stock } = product;
  throw refuse('changed-elsewhere', `The stock has moved meanwhile: it is ${stock} now.`, {
    ...{ product_id, stock },
  });
}
