import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { type Chunk, rowsIn } from './import-products.ts';

export type CountedRow = { id: number; units: number; stock: number; isLast: boolean };

/** The note of the movements of a file, by which undoing knows them. */
export function noteOfFile(fileId: number): string {
  return `File ${fileId}`;
}

/** Products of a stock file, locked in the order of their ids. `isLast`: the file moved them last. */
export function lockCounted(tx: Db, chunk: Chunk): Promise<CountedRow[]> {
  return rowsOf<CountedRow>(
    tx,
    sql`
    select p.id, p.stock, (r.after->>'units')::int as units,
      coalesce((select m.note = ${noteOfFile(chunk.fileId)} and m.reason = 'count'
        from stock_movements m where m.product_id = p.id order by m.id desc limit 1), false)
        as "isLast"
    from products p join import_rows r on r.target_id = p.id
    where ${rowsIn(chunk)}
    order by p.id for no key update of p`,
  );
}
