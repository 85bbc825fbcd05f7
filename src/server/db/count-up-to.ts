import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/** How many rows of a table there are, counted no further than `most`: a list shows no larger number. */
export function countUpTo(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most);
  return db.$count(some.as('some'));
}
