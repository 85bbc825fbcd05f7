import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { closeTreeToOthers, openDataFolder } from '#server/settings/data-folder.ts';
import { StartFault } from '#server/settings/start-fault.ts';
import type { Database } from './connect.ts';
import { drizzleEmbedded, type Reopening } from './embedded-client.ts';
import type { EmbeddedConnection } from './embedded-port.ts';
import { startEmbeddedThread } from './embedded-thread.ts';
import { lockFolder } from './folder-lock.ts';
import { readAppliedMigration, refuseNewerDatabase } from './migrate.ts';
import { runMigrations } from './run-migrations.ts';
import { pingMs } from './timeouts.ts';
import { neverFailing } from './write-probe.ts';

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
    const start = () => startEmbeddedThread({ dataDir: folder, startParams });
    let thread = await start();
    const open = async () => {
      await thread.terminate(); // it panicked: its files are closed
      thread = await start();
      return thread.connection;
    };
    closeTreeToOthers(folder);
    return fromConnection(thread.connection, {
      reopening: { check: () => refuseFullDisk(folder), open },
      newPort: () => thread.newPort(),
      async onClosed() {
        await thread.terminate();
        closeTreeToOthers(folder); // the files made meanwhile: whoever copies a closed shop finds none open to all
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw new StartFault(
      `The database in ${folder} cannot be opened (${error}). Restore a copy of it, or choose another DATA_DIR.`,
    );
  }
}

/** To open, PostgreSQL needs room for its log, which grows by 16 MB at a time. */
const roomToOpen = 64 * 1024 * 1024;

/** Said before it is tried: what fails to open half-way keeps its files open. */
function refuseFullDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= roomToOpen) return;
  const message = `No space left on device: the database in ${folder} opens again once 64 MB are free.`;
  throw Object.assign(new Error(message), { code: '53100' });
}

type Life = {
  reopening?: Reopening;
  /** One more way to the database, for another thread. */
  newPort(): MessagePort;
  onClosed?: () => Promise<void>;
};

export function fromConnection(
  connection: EmbeddedConnection,
  { reopening, newPort, onClosed }: Life,
): Database {
  const { client, db } = drizzleEmbedded(connection, reopening);
  return {
    db,
    background: db,
    kind: 'embedded',
    forThread: () => ({ port: newPort() }),
    async execute(text, values) {
      if (values && values.length > 0) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    pools: () => [client.use()],
    async ping() {
      await Promise.race([
        client.query('select 1'),
        setTimeout(pingMs, undefined, { ref: false }).then(() => {
          throw new Error('The database does not answer.');
        }),
      ]);
    },
    // Nobody waits for a standby here, and one that cannot write any more fails at once.
    openWriteProbe: () => neverFailing,
    listen: (channel, onNotify) => client.listen(channel, onNotify),
    async migrate(last) {
      await refuseNewerDatabase(db);
      const run = async (text: string) => (await client.exec(text)).at(-1) ?? { rows: [] };
      await runMigrations({ run }, { newest: await readAppliedMigration(db), last }, () => {});
    },
    /** A server has its autovacuum; in here nobody else does it. */
    async vacuum() {
      await client.exec('vacuum (analyze)');
    },
    async close() {
      await client.close();
      await onClosed?.();
    },
  };
}
