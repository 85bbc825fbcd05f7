import type { Db } from './connect.ts';

type Batch<V> = { keys: Set<string>; found: Promise<Map<string, V>> };

type State<V> = {
  /** Takes keys until its query starts. */
  gathering: Batch<V> | undefined;
  running: Set<Promise<unknown>>;
  /** Settles when the next batch may start. */
  next: Promise<unknown>;
};

/** A query that takes longer is stuck: the next batch no longer waits for it. */
const slowMs = 100;
/** So many connections at most are held by queries that are stuck. */
const maxRunning = 4;

/**
 * One query for many callers: keys that are asked for while a query runs go into the next one,
 * together. Nobody's answer is older than the question, and in a rush the database is asked once
 * for all who wait instead of once for each.
 */
export function batched<V extends { key: string }>(
  read: (db: Db, keys: string[]) => Promise<V[]>,
): (db: Db, key: string) => Promise<V | undefined> {
  const states = new WeakMap<Db, State<V>>();

  function stateOf(db: Db): State<V> {
    const known = states.get(db);
    if (known) return known;
    const state: State<V> = { gathering: undefined, running: new Set(), next: Promise.resolve() };
    states.set(db, state);
    return state;
  }

  async function readBatch(db: Db, state: State<V>, keys: Set<string>): Promise<Map<string, V>> {
    await state.next;
    while (state.running.size >= maxRunning) await Promise.race(state.running);
    state.gathering = undefined;
    const reading = read(db, [...keys]);
    const settled: Promise<unknown> = Promise.allSettled([reading]).then(() =>
      state.running.delete(settled),
    );
    state.running.add(settled);
    state.next = orSlow(settled);
    return new Map((await reading).map((row) => [row.key, row]));
  }

  return async (db, key) => {
    const state = stateOf(db);
    if (!state.gathering) {
      const keys = new Set<string>();
      state.gathering = { keys, found: readBatch(db, state, keys) };
    }
    const { keys, found } = state.gathering;
    keys.add(key);
    return (await found).get(key);
  };
}

/** Settles with the promise, or when that takes too long. */
function orSlow(settled: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, slowMs);
    settled.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
