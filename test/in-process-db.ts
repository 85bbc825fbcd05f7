import { MessageChannel } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { Database } from '#server/db/connect.ts';
import { fromConnection } from '#server/db/embedded.ts';
import { connectOver } from '#server/db/embedded-port.ts';
import { serveEmbedded } from '#server/db/serve-embedded.ts';

/** An embedded database without a thread of its own: opened sooner, for tests to which it is the same. */
export function fromPglite(pglite: PGlite): Database {
  const serve = serveEmbedded(pglite);
  const newPort = () => {
    const { port1, port2 } = new MessageChannel();
    serve(port1);
    port1.unref(); // whoever waits for an answer keeps the process
    return port2;
  };
  return fromConnection(connectOver(newPort()), { newPort });
}
