import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { fromPglite } from './in-process-db.ts';
import { noteError } from './logged-errors.ts';

/**
 * A copy of the demo shop's database, for tests to which its kind is the same: on the test server
 * where there is one, since a copy opens there in a tenth of the time.
 */
export function openTestDb(): Promise<Database> {
  return inject('postgresUrl') ? openTestPostgres() : openTestEmbedded();
}

/** An embedded copy of the demo shop's database, in memory. */
export async function openTestEmbedded(): Promise<Database> {
  // Mutation runs open thousands.
  if (process.env.MUTATE_AREA) return openTestPostgres();
  const template = new Blob([readFileSync(inject('embeddedTemplate'))]);
  return fromPglite(await PGlite.create({ loadDataDir: template }));
}

/** The address of a new database on the test server: a copy of the demo shop's, or an empty one. */
export async function newPostgresDb(template: 'demo' | 'template0' = 'demo'): Promise<string> {
  const url = inject('postgresUrl');
  if (!url)
    throw new Error('Set POSTGRES_BIN to the folder of initdb and postgres, as npm test does.');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

export async function openTestPostgres(): Promise<Database> {
  return openPostgres(await newPostgresDb(), noteError);
}
