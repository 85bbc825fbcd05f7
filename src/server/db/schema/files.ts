import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { importKinds, importStates } from '#domain/files/import-file.ts';
import { createdAt, id, partOf, refersTo, time } from './columns.ts';
import { operators } from './operators.ts';

/**
 * A file that was checked, or a bulk edit of products, and perhaps applied and undone. Its rows are kept until a
 * job cleans them.
 */
export const importFiles = pgTable(
  'import_files',
  {
    id: id(),
    kind: text({ enum: [...importKinds, 'edit'] }).notNull(),
    name: text().notNull(),
    operatorId: refersTo(() => operators.id),
    /** Its header, in the order of the file. */
    columns: jsonb().$type<string[]>().notNull().default([]),
    /** Brands that it names and the shop does not have yet: made when it is applied. */
    newBrands: jsonb().$type<string[]>().notNull().default([]),
    /** Rows without the header. */
    rows: integer().notNull().default(0),
    added: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    unchanged: integer().notNull().default(0),
    wrong: integer().notNull().default(0),
    /** Of opening bills: what its amounts come to, and what a person typed that they do. */
    sumPaise: bigint({ mode: 'number' }),
    controlPaise: bigint({ mode: 'number' }),
    /** Rows done of what is under way, for the progress bar. */
    progress: integer().notNull().default(0),
    state: text({ enum: [...importStates, 'scheduled', 'cancelled'] }).notNull(),
    /** Why it was refused or failed, in words for the operator. */
    problem: text().notNull().default(''),
    /** While something is under way, when its process last said so. */
    heartbeatAt: createdAt(),
    createdAt: createdAt(),
    appliedAt: time(),
    undoneAt: time(),
    /** Of a bulk edit: what is done to each product, a price by percent, a category, hidden. */
    change: jsonb(),
    /** Of a bulk edit that is scheduled; null: applied at once. */
    runAt: time(),
    idempotencyKey: text().unique(),
    /** Addresses and the audit log may name a bulk edit by this number instead of its id; null: by its id. */
    oldEditId: integer().unique(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index('import_files_scheduled').on(t.runAt).where(sql`${t.state} = 'scheduled'`),
    check(
      'import_files_kind',
      sql`${t.kind} in ('products','prices','stock','customers','names','openingBills','edit')`,
    ),
    check('import_files_edit', sql`(${t.kind} = 'edit') = (${t.change} is not null)`),
    check(
      'import_files_state',
      sql`${t.state} in ('checking','checked','refused','applying','applied','undoing','undone','failed','scheduled','cancelled')`,
    ),
  ],
);

export const importRows = pgTable(
  'import_rows',
  {
    fileId: partOf(() => importFiles.id),
    /** As a spreadsheet counts: the header is row 1. Those of a bulk edit are numbered. */
    row: integer().notNull(),
    /** What the row is about, once known: the id of its product, customer, category or brand. */
    targetId: integer(),
    /** The cells by column, as read; none of a bulk edit. */
    cells: jsonb().notNull(),
    /** What is wrong with it: column and message. */
    errors: jsonb().notNull().default([]),
    /** What it changes; null: nothing, or it is wrong. */
    after: jsonb(),
    /** What stood there before; null: it is new. */
    before: jsonb(),
    /** The largest change of a price in it, in hundredths of a percent, for the preview. */
    priceChange: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.row] }),
    // Applied and undone in the order in which orders lock products.
    index().on(t.fileId, t.targetId),
    index('import_rows_wrong').on(t.fileId, t.row).where(sql`${t.errors} <> '[]'::jsonb`),
  ],
);
