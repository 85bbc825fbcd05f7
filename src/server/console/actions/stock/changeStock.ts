import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { bookStock } from './book-stock.ts';

const refuse = consoleRefusalsOf('changeStock');

export const changeStock: ConsoleHandler<'changeStock'> = (context, input) =>
  context.db.transaction(async (tx) => {
    const [line] = await bookStock(refuse, context, tx, [input], input);
    if (!line) throw new Error('A product whose stock was booked is gone.');
    return line;
  });
