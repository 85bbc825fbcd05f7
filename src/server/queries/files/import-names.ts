import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import {
  brands,
  categories,
  subcategories,
  subSubcategories,
} from '#server/db/schema/catalogue.ts';
import type { Chunk } from './import-products.ts';

/** What is in a category comes before it: so saveCategory locks them. */
const tables = {
  sub_subcategory: subSubcategories,
  subcategory: subcategories,
  category: categories,
  brand: brands,
} as const;

/** What a row of a file of names is about, as the audit log calls it. */
export type PlaceNoun = keyof typeof tables;

/**
 * As for products: gives how many were still as the file found or left them. These lists are short: one
 * statement for each, so that the nodes are told once.
 */
export async function writeFileNames(tx: Db, fileId: number, to: Chunk['to']): Promise<number> {
  const side = sql.raw(`r.${to}`);
  const step = to === 'before' ? 1 : 0;
  let written = 0;
  for (const [noun, table] of Object.entries(tables)) {
    const isOf = sql`r.file_id = ${fileId} and r.after->>'noun' = ${noun} and r.target_id = t.id`;
    await tx.execute(sql`
      select 1 from ${table} t join import_rows r on ${isOf} order by t.id for no key update of t`);
    const rows = await rowsOf(
      tx,
      sql`
      update ${table} t set version = t.version + 1, name_hi = ${side}->'set'->>'name_hi'
      from import_rows r
      where ${isOf} and t.version = (r.before->>'version')::int + ${step}
      returning 1`,
    );
    written += rows.length;
  }
  return written;
}
