import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dumpShop } from '#server/backup/dump.ts';
import { migrationTime } from '#test/migration-time.ts';
import { newPostgresDb, testDataDir } from '#test/test-db.ts';
import type { Database } from './connect.ts';
import { newestMigration, readAppliedMigration } from './migrate.ts';
import { openPostgres } from './postgres.ts';

/** A migration that changes a table which the version before reads and writes. */
const changesCoupons = migrationTime('0032_coupon-terms', { before: true });

async function openNode(url: string) {
  const said: string[] = [];
  const log = (place: string, line: unknown) => said.push(`${place}: ${line}`);
  // Shorter than what the migrations wait for: the lock among nodes may not depend on it.
  const database = await openPostgres(url, log, { timeouts: { idleInTransactionMs: 200 } });
  onTestFinished(() => database.close());
  return {
    database,
    said,
    says: (text: string) => vi.waitFor(() => expect(said.join('\n')).toContain(text)),
  };
}

async function connect(url: string) {
  const client = new pg.Client({ connectionString: `${url}?application_name=report` });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Of the version before the migration. */
async function oldShop() {
  const url = await newPostgresDb('template0');
  const { database } = await openNode(url);
  await database.migrate(changesCoupons);
  return { url, old: database };
}

const appliedOf = (database: Database) => readAppliedMigration(database.background);

test('behind a long read, two nodes wait in turn and say for whom, while the version before reads and writes', async () => {
  const { url, old } = await oldShop();
  const report = await connect(url);
  await report.query('begin; select count(*) from coupon_uses');
  const [first, second] = [await openNode(url), await openNode(url)];
  const migrated = [first.database.migrate()];
  await first.says(
    'A migration waits for a lock and is tried again. It is held by: report, process',
  );
  migrated.push(second.database.migrate());
  await second.says('Migrations wait until these have finished: thok migrate, process');
  for (let i = 0; i < 20; i += 1) {
    await old.db.execute(sql`select count(*) from coupon_uses`);
    await old.db.execute(sql`delete from coupon_uses where false`);
    await setTimeout(50); // the time between two customers
  }
  expect(await appliedOf(old)).toBe(changesCoupons);
  await report.query('commit');
  await Promise.all(migrated);
  expect(await appliedOf(old)).toBe(newestMigration());
});

test('one migration that has run stays when the next one fails', async () => {
  const { url, old } = await oldShop();
  await old.execute('create table known_devices (id int)'); // which 0033 makes
  const { database } = await openNode(url);
  await expect(database.migrate()).rejects.toThrow('"known_devices" already exists');
  expect(await appliedOf(old)).toBe(migrationTime('0032_coupon-terms'));
  await old.execute('drop table known_devices');
  await database.migrate();
  expect(await appliedOf(old)).toBe(newestMigration());
});

test('a migration that is chosen to end a deadlock is tried again', async () => {
  const { url, old } = await oldShop();
  // The server's own choice cannot be called for: a sequence counts through rollbacks, and its first call is lost.
  await old.execute(`create sequence tries;
    create function lose() returns event_trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'lost' using errcode = '40P01'; end if;
    end $$;
    create event trigger lose on ddl_command_start execute function lose()`);
  const { database, said } = await openNode(url);
  await database.migrate();
  expect(said).toHaveLength(1);
  expect(await appliedOf(old)).toBe(newestMigration());
});

test('migrations wait for a backup, and a backup is refused while they run', async () => {
  const { url, old } = await oldShop();
  const node = await openNode(url);
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: goOn, resolve: finish } = Promise.withResolvers<void>();
  const mark = async () => {
    read();
    await goOn;
  };
  const backup = dumpShop(old, testDataDir(), { mark, row: async () => {} });
  await isRead;
  const migrated = node.database.migrate();
  await node.says('Migrations wait until these have finished: thok jobs, process');
  finish();
  await Promise.all([backup, migrated]);
  const holder = await connect(url);
  await holder.query('select pg_advisory_lock(7406841)');
  const refused = dumpShop(old, testDataDir(), { mark: async () => {}, row: async () => {} });
  await expect(refused).rejects.toThrow('The shop is being upgraded.');
});
