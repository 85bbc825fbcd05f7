import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { poolWaits } from '#server/telemetry/measurements.ts';
import type { PoolUse } from './connect.ts';
import { isPanic } from './embedded-errors.ts';
import type { EmbeddedConnection } from './embedded-port.ts';
import { waitFrom } from './pool-waits.ts';
import { tracedQuery } from './traced-queries.ts';

/** Its one connection, where it is measured. */
const pool = 'embedded';
/** One that could not be opened again is left alone for so long. */
const reopenAfterMs = 5_000;

export type Reopening = {
  /** Throws where it cannot succeed. */
  check(): void;
  open(): Promise<EmbeddedConnection>;
};

type Listener = { channel: string; onNotify: (text: string) => void };

export function drizzleEmbedded(first: EmbeddedConnection, reopening?: Reopening) {
  const client = embeddedClient(first, reopening);
  const db = drizzle(client as unknown as PGlite, { casing: 'snake_case' }); // `as`: these are what Drizzle calls
  return { client, db };
}

/**
 * Runs one statement or transaction after the other. A database that panics, as on a full disk,
 * answers nothing any more: then it is opened again.
 */
function embeddedClient(first: EmbeddedConnection, reopening?: Reopening) {
  const listeners = new Set<Listener>();
  let pglite = first;
  let isBroken = false;
  let triedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;

  async function reopened(): Promise<void> {
    reopening?.check();
    if (!reopening || performance.now() - triedAt < reopenAfterMs) throw crashed();
    triedAt = performance.now();
    pglite = await reopening.open();
    isBroken = false;
    for (const { channel, onNotify } of listeners) {
      await pglite.listen(channel, onNotify);
      onNotify(''); // something may have been said meanwhile
    }
  }

  async function attempt<R>(run: () => Promise<R>): Promise<R> {
    if (isBroken) await reopened();
    try {
      return await run();
    } catch (error) {
      if (!isPanic(error)) throw error;
      isBroken = true;
      throw crashed(error);
    }
  }

  const queued = <Args extends unknown[], R>(run: (...args: Args) => Promise<R>) => {
    return (...args: Args): Promise<R> => {
      const tell = poolWaits.wanted ? waitFrom(performance.now(), pool) : undefined;
      underWay += 1;
      const result = last.then(() => {
        tell?.();
        return attempt(() => run(...args));
      });
      last = result
        .catch(() => {}) // whoever asked is told
        .then(() => {
          underWay -= 1;
        });
      return result;
    };
  };

  const query = queued((...args: Parameters<EmbeddedConnection['query']>) => pglite.query(...args));

  return {
    query: ((...args) => tracedQuery(args[0], () => query(...args))) as typeof query, // `as`: gives what that does
    exec: queued((...text: Parameters<EmbeddedConnection['exec']>) => pglite.exec(...text)),
    transaction: queued((work: Parameters<EmbeddedConnection['transaction']>[0]) =>
      pglite.transaction(work),
    ),
    async listen(channel: string, onNotify: (text: string) => void) {
      const listener = { channel, onNotify };
      listeners.add(listener);
      await pglite.listen(channel, onNotify);
      return async () => {
        listeners.delete(listener);
        if (!isBroken) await pglite.unlisten(channel, onNotify);
      };
    },
    use(): PoolUse {
      const idle = underWay === 0 ? 1 : 0;
      return { pool, max: 1, open: 1, idle, waiting: Math.max(0, underWay - 1) };
    },
    async close(): Promise<void> {
      if (!isBroken) await pglite.close(); // else its files are as after a power cut, and will do
    },
  };
}

/** As PostgreSQL says it of a server that crashed. */
function crashed(cause?: unknown): Error {
  const message = 'The embedded database has crashed, and is opened again as soon as it can be.';
  return Object.assign(new Error(message, { cause }), { code: '57P02' });
}
