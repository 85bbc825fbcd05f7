import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import {
  lockSynonyms,
  deleteSynonyms as remove,
} from '#server/queries/catalogue/missed-searches.ts';

const refuse = consoleRefusalsOf('deleteSynonyms');

export const deleteSynonyms: ConsoleHandler<'deleteSynonyms'> = async (context, input) => {
  const { db, catalogue, audit } = context;
  const { id, version } = input;
  await db.transaction(async (tx) => {
    const before = (await lockSynonyms(tx)).find((group) => group.id === id);
    if (!before) throw refuse('not-found', 'There are no such synonyms.');
    if (version !== undefined && version !== before.version) {
      throw refuse('changed-elsewhere', 'Someone has changed these synonyms meanwhile.', {
        synonyms: before,
      });
    }
    await remove(tx, id);
    await audit(tx, `synonyms ${id}`, { before: { words: before.words.join(', ') } });
  });
  await catalogue.refresh();
  return { message: 'The synonyms are deleted.' };
};
