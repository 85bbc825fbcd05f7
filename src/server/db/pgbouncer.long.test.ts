import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { noteError } from '#test/logged-errors.ts';
import { openPooled, pooler, startPooler } from '#test/pooler-suite.ts';
import type { Db } from './connect.ts';
import { openPostgres } from './postgres.ts';
import { statement } from './prepared.ts';

const cause = (code: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ code }) });

describe.skipIf(pooler === '')('behind PgBouncer in transaction mode', () => {
  test('time-outs hold for requests on whichever connection, and not for jobs', async () => {
    const database = await openPooled(
      await startPooler((settings) =>
        settings
          .replace('statement_timeout = 4000', 'statement_timeout = 300')
          .replace('lock_timeout = 3000', 'lock_timeout = 100'),
      ),
    );
    const sleep = (db: Db) => db.execute(sql`select pg_sleep(0.6)`);
    const slow = Array.from({ length: 5 }, () =>
      expect(sleep(database.db)).rejects.toEqual(cause('57014')),
    );
    await Promise.all([...slow, sleep(database.background)]);
    const change = (db: Db) => db.execute(sql`update products set stock = 5 where id = 1`);
    await database.background.transaction(async (tx) => {
      await change(tx);
      await expect(change(database.db)).rejects.toEqual(cause('55P03'));
    });
  });

  test('prepared statements run on whichever connection', async () => {
    const database = await openPooled(
      await startPooler((settings) => settings.replace('pool_size = 20', 'pool_size = 2')),
    );
    const double = statement<{ n: number }>(
      'double',
      sql`select ${sql.placeholder('n')}::int * 2 as n`,
    );
    const ask = (n: number) =>
      n % 3 === 0 ? database.db.transaction((tx) => double(tx, { n })) : double(database.db, { n });
    const numbers = Array.from({ length: 60 }, (_, n) => n);
    expect((await Promise.all(numbers.map(ask))).flat()).toEqual(
      numbers.map((n) => ({ n: n * 2 })),
    );
  });

  test('what a request tells is heard past it', async () => {
    const database = await openPooled(await startPooler());
    const heard: string[] = [];
    const stop = await database.listen('news', (text) => heard.push(text));
    await database.db.execute(sql`select pg_notify('news', 'now')`);
    await vi.waitFor(() => expect(heard).toEqual(['now']));
    await stop();
  });

  test('one that sets no time-outs is refused, with the line that it lacks', async () => {
    const { url, directUrl } = await startPooler((settings) =>
      settings.replace(/ connect_query='.*'/, ''),
    );
    await expect(openPostgres(url, noteError, { directUrl })).rejects.toThrow(
      /does not set .*lock_timeout.* connect_query='.*set lock_timeout = 3000/,
    );
  });

  test('without an address past it the shop does not start', async () => {
    const { url } = await startPooler();
    await expect(openPostgres(url, noteError)).rejects.toThrow(/set DATABASE_DIRECT_URL/);
  });
});
