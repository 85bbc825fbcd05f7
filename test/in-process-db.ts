import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/db/connect.ts';
import { fromConnection } from '#server/db/embedded.ts';
import { execOrRollback } from '#server/db/embedded-errors.ts';

/** An embedded database without a thread of its own: opened sooner, for tests to which it is the same. */
export function fromPglite(pglite: PGlite): Database {
  return fromConnection({
    query: (...args) => pglite.query(...args),
    exec: (text) => execOrRollback(pglite, text),
    transaction: (work) => pglite.transaction(work),
    listen: (channel, onNotify) => pglite.listen(channel, onNotify),
    unlisten: (channel, onNotify) => pglite.unlisten(channel, onNotify),
    close: () => pglite.close(),
  });
}
