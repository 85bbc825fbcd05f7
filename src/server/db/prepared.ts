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
