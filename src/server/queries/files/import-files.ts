import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type ImportKind, type ImportState, importKinds } from '#domain/files/import-file.ts';
import type { Db } from '#server/db/connect.ts';
import { countUpTo } from '#server/db/count-up-to.ts';
import { rowsOf } from '#server/db/rows.ts';
import { importFiles, importRows } from '#server/db/schema/files.ts';
import { operators } from '#server/db/schema/operators.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

/** What rows come from: a file of one kind, or a bulk edit. */
export type ChangeSource = typeof importFiles.$inferSelect.kind;
export type ImportRow = typeof importRows.$inferSelect;

type FileChange = Partial<typeof importFiles.$inferInsert>;

/** A process that has not said a word for so long is gone. */
const silentSeconds = 15;

export async function insertFile(
  db: Db,
  file: Pick<typeof importFiles.$inferInsert, 'name' | 'operatorId' | 'controlPaise'> & {
    kind: ImportKind;
  },
): Promise<number> {
  const [row] = await db
    .insert(importFiles)
    .values({ ...file, state: 'checking' })
    .returning({ id: importFiles.id });
  if (!row) throw new Error('A file that was inserted has no id.');
  return row.id;
}

/** Changes a file that is still in this state; false where it no longer is. */
export async function changeFile(
  db: Db,
  id: number,
  from: ImportState,
  change: FileChange,
): Promise<boolean> {
  const rows = await db
    .update(importFiles)
    .set({ ...change, heartbeatAt: sql`now()` })
    .where(and(eq(importFiles.id, id), eq(importFiles.state, from)))
    .returning({ id: importFiles.id });
  return rows.length > 0;
}

/**
 * Files whose process was ended while it worked on them. What it had begun to apply or undo was one
 * transaction, which the database has taken back.
 */
export async function settleAbandoned(db: Db): Promise<void> {
  const state = sql`case state when 'checking' then 'failed' when 'applying' then 'checked' else 'applied' end`;
  const problem = sql`case state when 'checking' then 'The shop was restarted while this file was checked. Please upload it again.'
    else 'The shop was restarted meanwhile. Nothing was changed; please try again.' end`;
  await db
    .update(importFiles)
    .set({ state, problem, progress: 0 })
    .where(
      and(
        inArray(importFiles.state, ['checking', 'applying', 'undoing']),
        lt(importFiles.heartbeatAt, sql`now() - ${sql.raw(`interval '${silentSeconds} seconds'`)}`),
      ),
    );
}

const columns = {
  ...getTableColumns(importFiles),
  // Those that files have.
  ...{ kind: sql<ImportKind>`${importFiles.kind}`, state: sql<ImportState>`${importFiles.state}` },
  operatorName: operators.name,
};

const isFile = inArray(importFiles.kind, [...importKinds]);

export type ImportFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;

export async function findFile(db: Db, id: number) {
  const [row] = await db
    .select(columns)
    .from(importFiles)
    .innerJoin(operators, eq(operators.id, importFiles.operatorId))
    .where(and(eq(importFiles.id, id), isFile));
  return row;
}

type FileFilter = { kinds: ImportKind[]; words: string };

function filtersOf({ kinds, words }: FileFilter) {
  const isNamed = words === '' ? undefined : ilike(importFiles.name, likePattern(words));
  return and(inArray(importFiles.kind, kinds), isNamed);
}

export function countFiles(db: Db, filter: FileFilter, most: number): Promise<number> {
  return countUpTo(db, importFiles, filtersOf(filter), most);
}

/** The latest first. */
export function readFiles(
  db: Db,
  page: FileFilter & { beforeId: number | undefined; limit: number },
): Promise<ImportFile[]> {
  return db
    .select(columns)
    .from(importFiles)
    .innerJoin(operators, eq(operators.id, importFiles.operatorId))
    .where(
      and(
        filtersOf(page),
        page.beforeId === undefined ? undefined : lt(importFiles.id, page.beforeId),
      ),
    )
    .orderBy(desc(importFiles.id))
    .limit(page.limit);
}

export type NewImportRow = Omit<typeof importRows.$inferInsert, 'fileId'>;

export async function insertFileRows(db: Db, fileId: number, rows: NewImportRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into import_rows (file_id, "row", target_id, cells, errors, after, before, price_change)
    select ${fileId}::int, r."row", r."targetId", r.cells, coalesce(r.errors, '[]'), r.after, r.before,
      r."priceChange"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("row" int, "targetId" int,
      cells jsonb, errors jsonb, after jsonb, before jsonb, "priceChange" int)`);
}

const manyRows = 5_000;

/** Of so many: applying follows at once; without fresh statistics it is planned badly, and takes three times as long. */
export async function analyzeFileRows(db: Db, rows: number): Promise<void> {
  if (rows < manyRows) return;
  // Where it fails, or somebody else does it, only the plan is worse.
  await db.execute(sql`analyze (skip_locked) import_rows`).catch(() => {});
}

const isWrong = sql`${importRows.errors} <> '[]'::jsonb`;

/** Rows by number, from one on. */
export function readFileRows(
  db: Db,
  fileId: number,
  page: { afterRow: number; limit: number; onlyWrong?: boolean },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.fileId, fileId),
        gt(importRows.row, page.afterRow),
        page.onlyWrong ? isWrong : undefined,
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(page.limit);
}

/** What changes, the largest changes of a price first, then by row. */
export function readChangedRows(
  db: Db,
  fileId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.fileId, fileId), sql`${importRows.after} is not null`))
    .orderBy(bySizeOfChange, asc(importRows.row))
    .offset(offset)
    .limit(limit);
}

/** Of a price, up or down, in hundredths of a percent; null: none of its prices changes. */
export async function readLargestPriceChange(db: Db, fileId: number): Promise<number | null> {
  const largest = sql<number | null>`max(abs(${importRows.priceChange}))`;
  const [row] = await db.select({ largest }).from(importRows).where(eq(importRows.fileId, fileId));
  return row?.largest ?? null;
}

const bySizeOfChange: SQL = sql`abs(${importRows.priceChange}) desc nulls last`;

export async function deleteFileRows(db: Db, fileId: number): Promise<void> {
  await db.delete(importRows).where(eq(importRows.fileId, fileId));
}

/** What is changed: the ids of its products or customers, in their order. */
export function readTargets(tx: Db, fileId: number, which: 'changed' | 'added') {
  return readNumbers(tx, importRows.targetId, ofFile(fileId, which));
}

/** The rows that add something, in their order. */
export function readNewRows(tx: Db, fileId: number): Promise<number[]> {
  return readNumbers(tx, importRows.row, ofFile(fileId, 'added'));
}

/** As one list: 50,000 rows of a number each would hold up the event loop while they are read. */
async function readNumbers(tx: Db, column: AnyPgColumn, where: SQL[]): Promise<number[]> {
  const [row] = await rowsOf<{ numbers: number[] | null }>(
    tx,
    sql`select json_agg(${column} order by ${column}) as numbers from ${importRows}
      where ${and(...where)} and ${column} is not null`,
  );
  return row?.numbers ?? [];
}

function ofFile(fileId: number, which: 'changed' | 'added'): SQL[] {
  const isNew = which === 'added' ? sql`is null` : sql`is not null`;
  return [
    eq(importRows.fileId, fileId),
    sql`${importRows.after} is not null`,
    sql`${importRows.before} ${isNew}`,
  ];
}
