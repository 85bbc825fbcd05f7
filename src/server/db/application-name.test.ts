import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { noteError } from '#test/logged-errors.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { namedUrl } from './pool.ts';
import { openPostgres } from './postgres.ts';

test('connections say what they are for, also where the address has a name', async () => {
  const url = await newPostgresDb('template0'); // there is something to migrate
  const looker = new pg.Client({ connectionString: url });
  await looker.connect();
  const named = `${url}?application_name=shop`;
  const database = await openPostgres(named, () => {}); // it says that migrations wait
  const backup = await openPostgres(named, noteError, { work: 'backup' });
  onTestFinished(async () => {
    for (const opened of [database, backup]) await opened.close();
    await looker.end();
  });
  await database.db.execute(sql`select 1`);
  await database.ping();
  for (const { background } of [database, backup]) await background.execute(sql`select 1`);
  const stop = await database.listen('news', () => {});
  // As another node that migrates: whoever comes second waits.
  await looker.query('select pg_advisory_lock(7406841)');
  const migrated = database.migrate();
  await vi.waitFor(async () => {
    const { rows } = await looker.query(
      `select distinct application_name as name from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() order by 1`,
    );
    const names = ['thok backup', 'thok events', 'thok jobs', 'thok migrate', 'thok web'];
    expect(rows.map(({ name }) => name)).toEqual(names);
  });
  await looker.query('select pg_advisory_unlock(7406841)');
  await migrated;
  await stop();
});

test('an address without a host, for a socket, is named too', () => {
  const url = 'postgres://thok@/shop?host=/run/postgresql';
  expect(new pg.Client({ connectionString: namedUrl(url, 'web') })).toMatchObject({
    ...{ host: '/run/postgresql', database: 'shop', user: 'thok' },
    connectionParameters: { application_name: 'thok web' },
  });
});
