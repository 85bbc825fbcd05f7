import type { SQL } from 'drizzle-orm';
import type { Db } from './connect.ts';

/** Rows of a statement written out in SQL; the caller knows its columns. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = (await db.execute(statement)) as unknown as { rows: T[] }; // `as`: both drivers answer so
  return result.rows;
}
