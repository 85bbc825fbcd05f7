import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { onShelf } from '#domain/stock/stock.ts';
import type { ConsoleHandler, OperatorContext } from '#server/console/context.ts';
import { readPromised } from '#server/queries/stock/promised-units.ts';
import { lockStocks } from '#server/queries/stock/stock-ledger.ts';
import { bookStock } from './book-stock.ts';

const refuse = consoleRefusalsOf('changeStock');

export const changeStock: ConsoleHandler<'changeStock'> = (context, input) =>
  context.db.transaction(async (tx) => {
    await refuseOther(tx, input);
    const [line] = await bookStock(refuse, context, tx, [input], input);
    if (!line) throw new Error('A product whose stock was booked is gone.');
    return line;
  });

/** What was typed over something that has moved since would take the movement back unseen. */
async function refuseOther(
  tx: OperatorContext['db'],
  { product_id, expected, reason }: ParsedConsoleInput<'changeStock'>,
) {
  if (expected === undefined) return;
  const [product] = await lockStocks(tx, [product_id]);
  if (!product) return;
  const { stock } = product;
  if (reason !== 'count') {
    if (stock === expected) return;
    const message = `The stock has moved meanwhile: it is ${stock} now.`;
    throw refuse('changed-elsewhere', message, { product_id, stock });
  }
  const promised = (await readPromised(tx, [product_id])).get(product_id)?.units ?? 0;
  const there = onShelf({ stock, promised });
  if (there === expected) return;
  const message = `The stock has moved meanwhile: by the books ${there} are on the shelf now.`;
  throw refuse('changed-elsewhere', message, { product_id, stock, promised });
}
