import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import { openFaultProxy } from '#test/fault-proxy.ts';
import { newPostgresDb } from '#test/test-db.ts';
import type { Db } from './connect.ts';
import { openPostgres } from './postgres.ts';
import { rowsOf } from './rows.ts';
import type { Timeouts } from './timeouts.ts';

async function open(url: string, timeouts: Partial<Timeouts>, poolSize = 4) {
  const logged: string[] = [];
  const log = (place: string, error: unknown) => logged.push(`${place}: ${error}`);
  const database = await openPostgres(url, log, { timeouts, poolSize });
  onTestFinished(() => database.close());
  return { database, logged };
}

const sleep = (db: Db, seconds: number) => db.execute(sql`select pg_sleep(${seconds})`);
const cause = (code: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ code }) });

test('a statement that takes too long is ended, but for jobs and migrations', async () => {
  const { database } = await open(await newPostgresDb(), { statementMs: 300, queryMs: 600 });
  await expect(sleep(database.db, 5)).rejects.toEqual(cause('57014'));
  await sleep(database.background, 0.8);
  await database.execute('select pg_sleep(0.8)');
});

test('a row that somebody else holds is not waited for long', async () => {
  const { database } = await open(await newPostgresDb(), { lockMs: 150 });
  const change = (db: Db) => db.execute(sql`update products set stock = 5 where id = 1`);
  await database.db.transaction(async (tx) => {
    await change(tx);
    await expect(change(database.db)).rejects.toEqual(cause('55P03'));
  });
});

test('a transaction in which nothing happens is ended, and its locks with it', async () => {
  const { database } = await open(await newPostgresDb(), { idleInTransactionMs: 300 });
  const change = (db: Db) => db.execute(sql`update products set stock = 5 where id = 1`);
  const idle = database.db.transaction(async (tx) => {
    await change(tx);
    await change(database.db);
  });
  await expect(idle).rejects.toThrow();
});

test('a connection that is not free in time is given up', async () => {
  const { database } = await open(await newPostgresDb(), { waitMs: 200 }, 1);
  await database.db.transaction(async () => {
    await expect(database.db.execute(sql`select 1`)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('timeout') },
    });
  });
});

test('a server that falls silent fails queries in time, and later ones find a new connection', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  const { database } = await open(proxy.url, { queryMs: 600 });
  await database.db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.goSilent();
      const queries = [tx, database.db].map((db) => db.execute(sql`select 1`));
      for (const query of queries) await expect(query).rejects.toThrow();
    })
    .catch(() => {}); // it cannot be committed, and not rolled back either
  expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a server that is frozen fails requests in time, on old connections and on new ones', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  const { database } = await open(proxy.url, { queryMs: 600, waitMs: 600, connectMs: 600 });
  await database.db.execute(sql`select 1`);
  proxy.freeze();
  // The first takes the connection that is open, the others need one each, which is not to be had.
  const write = async () => database.db.execute(sql`update products set stock = 5 where id = 1`);
  const results = await Promise.allSettled(Array.from({ length: 4 }, write));
  for (const result of results) {
    expect('reason' in result && isDatabaseBusy(result.reason)).toBe(true);
  }
  proxy.mend();
  expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('a transaction that cannot begin gives its connection back', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  const { database } = await open(proxy.url, { queryMs: 600, connectMs: 2_000 }, 1);
  for (const breakIt of [proxy.goSilent, proxy.cut]) {
    await database.db.execute(sql`select 1`);
    const begun = database.db.transaction(() => expect.unreachable('it has begun'));
    breakIt();
    await expect(begun).rejects.toThrow('begin');
    proxy.mend();
    expect(await rowsOf(database.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  }
});

test('a listener whose server falls silent notices it and listens anew', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  const { database, logged } = await open(proxy.url, {
    queryMs: 600,
    heartbeatMs: 100,
    heartbeatAnswerMs: 1_000,
    relistenMs: 50,
  });
  const heard: string[] = [];
  const stop = await database.listen('news', (text) => heard.push(text));
  proxy.goSilent();
  await vi.waitFor(() => expect(heard).toEqual(['']));
  expect(logged).toContainEqual(expect.stringContaining('database listener'));
  // The connections that queries use have fallen silent too: the first ones fail.
  await vi.waitFor(() => database.db.execute(sql`select pg_notify('news', 'again')`));
  await vi.waitFor(() => expect(heard).toEqual(['', 'again']));
  await stop();
});
