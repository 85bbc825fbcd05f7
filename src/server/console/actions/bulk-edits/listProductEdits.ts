import { editStates } from '#contract/console/bulk-edit.ts';
import type { ParsedConsoleInput } from '#contract/console/index.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import { countEdits, readEdits } from '#server/queries/catalogue/bulk-edits.ts';
import { editToWire } from './edit-wire.ts';

const edits = defineList({
  rows: 'edits',
  filterOf: ({ q, state }: ParsedConsoleInput<'countProductEdits'>) => ({ words: q, state }),
  count: countEdits,
  states: {
    all: { state: undefined },
    ...Object.fromEntries(editStates.map((state) => [state, { state }])),
  },
  readPage: newestFirst(readEdits, ({ edit }) => edit.id, editToWire),
});

export const listProductEdits = edits.list;
export const countProductEdits = edits.count;
