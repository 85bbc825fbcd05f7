import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { failureLog } from '#server/telemetry/failure-log.ts';

export type WriteProbe = {
  /** Whether the database takes no writes: the last one that was tried failed, or got no answer in time. */
  fails(): boolean;
  close(): Promise<void>;
};

export const neverFailing: WriteProbe = { fails: () => false, async close() {} };

type Options = {
  /** One connection, past any pooler: what it is called on the server is what is cancelled. */
  pool: pg.Pool;
  /** Another way to the server, to end a write that hangs. */
  cancel(processId: number): Promise<unknown>;
  log(place: string, error: unknown): void;
  everyMs: number;
};

/** While it fails, from the begin of one to the next: people wait for it. A try that hung needs no pause after it. */
const retryMs = 250;

/** A commit of no rows, which waits for synchronous standbys as every commit does. */
const write = `select pg_logical_emit_message(true, 'thok', 'write probe')`;

/**
 * Tries a write every few seconds. A commit that waits for a synchronous standby which hangs has no time-out on
 * the server: each one that is given up here holds its connection there, until none is left for anybody. So
 * changes are refused while the probe fails, and the probe takes its own hanging write back.
 */
export function openWriteProbe({ pool, cancel, log, everyMs }: Options): WriteProbe {
  const closing = new AbortController();
  const failures = failureLog('database writes', log);
  let failing = false;

  async function tryOne(): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query(write);
    } catch (error) {
      client.release(true);
      const { processID } = client as unknown as { processID: number }; // `as`: missing in pg's types
      await cancel(processID).catch(() => {}); // no way there either: nothing hangs that we could reach
      throw error;
    }
    client.release();
  }

  async function tryOn(): Promise<void> {
    while (!closing.signal.aborted) {
      const began = performance.now();
      try {
        await tryOne();
        failing = false;
        failures.succeeded();
      } catch (error) {
        if (closing.signal.aborted) return;
        failing = true;
        failures.failed(error);
      }
      const options = { signal: closing.signal, ref: false };
      const pauseMs = failing ? Math.max(0, began + retryMs - performance.now()) : everyMs;
      await setTimeout(pauseMs, undefined, options).catch(() => {}); // closed meanwhile
    }
  }

  const trying = tryOn();
  return {
    fails: () => failing,
    async close() {
      closing.abort();
      await trying;
      await pool.end();
    },
  };
}
