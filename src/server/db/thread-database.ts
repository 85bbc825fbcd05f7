import type { MessagePort } from 'node:worker_threads';
import type { Db } from './connect.ts';
import { drizzleEmbedded } from './embedded-client.ts';
import { connectOver } from './embedded-port.ts';
import { openConnection } from './postgres.ts';

/** How another thread reaches the database: a connection of its own, or a port to the embedded one. */
export type ThreadDatabase = { url: string } | { port: MessagePort };

/** Called on that thread, for work in batches. */
export function openOnThread(given: ThreadDatabase): { db: Db; close(): Promise<void> } {
  if ('url' in given) return openConnection(given.url, 'files');
  const { port } = given;
  return { db: drizzleEmbedded(connectOver(port)).db, close: async () => port.close() };
}
