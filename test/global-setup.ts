import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fillDemo } from '#demo/fill.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fromPglite } from './in-process-db.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite data folder as a tar file: migrated, with the demo shop in it. */
    embeddedTemplate: string;
    /** The test server's address; its database `demo` is the template. */
    postgresUrl: string | undefined;
    /** Where the demo shop's pictures are. */
    demoDataDir: string;
  }
}

/** One migrated database with the demo shop, of each kind; every test file works on a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Of these very sources: tests that start a shop run the bundle.
  execFileSync(process.execPath, ['scripts/bundle-server.mjs']);
  const folder = mkdtempSync(join(tmpdir(), 'thok-test-'));
  const options = { dataDir: folder, now: new Date() };
  const template = join(folder, 'template.tar');
  const pglite = await PGlite.create();
  const embedded = fromPglite(pglite);
  await embedded.migrate();
  await fillDemo(embedded.db, options);
  const dump = await pglite.dumpDataDir('none');
  writeFileSync(template, Buffer.from(await dump.arrayBuffer()));
  await embedded.close();

  const binFolder = process.env.POSTGRES_BIN;
  const server = binFolder ? await startPostgres(binFolder) : undefined;
  if (server) await fillTemplate(server.url, options);

  project.provide('embeddedTemplate', template);
  project.provide('postgresUrl', server?.url);
  project.provide('demoDataDir', folder);
  return async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function fillTemplate(url: string, options: { dataDir: string; now: Date }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database demo');
  await client.end();
  const database = await openPostgres(url.replace(/postgres$/, 'demo'), (place, error) => {
    throw new Error(place, { cause: error });
  });
  await database.migrate();
  await fillDemo(database.db, options);
  await database.close();
}
