import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

/** Rows of a file whose products have ids in this range; what they are written to is one of two sides. */
export type Chunk = { fileId: number; first: number; last: number; to: 'after' | 'before' };

const side = (to: Chunk['to']): SQL => sql.raw(`r.${to}`);
const rowsIn = ({ fileId, first, last }: Chunk): SQL =>
  sql`r.file_id = ${fileId} and r.target_id between ${first} and ${last} and r.after is not null`;

const packColumns = sql`n(slot smallint, size int, price_paise int, mrp_paise int, packaging text)`;

/** Locked as saveProduct does: packs before products. Carts go on: only a pack that goes is held from them. */
export async function lockPacksOf(tx: Db, chunk: Chunk): Promise<void> {
  await tx.execute(sql`
    select 1 from packs p join import_rows r on r.target_id = p.product_id
    where ${rowsIn(chunk)} order by p.product_id, p.slot for no key update of p`);
}

/**
 * The packs that the rows say. A size is written only where it changes: a trigger follows it for
 * every pack. The range of ids in `not exists` keeps PostgreSQL from hashing the packs of the whole
 * shop for each batch: it takes each row for a hundred packs.
 */
export async function writeFilePacks(tx: Db, chunk: Chunk): Promise<void> {
  const to = side(chunk.to);
  await tx.execute(sql`
    delete from packs p using import_rows r
    where ${rowsIn(chunk)} and p.product_id = r.target_id and ${to} ? 'packs'
      and not exists (select from jsonb_to_recordset(${to}->'packs') n(slot smallint)
        where n.slot = p.slot)`);
  await tx.execute(sql`
    update packs p set price_paise = n.price_paise, mrp_paise = n.mrp_paise, packaging = n.packaging
    from import_rows r cross join lateral jsonb_to_recordset(${to}->'packs') as ${packColumns}
    where ${rowsIn(chunk)} and p.product_id = r.target_id and p.slot = n.slot and p.size = n.size
      and (p.price_paise, p.mrp_paise, p.packaging)
        is distinct from (n.price_paise, n.mrp_paise, n.packaging)`);
  await tx.execute(sql`
    insert into packs (product_id, slot, size, price_paise, mrp_paise, packaging)
    select r.target_id, n.slot, n.size, n.price_paise, n.mrp_paise, n.packaging
    from import_rows r cross join lateral jsonb_to_recordset(${to}->'packs') as ${packColumns}
    where ${rowsIn(chunk)} and not exists (select from packs p
      where p.product_id between ${chunk.first} and ${chunk.last}
        and p.product_id = r.target_id and p.slot = n.slot and p.size = n.size)
    on conflict (product_id, slot) do update set size = excluded.size,
      price_paise = excluded.price_paise, mrp_paise = excluded.mrp_paise,
      packaging = excluded.packaging`);
}

/**
 * The columns that the rows say, of products that are still of the version they were checked with, or
 * of the one after it where a file is undone. Gives how many: fewer than there are rows means that
 * somebody has changed one since.
 */
export async function writeFileProducts(tx: Db, chunk: Chunk): Promise<number> {
  const to = side(chunk.to);
  await tx.execute(sql`
    select 1 from products p join import_rows r on r.target_id = p.id
    where ${rowsIn(chunk)} and r.before is not null order by p.id for no key update of p`);
  const step = chunk.to === 'before' ? 1 : 0;
  const isSame = sql`p.version = (r.before->>'version')::int + ${step}`;
  const saved = sql`version = p.version + 1, prices_changed_at =
    case when (r.after->>'prices')::boolean then now() else p.prices_changed_at end`;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`
    with only_packs as (
      update products p set ${saved} from import_rows r
      where ${rowsIn(chunk)} and r.before is not null and r.after->'set' = '{}'::jsonb
        and p.id = r.target_id and ${isSame} returning 1
    ), whole as (
      update products p set ${saved}, slug = n.slug, old_slugs = n.old_slugs, name = n.name,
        name_hi = n.name_hi, image = n.image, brand_id = n.brand_id, subcategory_id = n.subcategory_id,
        sub_subcategory_id = n.sub_subcategory_id, mrp_paise = n.mrp_paise,
        max_units = n.max_units, description_html = n.description_html, hidden = n.hidden,
        best_pick = n.best_pick, barcode = n.barcode, low_stock_units = n.low_stock_units
      from import_rows r join products now on now.id = r.target_id
        cross join lateral jsonb_populate_record(now, ${to}->'set') n
      where ${rowsIn(chunk)} and r.before is not null and r.after->'set' <> '{}'::jsonb
        and p.id = r.target_id and ${isSame} returning 1
    )
    select ((select count(*) from only_packs) + (select count(*) from whole))::int as count`,
  );
  return row?.count ?? 0;
}

/** Adds the products of new rows, and keeps the id of each in its row. */
export async function insertFileProducts(
  tx: Db,
  rows: { fileId: number; first: number; last: number },
): Promise<{ id: number; units: number }[]> {
  const isNew = sql`r.file_id = ${rows.fileId} and r."row" between ${rows.first} and ${rows.last}
    and r.before is null and r.after is not null`;
  return rowsOf(
    tx,
    sql`
    with added as (
      insert into products (slug, sku, unique_id, name, name_hi, image, brand_id, subcategory_id,
        sub_subcategory_id, mrp_paise, max_units, stock, initial_stock, description_html,
        best_pick, hidden, barcode, low_stock_units)
      select n.slug, n.sku, 'P-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
        n.name, coalesce(n.name_hi, ''), n.image, n.brand_id, n.subcategory_id, n.sub_subcategory_id, n.mrp_paise,
        n.max_units, 0, 0, n.description_html, n.best_pick, n.hidden, n.barcode, n.low_stock_units
      from import_rows r
        cross join lateral jsonb_populate_record(null::products, r.after->'set') n
      where ${isNew} order by r."row"
      returning id, sku
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
  const list = sql`(select x::int from jsonb_array_elements_text(
    ${JSON.stringify(ids.map((row) => row.id))}::jsonb) x)`;
  await tx.execute(sql`delete from stock_movements where product_id in ${list}`);
  await tx.execute(sql`delete from products where id in ${list}`);
  return ids.length;
}
