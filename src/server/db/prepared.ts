import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connect.ts';

/**
 * A query that is built once for each database and then only filled in: building the SQL text of a
 * hot query costs more than sending it.
 */
export function preparedOnce<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<Db, Q>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}

const dialect = new PgDialect();

/**
 * A statement written out in SQL with `sql.placeholder`s, for transactions that must be quick: the
 * text is made once, and the server keeps its plan under the name.
 */
export function statement<Row>(name: string, text: SQL) {
  const query = dialect.sqlToQuery(text);
  return async (db: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    const result = (await prepared.execute(values)) as { rows: Row[] }; // `as`: both drivers answer so
    return result.rows;
  };
}
