import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Rows that name a brand which the shop did not have when they were checked. */
export async function readRowsOfNewBrands(tx: Db, fileId: number): Promise<number[]> {
  const rows = await rowsOf<{ row: number }>(
    tx,
    sql`select "row" from import_rows where file_id = ${fileId} and after ? 'new_brand'
      order by "row"`,
  );
  return rows.map(({ row }) => row);
}

/** Adds the brands behind those that are there; gives the ids of the new ones. */
export async function insertBrands(tx: Db, names: readonly string[]): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into brands (name, logo, position)
      select n.name, '', (select coalesce(max(position), -1) from brands) + n.place
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)
        with ordinality as n (name, place)
      where not exists (select from brands b where lower(b.name) = lower(n.name))
      returning id`,
  );
  return rows.map(({ id }) => id);
}

/** Gives these rows the ids of their brands, and says which of those the file made. */
export async function placeInBrands(
  tx: Db,
  rows: { fileId: number; first: number; last: number },
  made: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    update import_rows r set after = jsonb_set(r.after, '{set,brand_id}', to_jsonb(b.id))
      || jsonb_build_object('made_brand', ${JSON.stringify(made)}::jsonb @> to_jsonb(b.id))
    from brands b
    where r.file_id = ${rows.fileId} and r."row" between ${rows.first} and ${rows.last}
      and r.after ? 'new_brand' and lower(b.name) = lower(r.after->>'new_brand')`);
}

/** Takes out the brands that a file made, as long as nothing has happened to them since. */
export async function deleteFileBrands(tx: Db, fileId: number): Promise<void> {
  await tx.execute(sql`
    delete from brands b where b.version = 1
      and b.id in (select (after->'set'->>'brand_id')::int from import_rows
        where file_id = ${fileId} and after->'made_brand' = 'true'::jsonb)
      and not exists (select from products p where p.brand_id = b.id)`);
}
