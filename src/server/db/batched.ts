import type { Db } from './connect.ts';

type Round<V> = { keys: Set<string>; found: Promise<Map<string, V>> };

/**
 * One read for many callers: what is asked while a read is under way goes into the next one,
 * together. Nobody's answer is older than the question, and in a rush the database is asked once
 * for all who wait instead of once for each.
 */
export function batched<V extends { key: string }>(
  read: (db: Db, keys: string[]) => Promise<V[]>,
): (db: Db, key: string) => Promise<V | undefined> {
  const underWay = new WeakMap<Db, Promise<unknown>>();
  const gathering = new WeakMap<Db, Round<V>>();

  function gather(db: Db): Round<V> {
    const keys = new Set<string>();
    const readAll = async () => {
      await underWay.get(db);
      gathering.delete(db);
      const reading = read(db, [...keys]);
      underWay.set(db, Promise.allSettled([reading]));
      return new Map((await reading).map((row) => [row.key, row]));
    };
    const round = { keys, found: readAll() };
    gathering.set(db, round);
    return round;
  }

  return async (db, key) => {
    const { keys, found } = gathering.get(db) ?? gather(db);
    keys.add(key);
    return (await found).get(key);
  };
}
