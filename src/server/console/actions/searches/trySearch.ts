import type { ConsoleHandler } from '#server/console/context.ts';

const shown = 8;

/** The shop's own search, with a group of synonyms that is not saved. */
export const trySearch: ConsoleHandler<'trySearch'> = async ({ catalogue }, input) => {
  const others = catalogue.current().shop.synonyms.filter((group) => group.id !== input.id);
  const groups = [...others.map((group) => group.words), input.words.split(',')];
  const found = catalogue.search().findWithSynonyms(input.q, groups);
  return {
    count: found.length,
    products: found.slice(0, shown).map(({ id, name }) => ({ id, product_name: name })),
  };
};
