import { z } from 'zod';
import { count, id, isoTime, optionalText, rupees, yes } from '#contract/fields.ts';
import { fileFormats, importKinds, importStates } from '#domain/files/import-file.ts';
import { uploadLimits } from '#domain/files/upload-limits.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import { amount, cursor, limit, nextCursor } from './fields.ts';

const kind = z.enum(importKinds, {
  error: 'must be products, prices, stock, customers, names or opening bills',
});
const format = z.enum(fileFormats);
const file_id = id;

const file = z.object({
  file_id: z.int(),
  kind,
  name: z.string(),
  state: z.enum(importStates),
  /** Without the header; and how many of them are new, change something, change nothing, are wrong. */
  ...{ rows: count, added: count, changed: count, unchanged: count, wrong: count },
  /** Brands that it names and the shop does not have, made when it is applied: how many, and some of them. */
  ...{ new_brand_count: count, new_brands: z.array(z.string()) },
  /** Of opening bills: what its amounts come to, and what was typed that they do. */
  ...{ sum: rupees.nullable(), control_sum: rupees.nullable() },
  /** Rows done of what is under way. */
  progress: count,
  /** Why it was refused or failed, or its header makes no sense. */
  problem: z.string(),
  operator_name: z.string(),
  created_at: isoTime,
  applied_at: isoTime.nullable(),
  undone_at: isoTime.nullable(),
});

export type FileWire = z.output<typeof file>;

const fileExample: FileWire = {
  ...{ file_id: 7, kind: 'prices', name: 'august.csv', state: 'checked' },
  ...{ rows: 1_000, added: 0, changed: 812, unchanged: 188, wrong: 0, progress: 0, problem: '' },
  ...{ new_brand_count: 0, new_brands: [], sum: null, control_sum: null },
  ...{ operator_name: 'Asha Negi', created_at: '2026-10-02T09:30:00.000Z' },
  ...{ applied_at: null, undone_at: null },
};

const cellError = z.object({ row: z.int(), column: z.string(), message: z.string() });

/** In the background, for a screen that shows how far it is. */
const background = yes;

export const checkFile = defineConsoleAction({
  summary:
    'Checks a CSV (UTF-8) or XLSX file against the shop and changes nothing. multipart/form-data. Row 1 is the header; rows are found by `sku`, customers by `mobile`, categories and brands by `place`. Opening bills need `control_sum`, what their amounts come to. `errors` are the first 100.',
  access: 'stock',
  takesFile: true,
  maxBodyBytes: uploadLimits.checkFile.bytes + 16 * 1024,
  tooLarge: uploadLimits.checkFile.text,
  input: z.object({
    kind,
    file: z.instanceof(Uint8Array, { error: 'must be a file' }),
    name: optionalText(200),
    control_sum: amount.optional(),
    background,
  }),
  output: z.object({
    file_id: z.int(),
    state: z.enum(importStates),
    rows: count,
    /** How many rows would change something. */
    changes: count,
    /** Of opening bills: what their amounts come to. */
    sum: rupees.nullable(),
    errors: z.array(cellError),
  }),
  refusals: ['unreadable-file'],
  example: {
    input: { kind: 'prices', file: new Uint8Array(), name: 'august.csv' },
    output: {
      ...{ file_id: 7, state: 'checked', rows: 1_000, changes: 812, sum: null },
      errors: [{ row: 18, column: 'selling_price1', message: 'must not be above the MRP' }],
    },
  },
});

const change = {
  access: 'stock',
  input: z.object({ file_id, background }),
  output: z.object({ file }),
} as const;

export const applyFile = defineConsoleAction({
  ...change,
  summary:
    'Applies a checked file whole, or not at all; opening bills only where their sum is the one that was typed.',
  refusals: ['not-checked', 'has-errors', 'nothing-to-change', 'sum-differs', 'changed-elsewhere'],
  example: { input: { file_id: 7 }, output: { file: { ...fileExample, state: 'applied' } } },
});

export const undoFile = defineConsoleAction({
  ...change,
  summary:
    'Takes an applied file back whole, as long as nothing on its rows has changed since; opening bills by papers that balance them.',
  refusals: ['not-applied', 'rows-cleaned', 'changed-elsewhere'],
  example: { input: { file_id: 7 }, output: { file: { ...fileExample, state: 'undone' } } },
});

export const getFile = defineConsoleAction({
  summary: 'One file with its counts, and how far what is under way has come.',
  access: 'stock',
  input: z.object({ file_id }),
  output: z.object({ file }),
  example: { input: { file_id: 7 }, output: { file: fileExample } },
});

/** `q`: words of the file's name. */
const filters = { kind: kind.optional(), q: optionalText(100) };

const files = { files: z.array(file) };
const fileList = defineConsoleList({ access: 'stock', filters, cursor, rows: files });

export const listFiles = fileList.list(
  'Files that were uploaded, the latest first; those of kinds that the role may apply.',
  { input: { kind: 'prices' }, output: { files: [fileExample], next: null } },
);

export const countFiles = fileList.count({ q: 'august' }, 3);

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

const fileRow = z.object({
  row: z.int(),
  /** The SKU, mobile number or place of the row, and the name: as the shop has it, else as the file. */
  ...{ key: z.string(), name: z.string() },
  /** The product or customer that it is about, where the shop has it. */
  target_id: z.int().nullable(),
  /** `value`: the cell as read, cut where it is long; empty where the file has no such cell. */
  errors: z.array(z.object({ column: z.string(), value: z.string(), message: z.string() })),
  /** What changes, by field; `before` is null where the row is new. */
  ...{ before: values.nullable(), after: values.nullable() },
  /** The largest change of a price in it, in percent. */
  price_change: z.number().nullable(),
  /** Of the packs whose price or MRP changes, in percent of the MRP; null: it is not sold. */
  margins: z.array(
    z.object({ slot: z.int(), before: z.number().nullable(), after: z.number().nullable() }),
  ),
});

export type FileRowWire = z.output<typeof fileRow>;

export const listFileRows = defineConsoleAction({
  summary:
    'Rows of a file: what is wrong, by row, or what changes, the largest changes of a price first.',
  access: 'stock',
  input: z.object({
    file_id,
    show: z.enum(['errors', 'changes']),
    cursor,
    limit,
  }),
  output: z.object({ rows: z.array(fileRow), next: nextCursor }),
  example: {
    input: { file_id: 7, show: 'changes' },
    output: {
      rows: [
        {
          ...{ row: 18, key: 'DB-NFW-100', name: 'Neem Face Wash 100 ml', target_id: 31 },
          errors: [],
          ...{ before: { selling_price1: 84 }, after: { selling_price1: 88 }, price_change: 4.76 },
          margins: [{ slot: 1, before: 30, after: 26.67 }],
        },
      ],
      next: null,
    },
  },
});

const types = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export const exportFile = defineConsoleFile({
  summary:
    'All products, prices, stock, customers, opening bills, or Hindi names of categories and brands, as a file that can be imported again.',
  access: ['stock', 'exports'],
  input: z.object({ kind, format: format.default('csv') }),
  file: types,
  example: { kind: 'prices', format: 'xlsx' },
});

export const exportTemplate = defineConsoleFile({
  summary: 'An empty file of a kind: its columns, and one row that shows how they are filled in.',
  access: 'stock',
  input: z.object({ kind, format: format.default('csv') }),
  file: types,
  example: { kind: 'products', format: 'csv' },
});

export const exportFileErrors = defineConsoleFile({
  summary:
    'The rows of a file that are wrong or would change something, with a column that says what is wrong: to be corrected.',
  access: 'stock',
  input: z.object({ file_id, format: format.default('csv') }),
  refusals: ['rows-cleaned'],
  file: types,
  example: { file_id: 7, format: 'csv' },
});
