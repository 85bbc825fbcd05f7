import { z } from 'zod';
import { count, id, optionalText, wholeNumber } from '#contract/fields.ts';
import {
  changeExample,
  editChange,
  editExample,
  editRow,
  editRowExample,
  editStates,
  editTarget,
  editWire,
  oneTarget,
  oneTargetMessage,
  previewRow,
} from './bulk-edit.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { cursor, idempotencyKey, limit, moment } from './fields.ts';

const page = wholeNumber(1, 10_000).default(1);

export const previewProductEdit = defineConsoleAction({
  summary:
    'What a bulk edit would do, product by product. Changes nothing. Rows come in pages, the counts are of all.',
  access: 'prices',
  input: z
    .object({
      ...editTarget,
      change: editChange,
      /** Only these; left out: all. */
      show: z.enum(['changed', 'unchanged', 'refused']).optional(),
      page,
      limit,
    })
    .refine(oneTarget, oneTargetMessage),
  output: z.object({
    ...{ changed: count, unchanged: count, refused: count },
    /** Where products are hidden: how many of them are in carts, and in how many. */
    ...{ in_carts: count, cart_count: count },
    rows: z.array(previewRow),
  }),
  refusals: ['too-many-products'],
  example: {
    input: { filters: { brand: 3 }, change: changeExample },
    output: {
      ...{ changed: 214, unchanged: 1, refused: 2, in_carts: 0, cart_count: 0 },
      rows: [{ ...editRowExample, outcome: 'changed', problem: null }],
    },
  },
});

export const editProducts = defineConsoleAction({
  summary:
    'Changes many products, now or at a time; what cannot be changed is left out. Staff change prices and MRPs only.',
  access: 'prices',
  input: z
    .object({
      ...editTarget,
      change: editChange,
      /** How many the preview said would change: where it is another number now, nothing is done. */
      expected: count,
      run_at: moment.optional(),
      idempotency_key: idempotencyKey,
    })
    .refine(oneTarget, oneTargetMessage),
  output: z.object({ edit: editWire }),
  refusals: [
    'too-many-products',
    'nothing-to-change',
    'changed-elsewhere',
    'time-passed',
    'key-reused',
  ],
  example: {
    input: {
      ...{ filters: { brand: 3 }, change: changeExample, expected: 214 },
      idempotency_key: 'f1c2',
    },
    output: { edit: editExample },
  },
});

const filters = {
  /** Words of a product that it changes, or the operator's name. */
  q: optionalText(100),
  state: z.enum(editStates).optional(),
};

const edits = { edits: z.array(editWire) };
const editList = defineConsoleList({ access: 'prices', filters, cursor, rows: edits });

export const listProductEdits = editList.list('Bulk edits by state and words, the latest first.', {
  ...{ input: {}, output: { edits: [editExample], next: null } },
});

export const countProductEdits = editList.count({ state: 'scheduled' }, 2);

export const getProductEdit = defineConsoleAction({
  summary:
    'One bulk edit with what it changed, by the names of the products; of one that is scheduled or was called off, what it would do now.',
  access: 'prices',
  input: z.object({ id, page, limit }),
  output: z.object({
    edit: editWire,
    /** With an outcome and its problem as in a preview, where it has not run. */
    rows: z.array(
      editRow.extend(previewRow.pick({ outcome: true, problem: true }).partial().shape),
    ),
  }),
  example: { input: { id: 4 }, output: { edit: editExample, rows: [editRowExample] } },
});

export const cancelProductEdit = defineConsoleAction({
  summary: 'Calls off a bulk edit that is scheduled.',
  access: 'prices',
  input: z.object({ id }),
  output: z.object({ edit: editWire }),
  refusals: ['not-scheduled'],
  example: { input: { id: 4 }, output: { edit: { ...editExample, state: 'cancelled' } } },
});

export const undoProductEdit = defineConsoleAction({
  summary:
    'Gives every product of a bulk edit back what it had before; refused whole where one has been changed since.',
  access: 'prices',
  input: z.object({ id }),
  output: z.object({ edit: editWire }),
  refusals: ['not-applied', 'rows-cleaned', 'changed-since'],
  example: { input: { id: 4 }, output: { edit: { ...editExample, state: 'undone' } } },
});
