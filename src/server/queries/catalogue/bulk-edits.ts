import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { importFiles } from '#server/db/schema/files.ts';
import { operators } from '#server/db/schema/operators.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

type EditState = 'scheduled' | 'applied' | 'undone' | 'cancelled' | 'failed';

/** More than anybody schedules. */
const maxScheduled = 500;

const isEdit = eq(importFiles.kind, 'edit');

/** How addresses and the audit log call a bulk edit: as its rows do, but for those of earlier versions. */
const editId = sql<number>`coalesce(${importFiles.oldEditId}, ${importFiles.id})`;

const columns = {
  id: editId,
  fileId: importFiles.id,
  state: sql<EditState>`${importFiles.state}`,
  ...{ change: importFiles.change, changed: importFiles.changed, problem: importFiles.problem },
  ...{ operatorId: importFiles.operatorId, createdAt: importFiles.createdAt },
  ...{ runAt: importFiles.runAt, appliedAt: importFiles.appliedAt, undoneAt: importFiles.undoneAt },
};

function selectEdits(db: Db) {
  return db
    .select({ edit: columns, operatorName: operators.name })
    .from(importFiles)
    .innerJoin(operators, eq(operators.id, importFiles.operatorId));
}

export type FoundEdit = Awaited<ReturnType<typeof selectEdits>>[number];
export type EditRecord = FoundEdit['edit'];

type EditFilter = { words: string; state: EditState | undefined };

function filtersOf({ words, state }: EditFilter): SQL | undefined {
  const pattern = likePattern(words.toLowerCase());
  const isNamed = sql`(lower(${operators.name}) like ${pattern} or exists (
    select from import_rows r join products p on p.id = r.target_id
    where r.file_id = ${importFiles.id} and p.search_text like ${pattern}))`;
  return and(isEdit, state && eq(importFiles.state, state), words === '' ? undefined : isNamed);
}

export function countEdits(db: Db, filter: EditFilter, most: number): Promise<number> {
  const some = db
    .select({ fileId: importFiles.id })
    .from(importFiles)
    .innerJoin(operators, eq(operators.id, importFiles.operatorId))
    .where(filtersOf(filter));
  return db.$count(some.limit(most).as('some'));
}

type EditPage = EditFilter & { beforeId: number | undefined; limit: number };

/** The latest first. */
export function readEdits(db: Db, { beforeId, limit, ...filter }: EditPage): Promise<FoundEdit[]> {
  const isBefore = beforeId === undefined ? undefined : lt(editId, beforeId);
  return selectEdits(db)
    .where(and(filtersOf(filter), isBefore))
    .orderBy(desc(editId))
    .limit(limit);
}

export async function findEdit(db: Db, id: number): Promise<FoundEdit | undefined> {
  const [row] = await selectEdits(db).where(and(isEdit, eq(editId, id)));
  return row;
}

export async function findEditByKey(db: Db, key: string): Promise<FoundEdit | undefined> {
  const [row] = await selectEdits(db).where(eq(importFiles.idempotencyKey, key));
  return row;
}

export async function lockEdit(tx: Db, id: number): Promise<EditRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(importFiles)
    .where(and(isEdit, eq(editId, id)))
    .for('update');
  return row;
}

/** The first that is due; held, and passed over by others who look. */
export async function lockDueEdit(tx: Db): Promise<EditRecord | undefined> {
  const [row] = await tx
    .select(columns)
    .from(importFiles)
    .where(and(eq(importFiles.state, 'scheduled'), lte(importFiles.runAt, sql`now()`)))
    .orderBy(importFiles.runAt, importFiles.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** What waits for its time, of everybody or of one operator. */
export function readScheduledEdits(db: Db, operatorId?: number): Promise<EditRecord[]> {
  return scheduledEdits(db, operatorId);
}

/**
 * The same, held until the transaction ends. What is being run or changed just then is passed over: that waits for the
 * operator's row, and sees for itself what became of it.
 */
export function lockScheduledEdits(tx: Db, operatorId: number): Promise<EditRecord[]> {
  return scheduledEdits(tx, operatorId).for('update', { skipLocked: true });
}

function scheduledEdits(db: Db, operatorId: number | undefined) {
  const isTheirs = operatorId === undefined ? undefined : eq(importFiles.operatorId, operatorId);
  return db
    .select(columns)
    .from(importFiles)
    .where(and(eq(importFiles.state, 'scheduled'), isTheirs))
    .orderBy(importFiles.id)
    .limit(maxScheduled);
}

type NewEdit = Pick<typeof importFiles.$inferInsert, 'operatorId' | 'idempotencyKey' | 'change'> & {
  runAt: Date | null;
};

/** Scheduled, or applied at once; undefined: this key has made one already. */
export async function insertEdit(tx: Db, edit: NewEdit): Promise<number | undefined> {
  const now = edit.runAt
    ? ({ state: 'scheduled' } as const)
    : ({ state: 'applied', appliedAt: new Date() } as const);
  const [row] = await tx
    .insert(importFiles)
    .values({ ...edit, ...now, kind: 'edit', name: '' })
    .onConflictDoNothing({ target: importFiles.idempotencyKey })
    .returning({ id: importFiles.id });
  return row?.id;
}

type EditChange = Partial<
  Pick<EditRecord, 'state' | 'changed' | 'problem' | 'appliedAt' | 'undoneAt'>
>;

export async function updateEdit(tx: Db, fileId: number, change: EditChange): Promise<void> {
  await tx.update(importFiles).set(change).where(eq(importFiles.id, fileId));
}

/** The products of an edit that are still there, by id. */
export async function readEditTargets(tx: Db, fileId: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select p.id from import_rows r join products p on p.id = r.target_id
      where r.file_id = ${fileId} order by p.id`,
  );
  return rows.map((row) => row.id);
}

/** A page of those products, by name. */
export async function readTargetPage(
  db: Db,
  fileId: number,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from import_rows r join products p on p.id = r.target_id
      where r.file_id = ${fileId}
      order by p.name, p.id offset ${page.offset} limit ${page.limit}`,
  );
  return rows.map(({ id }) => id);
}

/** A row of a bulk edit, before or after: all that one can change, not only what it did. */
export type EditSide = {
  /** What changed, by the contract's names. */
  fields: Record<string, string | number | boolean | null>;
  set: {
    mrp_paise: number;
    brand_id: number;
    subcategory_id: number;
    sub_subcategory_id: number | null;
    hidden: boolean;
    best_pick: boolean;
    hsn?: string;
  };
  packs: {
    slot: 1 | 2 | 3;
    size: number;
    price_paise: number;
    mrp_paise: number | null;
    packaging: string;
  }[];
};

/** A page of what it changed, by name. */
export function readRowPage(db: Db, fileId: number, page: { offset: number; limit: number }) {
  return rowsOf<{ id: number; sku: string; name: string; before: EditSide; after: EditSide }>(
    db,
    sql`select p.id, p.sku, p.name, r.before, r.after
      from import_rows r join products p on p.id = r.target_id
      where r.file_id = ${fileId} and r.after is not null
      order by p.name, p.id offset ${page.offset} limit ${page.limit}`,
  );
}

/** A product that is gone is nobody's to give anything back to. */
export async function deleteRowsOfGone(tx: Db, fileId: number): Promise<void> {
  await tx.execute(sql`delete from import_rows r where r.file_id = ${fileId}
    and not exists (select from products p where p.id = r.target_id)`);
}

/** Names of the products that are not as the edit left them, one version after it found them. */
export async function readChangedSince(db: Db, id: number): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select p.name from import_rows r join products p on p.id = r.target_id
      where r.file_id = (select ${importFiles.id} from ${importFiles} where ${isEdit} and ${editId} = ${id})
        and p.version <> (r.before->>'version')::int + 1
      order by p.id`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Undoing an edit gives products back what the edit before it had left: that one can be undone in
 * turn, as if it had found the version before the one that they have now.
 */
export async function passVersionsOn(tx: Db, fileId: number): Promise<void> {
  await tx.execute(sql`
    update import_rows earlier
    set before = jsonb_set(earlier.before, '{version}', to_jsonb(p.version - 1))
    from import_rows undone join products p on p.id = undone.target_id, import_files f
    where undone.file_id = ${fileId} and earlier.target_id = undone.target_id
      and f.id = earlier.file_id and f.kind = 'edit' and f.state = 'applied' and f.id <> ${fileId}
      and (earlier.before->>'version')::int + 1 = (undone.before->>'version')::int`);
}
