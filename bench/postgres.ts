import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import {
  type PostgresServer,
  postgresFolder,
  query,
  startPostgres,
} from '#test/postgres-server.ts';
import { stopAfterPart } from './leftovers.ts';

/** pgbench on the PATH, beside the server that is used, or beside another of this machine. */
export function findPgbench(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => +b - +a) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...(process.env.PATH ?? '').split(delimiter),
    postgresFolder(),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  const found = folders
    .filter((folder) => folder !== '')
    .flatMap((folder) => [join(folder, 'pgbench'), join(folder, 'pgbench.exe')])
    .find((program) => existsSync(program));
  if (found) return found;
  throw new Error(
    'pgbench was not found. Install it (Debian and Ubuntu: postgresql; Fedora: postgresql-contrib; macOS: brew install postgresql), or set POSTGRES_BIN to the folder it is in.',
  );
}

/** A PostgreSQL server for one measurement. */
export async function startBenchPostgres(): Promise<PostgresServer> {
  const server = await startPostgres(postgresFolder(), { durable: true });
  stopAfterPart(server.stop);
  return server;
}

/** Connections of the bench itself; a fault of one ends it. */
export async function openBenchDatabase(url: string): Promise<Database> {
  const database = await openPostgres(url, (place, error) => {
    throw new Error(place, { cause: error });
  });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= database.close();
    return closed;
  };
  stopAfterPart(close);
  return { ...database, close };
}

/** The address of a new database on the server. */
export async function emptyDatabase(url: string): Promise<string> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await query(url, `create database ${name}`);
  return url.replace(/postgres$/, name);
}
