import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { closeTreeToOthers, openDataFolder } from '#server/data-folder.ts';
import { poolWaits } from '#server/measurements.ts';
import { StartFault } from '#server/start-fault.ts';
import { timeSlice } from '#server/time-slice.ts';
import type { Database, PoolUse } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { migrateUpTo, refuseNewerDatabase } from './migrate.ts';
import { waitFrom } from './pool-waits.ts';
import { pingMs } from './timeouts.ts';

/**
 * A small cache of its own: the system caches the files anyway, and it halves memory and start.
 * For the same reason a page out of turn costs hardly more than the next one.
 */
const ownSettings = ['shared_buffers=16MB', 'random_page_cost=1.1'];
const startParams = [
  ...PGlite.defaultStartParams,
  ...ownSettings.flatMap((setting) => ['-c', setting]),
];

/** PostgreSQL in this process, its files in a folder that no other process may open. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  openDataFolder(dataDir);
  const folder = join(dataDir, 'database');
  const unlock = lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({ dataDir: folder, startParams });
    closeTreeToOthers(folder);
    // Once more for the files made meanwhile: whoever copies a closed shop finds none open to all.
    return fromPglite(pglite, () => {
      closeTreeToOthers(folder);
      unlock();
    });
  } catch (error) {
    unlock();
    throw new StartFault(
      `The database in ${folder} cannot be opened (${error}). Restore a copy of it, or choose another DATA_DIR.`,
    );
  }
}

/** Its one connection, where it is measured. */
const pool = 'embedded';

/**
 * Runs one statement or transaction after the other, and lets the event loop turn in between: left
 * to itself a long row of them would be answered before anyone else gets an answer.
 */
function serializeStatements(pglite: PGlite): () => PoolUse {
  const pause = timeSlice();
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  const queued = <Args extends unknown[], R>(run: (...args: Args) => Promise<R>) => {
    return (...args: Args): Promise<R> => {
      const tell = poolWaits.wanted ? waitFrom(performance.now(), pool) : undefined;
      underWay += 1;
      const result = last.then(pause).then(() => {
        tell?.();
        return run(...args);
      });
      last = result
        .catch(() => {}) // whoever asked is told
        .then(() => {
          underWay -= 1;
        });
      return result;
    };
  };
  const exec = pglite.exec.bind(pglite);
  Object.assign(pglite, {
    query: queued(pglite.query.bind(pglite)),
    // Several statements at once may hold a transaction: one that failed is not left open, since whoever
    // comes next on this one connection would be refused, until a restart.
    exec: queued(async (...text: Parameters<typeof exec>) => {
      try {
        return await exec(...text);
      } catch (error) {
        await exec('rollback');
        throw error;
      }
    }),
    transaction: queued(pglite.transaction.bind(pglite)),
  });
  return () => {
    const idle = underWay === 0 ? 1 : 0;
    return { pool, max: 1, open: 1, idle, waiting: Math.max(0, underWay - 1) };
  };
}

export function fromPglite(pglite: PGlite, onClosed: () => void = () => {}): Database {
  const use = serializeStatements(pglite);
  const db = drizzle(pglite, { casing: 'snake_case' });
  return {
    db,
    background: db,
    kind: 'embedded',
    async execute(text, values) {
      if (values && values.length > 0) return pglite.query(text, values);
      const results = await pglite.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    pools: () => [use()],
    async ping() {
      await Promise.race([
        pglite.query('select 1'),
        setTimeout(pingMs, undefined, { ref: false }).then(() => {
          throw new Error('The database does not answer.');
        }),
      ]);
    },
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    async migrate(last) {
      await refuseNewerDatabase(db);
      await migrateUpTo(last, (config) => migrate(db, config));
    },
    /** A server has its autovacuum; in here nobody else does it. */
    async vacuum() {
      await pglite.exec('vacuum (analyze)');
    },
    async close() {
      await pglite.close();
      onClosed();
    },
  };
}
