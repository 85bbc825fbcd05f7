import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { synonymLimits } from '#contract/console/searches.ts';
import { wordsOf } from '#server/catalogue/search/words.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import {
  insertSynonyms,
  lockSynonyms,
  markMissed,
  type SynonymRow,
  updateSynonyms,
} from '#server/queries/catalogue/missed-searches.ts';

const refuse = consoleRefusalsOf('saveSynonyms');

export const saveSynonyms: ConsoleHandler<'saveSynonyms'> = async (context, input) => {
  const { db, catalogue, audit } = context;
  const { id, version, words, missed } = input;
  const synonyms = await db.transaction(async (tx) => {
    const all = await lockSynonyms(tx);
    const before = all.find((group) => group.id === id);
    if (id !== undefined && !before) throw refuse('not-found', 'There are no such synonyms.');
    if (before && version !== undefined && version !== before.version) {
      throw refuse('changed-elsewhere', 'Someone has changed these synonyms meanwhile.', {
        synonyms: before,
      });
    }
    refuseTaken(
      words,
      all.filter((group) => group !== before),
    );
    if (!before && all.length >= synonymLimits.groups) {
      throw refuse('too-many', `There can be ${synonymLimits.groups} groups of synonyms.`);
    }
    const after = before
      ? await updateSynonyms(tx, before, words)
      : await insertSynonyms(tx, words);
    if (missed !== '') await markMissed(tx, missed, true);
    await audit(tx, `synonyms ${after.id}`, {
      before: before && { words: before.words.join(', ') },
      after: { words: words.join(', ') },
    });
    return after;
  });
  // Whoever saved it can search at once; the feed tells the other nodes.
  await catalogue.refresh();
  return { synonyms };
};

/** As the search reads them: a plural is its singular. */
function refuseTaken(words: readonly string[], others: readonly SynonymRow[]): void {
  for (const word of words) {
    const read = wordsOf(word).join(' ');
    const taken = others.find((group) =>
      group.words.some((other) => wordsOf(other).join(' ') === read),
    );
    if (taken) {
      throw refuse('word-taken', `“${word}” already stands with ${taken.words.join(', ')}.`, {
        synonyms: taken,
      });
    }
  }
}
