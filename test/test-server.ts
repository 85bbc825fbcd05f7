import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemo } from '#demo/fill.ts';
import { openPostgres } from '#server/db/postgres.ts';
import './cheap-hashes.ts';
import { postgresFolder, query, startPostgres } from './postgres-server.ts';

/** Nothing in it outlives the run: neither a crash nor dead rows of so many small databases matter. */
const settings = ['full_page_writes=off', 'autovacuum=off', 'jit=off'];

/**
 * The PostgreSQL server of a test run. Its database `demo` is the template of every test's own
 * (`newPostgresDb`). Workers find it in TEST_POSTGRES_URL, the demo shop's pictures in TEST_DATA_DIR.
 */
export async function startTestServer(): Promise<{ stop(): Promise<void> }> {
  // Of `npm test`: both of its suites use one.
  if (process.env.TEST_POSTGRES_URL) return { async stop() {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-test-'));
  const server = await startPostgres(postgresFolder(), { settings });
  await query(server.url, 'create database demo');
  const database = await openPostgres(server.url.replace(/postgres$/, 'demo'), (place, error) => {
    throw new Error(place, { cause: error });
  });
  await database.migrate();
  await fillDemo(database.db, { dataDir, now: new Date() });
  await database.close();
  process.env.TEST_POSTGRES_URL = server.url;
  process.env.TEST_DATA_DIR = dataDir;
  return {
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
