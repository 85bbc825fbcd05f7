import { and, asc, eq, max, type SQL, sql } from 'drizzle-orm';
import type { bannerTypes, CategoryLevel } from '#domain/limits.ts';
import type { Db } from '#server/db/connect.ts';
import {
  brands,
  categories,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import { banners, faqs } from '#server/db/schema/content.ts';

/** The short tables that an operator puts in order: each has an id, a position and a version. */
export const shopLists = {
  category: categories,
  subcategory: subcategories,
  sub_subcategory: subSubcategories,
  ...{ brands, banners, faqs },
} as const;

export type ShopList = (typeof shopLists)[keyof typeof shopLists];

/** Categories that are ordered among each other; undefined: all of the first level. */
export function siblings(level: CategoryLevel, parentId: number | null): SQL | undefined {
  if (level === 'subcategory') return eq(subcategories.categoryId, parentId ?? 0);
  if (level === 'sub_subcategory') return eq(subSubcategories.subcategoryId, parentId ?? 0);
  return undefined;
}

export function bannersOfType(type: (typeof bannerTypes)[number]): SQL {
  return eq(banners.type, type);
}

type Row<T extends ShopList> = T['$inferSelect'];
type NewRow<T extends ShopList> = Omit<T['$inferInsert'], 'id' | 'position' | 'version'>;

/** Holds a row until the transaction ends. */
export async function lockRow<T extends ShopList>(
  tx: Db,
  table: T,
  id: number,
): Promise<Row<T> | undefined> {
  const [row] = await tx
    .select()
    .from(table as ShopList) // `as`: the union has what is used here
    .where(eq(table.id, id))
    .for('update');
  return row as Row<T> | undefined; // `as`: of that very table
}

/** Adds a row behind the others of its group. */
export async function insertLast<T extends ShopList>(
  tx: Db,
  table: T,
  values: NewRow<T>,
  group?: SQL,
): Promise<Row<T>> {
  const position = await nextPosition(tx, table, group);
  const [row] = await tx
    .insert(table as ShopList) // `as`: as above
    .values({ ...values, position } as T['$inferInsert']) // `as`: a whole row with its position
    .returning();
  if (!row) throw new Error('A row that was inserted is not there.');
  return row as Row<T>; // `as`: of that very table
}

export async function nextPosition(tx: Db, table: ShopList, group?: SQL): Promise<number> {
  const [last] = await tx
    .select({ position: max(table.position) })
    .from(table)
    .where(group);
  return (last?.position ?? -1) + 1;
}

/** Changes a row that is held, and counts its version up. */
export async function updateRow<T extends ShopList>(
  tx: Db,
  table: T,
  id: number,
  values: Partial<NewRow<T>> & { position?: number },
): Promise<Row<T>> {
  const [row] = await tx
    .update(table as ShopList) // `as`: as above
    .set({ ...values, version: sql`${table.version} + 1` } as object) // `as`: columns of that table
    .where(eq(table.id, id))
    .returning();
  if (!row) throw new Error('A row that is locked is gone.');
  return row as Row<T>; // `as`: of that very table
}

export async function deleteRow(tx: Db, table: ShopList, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** The ids of a group in their order, held until the transaction ends. */
export async function lockOrder(tx: Db, table: ShopList, group?: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(group)
    .orderBy(asc(table.id))
    .for('update');
  return rows.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id);
}

/** One statement, so that the nodes are told once. */
export async function writeOrder(tx: Db, table: ShopList, ids: readonly number[]): Promise<void> {
  const list = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  await tx.execute(sql`update ${table} set position = o.place - 1
    from unnest(array[${list}]::int[]) with ordinality as o (id, place) where ${table.id} = o.id`);
}

/** Another row of the same name in its group, however its letters are written. */
export async function isNameTaken(
  tx: Db,
  table: typeof brands | (typeof shopLists)[CategoryLevel],
  name: string,
  { exceptId, group }: { exceptId: number | undefined; group?: SQL | undefined },
): Promise<boolean> {
  const same = sql`lower(${table.name}) = lower(${name})`;
  return (await tx.$count(table, and(same, sql`${table.id} <> ${exceptId ?? 0}`, group))) > 0;
}
