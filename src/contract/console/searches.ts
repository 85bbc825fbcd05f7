import { z } from 'zod';
import { count, id, isoTime, noInput, optionalText, requiredText } from '#contract/fields.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { done, nameCursor } from './fields.ts';

/** Of one group, and groups in all. */
export const synonymLimits = { words: 20, groups: 500 } as const;

const missed = z.object({
  words: z.string(),
  times: count,
  last_at: isoTime,
  done_at: isoTime.nullable(),
});

export type MissedSearchWire = z.output<typeof missed>;

const missedFilters = {
  q: optionalText(100),
  status: z.enum(['open', 'done']).default('open'),
};
const missedExample = {
  ...{ words: 'nappy', times: 12, last_at: '2026-10-02T09:30:00.000Z', done_at: null },
};

const missedList = defineConsoleList({
  access: 'products',
  filters: missedFilters,
  cursor: nameCursor,
  rows: { searches: z.array(missed) },
});

export const listMissedSearches = missedList.list(
  'What customers searched for and did not find, the most frequent first.',
  { input: {}, output: { searches: [missedExample], next: null } },
);

export const countMissedSearches = missedList.count({}, 30);

export const exportMissedSearches = missedList.export(
  'All searches without results that the same filters find, as a CSV file.',
  {},
);

export const finishMissedSearch = defineConsoleAction({
  summary: 'Calls a search without results dealt with, or opens it again.',
  access: 'products',
  input: z.object({ words: requiredText(60), done: z.boolean('must be true or false') }),
  output: done,
  example: { input: { words: 'nappy', done: true }, output: { message: 'Done.' } },
});

const word = requiredText(40)
  .regex(/^[\p{L}\p{M}\p{N}]+$/u, 'must be single words of letters and digits')
  .transform((text) => text.normalize('NFC').toLowerCase());
const words = z
  .array(word, 'must be a list of words')
  .transform((list) => [...new Set(list)])
  .refine((list) => list.length >= 2, 'must be at least two words')
  .refine((list) => list.length <= synonymLimits.words, {
    message: `must be at most ${synonymLimits.words} words`,
  });

const group = z.object({ id: z.int(), version: z.int(), words: z.array(z.string()) });

export type SynonymsWire = z.output<typeof group>;

const groupExample: SynonymsWire = { id: 2, version: 1, words: ['diaper', 'nappy'] };

export const listSynonyms = defineConsoleAction({
  summary: 'Groups of words that mean the same to the search.',
  access: 'products',
  input: noInput,
  output: z.object({ synonyms: z.array(group) }),
  example: { input: {}, output: { synonyms: [groupExample] } },
});

export const saveSynonyms = defineConsoleAction({
  summary:
    'Adds a group of words that mean the same, or changes one. `missed`: the search without results that it deals with.',
  access: 'products',
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    words,
    missed: optionalText(60),
  }),
  output: z.object({ synonyms: group }),
  refusals: ['changed-elsewhere', 'word-taken', 'too-many'],
  example: {
    input: { words: ['diaper', 'nappy'], missed: 'nappy' },
    output: { synonyms: groupExample },
  },
});

export const deleteSynonyms = defineConsoleAction({
  summary: 'Deletes a group of synonyms.',
  access: 'products',
  input: z.object({ id, version: id.optional() }),
  output: done,
  refusals: ['changed-elsewhere'],
  example: { input: { id: 2, version: 1 }, output: { message: 'The synonyms are deleted.' } },
});

export const trySearch = defineConsoleAction({
  summary:
    'What a search in the shop would find if these words, separated by commas, were synonyms; `id`: in place of that group.',
  access: 'products',
  input: z.object({ q: requiredText(200), words: optionalText(1000), id: id.optional() }),
  output: z.object({
    count,
    /** The first ones. */
    products: z.array(z.object({ id: z.int(), product_name: z.string() })),
  }),
  example: {
    input: { q: 'nappy', words: 'nappy,diaper' },
    output: { count: 1, products: [{ id: 12, product_name: 'Baby Diaper Pants M' }] },
  },
});
