import type { ConsoleHandler } from '#server/console/context.ts';
import { readSynonyms } from '#server/queries/catalogue/missed-searches.ts';

export const listSynonyms: ConsoleHandler<'listSynonyms'> = async ({ db }) => ({
  synonyms: await readSynonyms(db),
});
