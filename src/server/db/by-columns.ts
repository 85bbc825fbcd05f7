import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

type Columns = Record<string, AnyPgColumn | SQL>;

/**
 * Rows as one JSON list per column. The drivers take rows apart field by field, which for a large
 * catalogue takes longer than everything else together, and JSON of whole rows repeats the names.
 * Only for columns that JSON knows.
 */
export async function readByColumns<Row extends object>(
  db: Db,
  columns: Columns & { [name in keyof Row]: unknown },
  select: (named: Record<string, SQL.Aliased>) => SQL,
): Promise<Row[]> {
  const names = Object.keys(columns);
  const named = names.map((name) => [name, sql`${columns[name]}`.as(name)] as const);
  const lists = names.map((name) => {
    const column = sql`found.${sql.identifier(name)}`;
    return [name, sql<unknown[]>`coalesce(json_agg(${column}), '[]')`] as const;
  });
  const [found = {}] = await db
    .select(Object.fromEntries(lists))
    .from(sql`(${select(Object.fromEntries(named))}) as found`);
  const values = names.map((name) => found[name] ?? []);
  return Array.from({ length: values[0]?.length ?? 0 }, (_, i) => {
    const row: Record<string, unknown> = {};
    for (let column = 0; column < names.length; column += 1) {
      row[names[column] ?? ''] = values[column]?.[i];
    }
    return row as Row; // `as`: the columns were named so
  });
}
