import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductState } from '#domain/catalogue/bulk-edit.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { productEditRows, productEdits } from '#server/db/schema/bulk-edits.ts';
import { operators } from '#server/db/schema/operators.ts';
import { likePattern } from '#server/queries/like-pattern.ts';

export type EditRecord = typeof productEdits.$inferSelect;

const shown = { edit: productEdits, operatorName: operators.name };

function selectEdits(db: Db) {
  return db
    .select(shown)
    .from(productEdits)
    .innerJoin(operators, eq(operators.id, productEdits.operatorId));
}

type EditFilter = { words: string; state: EditRecord['state'] | undefined };

function filtersOf({ words, state }: EditFilter): SQL | undefined {
  const pattern = likePattern(words.toLowerCase());
  const isNamed = sql`(lower(${operators.name}) like ${pattern} or ${productEdits.id} in
    (select r.edit_id from product_edit_rows r join products p on p.id = r.product_id
      where p.search_text like ${pattern}))`;
  return and(state && eq(productEdits.state, state), words === '' ? undefined : isNamed);
}

export function countEdits(db: Db, filter: EditFilter, most: number): Promise<number> {
  const some = selectEdits(db).where(filtersOf(filter)).limit(most);
  return db.$count(some.as('some'));
}

type EditPage = EditFilter & { beforeId: number | undefined; limit: number };

/** The latest first. */
export function readEdits(db: Db, { beforeId, limit, ...filter }: EditPage) {
  const isBefore = beforeId === undefined ? undefined : lt(productEdits.id, beforeId);
  return selectEdits(db)
    .where(and(filtersOf(filter), isBefore))
    .orderBy(desc(productEdits.id))
    .limit(limit);
}

export async function findEdit(db: Db, id: number) {
  const [row] = await selectEdits(db).where(eq(productEdits.id, id));
  return row;
}

export async function findEditByKey(db: Db, key: string) {
  const [row] = await selectEdits(db).where(eq(productEdits.idempotencyKey, key));
  return row;
}

export async function lockEdit(tx: Db, id: number): Promise<EditRecord | undefined> {
  const [row] = await tx.select().from(productEdits).where(eq(productEdits.id, id)).for('update');
  return row;
}

/** The first that is due; held, and passed over by others who look. */
export async function lockDueEdit(tx: Db): Promise<EditRecord | undefined> {
  const [row] = await tx
    .select()
    .from(productEdits)
    .where(and(eq(productEdits.state, 'scheduled'), lte(productEdits.runAt, sql`now()`)))
    .orderBy(productEdits.runAt, productEdits.id)
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** undefined: this key has made one already. */
export async function insertEdit(
  tx: Db,
  edit: typeof productEdits.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(productEdits)
    .values(edit)
    .onConflictDoNothing({ target: productEdits.idempotencyKey })
    .returning({ id: productEdits.id });
  return row?.id;
}

export async function updateEdit(tx: Db, id: number, change: Partial<EditRecord>): Promise<void> {
  await tx.update(productEdits).set(change).where(eq(productEdits.id, id));
}

/** The products that a scheduled edit is meant for. */
export async function insertTargets(tx: Db, editId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`insert into product_edit_rows (edit_id, product_id)
    select ${editId}::int, jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::int`);
}

export async function readTargets(tx: Db, editId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: productEditRows.productId })
    .from(productEditRows)
    .where(eq(productEditRows.editId, editId))
    .orderBy(productEditRows.productId);
  return rows.map((row) => row.id);
}

export type StateChange = { id: number; before: ProductState; after: ProductState };

/** Keeps what was changed, with the version that each product now has. */
export async function keepRows(tx: Db, editId: number, rows: readonly StateChange[]) {
  await tx.execute(sql`insert into product_edit_rows (edit_id, product_id, before, after, version)
    select ${editId}::int, n.id, n.before, n.after, p.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, before jsonb, after jsonb)
    join products p on p.id = n.id
    on conflict (edit_id, product_id) do update
      set before = excluded.before, after = excluded.after, version = excluded.version`);
}

/** Those that it was meant for and did not change. */
export async function deleteUnchangedRows(tx: Db, editId: number): Promise<void> {
  await tx.execute(sql`delete from product_edit_rows
    where edit_id = ${editId} and after is null`);
}

/** A page of those products, by name. */
export async function readTargetPage(
  db: Db,
  editId: number,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select p.id from product_edit_rows r join products p on p.id = r.product_id
      where r.edit_id = ${editId}
      order by p.name, p.id offset ${page.offset} limit ${page.limit}`,
  );
  return rows.map(({ id }) => id);
}

/** What it changed of these products, with the versions that it left and that they have now. */
export function readRows(tx: Db, editId: number, ids: readonly number[]) {
  return rowsOf<StateChange & { name: string; left: number; now: number }>(
    tx,
    sql`select r.product_id as id, p.name, r.before, r.after, r.version as left, p.version as now
      from product_edit_rows r join products p on p.id = r.product_id
      where r.edit_id = ${editId}
        and r.product_id = any (select jsonb_array_elements(${JSON.stringify(ids)}::jsonb)::int)
      order by r.product_id`,
  );
}

/** A page of what it changed, by name. */
export function readRowPage(db: Db, editId: number, page: { offset: number; limit: number }) {
  return rowsOf<StateChange & { sku: string; name: string }>(
    db,
    sql`select r.product_id as id, p.sku, p.name, r.before, r.after
      from product_edit_rows r join products p on p.id = r.product_id
      where r.edit_id = ${editId} and r.after is not null
      order by p.name, p.id offset ${page.offset} limit ${page.limit}`,
  );
}

/**
 * Undoing an edit gives products back what the edit before it had left: that one can be undone in
 * turn, so it gets their new version.
 */
export async function passVersionsOn(tx: Db, editId: number): Promise<void> {
  await tx.execute(sql`update product_edit_rows earlier set version = p.version
    from product_edit_rows undone join products p on p.id = undone.product_id
    where undone.edit_id = ${editId} and earlier.product_id = undone.product_id
      and earlier.edit_id <> ${editId} and earlier.version = undone.version - 1`);
}
