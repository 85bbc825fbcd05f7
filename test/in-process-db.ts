import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/db/connect.ts';
import { fromConnection } from '#server/db/embedded.ts';
import { execOrRollback } from '#server/db/embedded-errors.ts';

/** An embedded database without a thread of its own: opened sooner, for tests to which it is the same. */
export function fromPglite(pglite: PGlite): Database {
  // As on its way to a thread, the event loop goes on meanwhile.
  const crossed = async <R>(run: () => Promise<R>) => {
    await setImmediate();
    return run();
  };
  return fromConnection({
    query: (...args) => crossed(() => pglite.query(...args)),
    exec: (text) => crossed(() => execOrRollback(pglite, text)),
    transaction: (work) => crossed(() => pglite.transaction(work)),
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    unlisten: (channel, onNotify) => pglite.unlisten(channel, onNotify),
    close: () => pglite.close(),
  });
}
