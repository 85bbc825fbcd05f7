import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import type { Running } from './processes.ts';
import { pagePaths, readPaths } from './read-paths.ts';

/** `packs` of it cost about ₹500. */
export type Pack = { productId: number; size: number; packs: number };
/** What customers look at and buy. */
export type Goods = { reads: string[]; pages: string[]; packs: Pack[] };

/** The shop's goods, which do not run out. */
export async function openGoods(shop: Running, { background }: Database): Promise<Goods> {
  await keepStocked(background);
  const packs = await rowsOf<Pack>(
    background,
    sql`select product_id as "productId", size,
        least(100, ceil(50000.0 / (price_paise * size)))::int as packs
      from packs where slot = 1 order by (product_id * 7919) % 1009, product_id limit 1000`,
  );
  return { packs, reads: await readPaths(shop), pages: await pagePaths(shop) };
}

const plenty = 2_000_000_000;

/** Before a measurement that sells more than a demo shop has. */
export async function keepStocked(db: Database['db']): Promise<void> {
  await db.execute(sql`update products
    set stock = ${plenty}::int, initial_stock = ${plenty}::int, max_units = ${plenty}::int`);
}
