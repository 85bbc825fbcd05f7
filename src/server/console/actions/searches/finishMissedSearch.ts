import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { markMissed } from '#server/queries/catalogue/missed-searches.ts';

const refuse = consoleRefusalsOf('finishMissedSearch');

export const finishMissedSearch: ConsoleHandler<'finishMissedSearch'> = (
  { db, audit },
  { words, done },
) =>
  db.transaction(async (tx) => {
    if (!(await markMissed(tx, words, done))) {
      throw refuse('not-found', 'Nobody has searched for these words.');
    }
    await audit(tx, 'searches', { after: { words, done } });
    return { message: done ? 'Done.' : 'Open again.' };
  });
