import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { snakeCased } from '#domain/snake-case.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { isUsed, type PackRow } from './console-products.ts';

/**
 * What products shall be. `rows` is a select of `id`, `version` (which the product must have), `set` (columns by
 * name, as JSON), `packs` (all of them, as JSON; null: they stay) and `prices` (whether one changes); its ids lie
 * in the range.
 */
export type ProductChanges = { first: number; last: number; rows: SQL };

const packColumns = sql`n(slot smallint, size int, price_paise int, mrp_paise int, packaging text)`;

/**
 * Exactly these packs; one that goes leaves the carts, too. A size is written only where it changes: a trigger
 * follows it for every pack. The range of ids in `not exists` keeps PostgreSQL from hashing the packs of the whole
 * shop for each batch: it takes each row for a hundred packs.
 */
export async function writePacks(tx: Db, { rows, first, last }: ProductChanges): Promise<void> {
  await tx.execute(sql`
    delete from packs p using (${rows}) r
    where p.product_id = r.id and r.packs is not null
      and not exists (select from jsonb_to_recordset(r.packs) n(slot smallint)
        where n.slot = p.slot)`);
  await tx.execute(sql`
    update packs p set price_paise = n.price_paise, mrp_paise = n.mrp_paise, packaging = n.packaging
    from (${rows}) r cross join lateral jsonb_to_recordset(r.packs) as ${packColumns}
    where p.product_id = r.id and p.slot = n.slot and p.size = n.size
      and (p.price_paise, p.mrp_paise, p.packaging)
        is distinct from (n.price_paise, n.mrp_paise, n.packaging)`);
  await tx.execute(sql`
    insert into packs (product_id, slot, size, price_paise, mrp_paise, packaging)
    select r.id, n.slot, n.size, n.price_paise, n.mrp_paise, n.packaging
    from (${rows}) r cross join lateral jsonb_to_recordset(r.packs) as ${packColumns}
    where not exists (select from packs p
      where p.product_id between ${first} and ${last}
        and p.product_id = r.id and p.slot = n.slot and p.size = n.size)
    on conflict (product_id, slot) do update set size = excluded.size,
      price_paise = excluded.price_paise, mrp_paise = excluded.mrp_paise,
      packaging = excluded.packaging`);
}

/** Gives how many were of their version: fewer than there are rows means that somebody has changed one since. */
export async function writeProducts(
  tx: Db,
  { rows }: Pick<ProductChanges, 'rows'>,
): Promise<number> {
  const saved = sql`version = p.version + 1,
    prices_changed_at = case when r.prices then now() else p.prices_changed_at end`;
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`
    with only_packs as (
      update products p set ${saved} from (${rows}) r
      where r.set = '{}'::jsonb and p.id = r.id and p.version = r.version returning 1
    ), whole as (
      update products p set ${saved}, sku = n.sku, slug = n.slug, old_slugs = n.old_slugs,
        name = n.name, name_hi = n.name_hi, image = n.image, brand_id = n.brand_id,
        subcategory_id = n.subcategory_id, sub_subcategory_id = n.sub_subcategory_id,
        mrp_paise = n.mrp_paise, max_units = n.max_units, description_html = n.description_html,
        description_html_hi = n.description_html_hi,
        hidden = n.hidden, best_pick = n.best_pick, barcode = n.barcode,
        low_stock_units = n.low_stock_units, hsn = n.hsn, uqc = n.uqc
      from (${rows}) r join products now on now.id = r.id
        cross join lateral jsonb_populate_record(now, r.set) n
      where r.set <> '{}'::jsonb and p.id = r.id and p.version = r.version returning 1
    )
    select ((select count(*) from only_packs) + (select count(*) from whole))::int as count`,
  );
  return row?.count ?? 0;
}

/** Adds what a select of `set` and `place` gives, in the order of the places; the statement gives id and sku. */
export function insertProducts(rows: SQL): SQL {
  return sql`
    insert into products (slug, sku, unique_id, name, name_hi, image, brand_id, subcategory_id,
      sub_subcategory_id, mrp_paise, max_units, stock, initial_stock, description_html,
      description_html_hi, best_pick, hidden, barcode, low_stock_units, hsn, uqc)
    select n.slug, n.sku, 'P-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10)),
      n.name, coalesce(n.name_hi, ''), n.image, n.brand_id, n.subcategory_id, n.sub_subcategory_id,
      n.mrp_paise, n.max_units, 0, 0, n.description_html,
      coalesce(n.description_html_hi, ''), n.best_pick, n.hidden, n.barcode,
      n.low_stock_units, coalesce(n.hsn, ''), coalesce(n.uqc, 'NOS')
    from (${rows}) r cross join lateral jsonb_populate_record(null::products, r.set) n
    order by r.place
    returning id, sku`;
}

type Columns = Partial<typeof products.$inferInsert>;
type Packs = Omit<PackRow, 'productId'>[];
type Change = { set: Columns; packs?: Packs; prices: boolean };

/** One product, which is locked. */
export async function writeProduct(
  tx: Db,
  { id, version }: { id: number; version: number },
  { set, packs, prices }: Change,
): Promise<void> {
  const rows = sql`select ${id}::int as id, ${version}::int as version,
    ${JSON.stringify(snakeCased(set))}::jsonb as set,
    ${packs ? JSON.stringify(packs.map(snakeCased)) : null}::jsonb as packs,
    ${prices}::boolean as prices`;
  const change = { first: id, last: id, rows };
  if (packs) await writePacks(tx, change);
  if ((await writeProducts(tx, change)) === 0) throw new Error('A locked product was changed.');
}

/** Gives the id of the new product. */
export async function insertProduct(tx: Db, set: Columns, packs: Packs): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(
    tx,
    insertProducts(sql`select ${JSON.stringify(snakeCased(set))}::jsonb as set, 1 as place`),
  );
  if (!row) throw new Error('A product that was inserted has no id.');
  const rows = sql`select ${row.id}::int as id, ${JSON.stringify(packs.map(snakeCased))}::jsonb as packs`;
  await writePacks(tx, { first: row.id, last: row.id, rows });
  return row.id;
}

/** Deletes a locked product without a history; false: something refers to it. */
export async function deleteUnusedProduct(tx: Db, id: number): Promise<boolean> {
  const isFree = and(eq(products.id, id), not(isUsed(id)));
  if ((await tx.$count(products, isFree)) === 0) return false;
  await deleteProducts(tx, [id]);
  return true;
}

/** Locked ones that nothing refers to; their opening stock goes with them. */
export async function deleteProducts(tx: Db, ids: readonly number[]): Promise<void> {
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`;
  await tx.delete(stockMovements).where(sql`${stockMovements.productId} in ${list}`);
  await tx.delete(products).where(sql`${products.id} in ${list}`);
}
