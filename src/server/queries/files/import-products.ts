import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import {
  deleteProducts,
  insertProducts,
  type ProductChanges,
} from '#server/queries/catalogue/write-products.ts';

/** Rows of a file whose products have ids in this range; what they are written to is one of two sides. */
export type Chunk = { fileId: number; first: number; last: number; to: 'after' | 'before' };

const side = (to: Chunk['to']): SQL => sql.raw(`r.${to}`);
/** The rows `r` that change something. */
export const rowsIn = ({ fileId, first, last }: Omit<Chunk, 'to'>): SQL =>
  sql`r.file_id = ${fileId} and r.target_id between ${first} and ${last} and r.after is not null`;

/** The rows `r` with these numbers that add something. */
export const newRowsIn = ({ fileId, first, last }: Omit<Chunk, 'to'>): SQL =>
  sql`r.file_id = ${fileId} and r."row" between ${first} and ${last}
    and r.before is null and r.after is not null`;

/** What such rows make of their products: as the check found them, or as the file left them, one version on. */
export function changesOfRows(chunk: Chunk): ProductChanges {
  const { first, last, to } = chunk;
  const [now, step] = [side(to), to === 'before' ? 1 : 0];
  const rows = sql`select r.target_id as id, (r.before->>'version')::int + ${sql.raw(`${step}`)} as version,
      ${now}->'set' as set, ${now}->'packs' as packs,
      coalesce((r.after->>'prices')::boolean, false) as prices
    from import_rows r where ${rowsIn(chunk)}`;
  return { first, last, rows };
}

/** Adds the products of new rows, and keeps the id of each in its row. */
export async function insertFileProducts(
  tx: Db,
  rows: Omit<Chunk, 'to'>,
): Promise<{ id: number; units: number }[]> {
  const isNew = newRowsIn(rows);
  return rowsOf(
    tx,
    sql`
    with added as (
      ${insertProducts(sql`select r.after->'set' as set, r."row" as place
        from import_rows r where ${isNew}`)}
    )
    update import_rows r set target_id = added.id from added
    where ${isNew} and r.after->'set'->>'sku' = added.sku
    returning added.id, coalesce((r.after->>'units')::int, 0) as units`,
  );
}

/** Takes out products that a file added and nothing has happened to since; gives how many. */
export async function deleteFileProducts(tx: Db, chunk: Chunk): Promise<number> {
  const isUntouched = sql`${rowsIn(chunk)} and r.before is null and p.id = r.target_id
    and p.version = 1 and p.stock = coalesce((r.after->>'units')::int, 0)
    and not exists (select from order_lines where product_id = p.id)
    and not exists (select from reviews where product_id = p.id)
    and (select count(*) from stock_movements where product_id = p.id)
      = case when (r.after->>'units')::int > 0 then 1 else 0 end`;
  const ids = await rowsOf<{ id: number }>(
    tx,
    sql`select p.id from products p, import_rows r where ${isUntouched} order by p.id for update of p`,
  );
  await deleteProducts(
    tx,
    ids.map((row) => row.id),
  );
  return ids.length;
}
