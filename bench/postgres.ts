import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts';
import { root } from './processes.ts';

/** Where initdb, postgres and pgbench are, found as `npm test` finds them. */
export function postgresFolder(): string {
  const script = 'scripts/postgres-folder.mjs';
  const output = execFileSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return output.trim().split('\n').at(-1) ?? '';
}

/** A PostgreSQL server for one measurement. */
export function startBenchPostgres(): Promise<PostgresServer> {
  return startPostgres(postgresFolder(), { durable: true });
}

/** The address of a new database on the server. */
export async function emptyDatabase(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}
