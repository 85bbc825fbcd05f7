import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addCustomer, addShop } from '#test/builders.ts';
import { postgresFolder, query, startPostgres } from '#test/postgres-server.ts';
import { startApp } from '#test/start-app.ts';
import { openPostgres } from './postgres.ts';
import { rowsOf } from './rows.ts';

/** A shop on a server of its own, whose commits can be made to wait for a standby that never answers. */
async function openShop() {
  const server = await startPostgres(postgresFolder());
  onTestFinished(() => server.stop());
  const logged: string[] = [];
  const log = (place: string, error: unknown) => logged.push(`${place}: ${error}`);
  const limits = { queryMs: 1_000, probeEveryMs: 100, probeMs: 500 };
  const database = await openPostgres(server.url, log, { timeouts: limits });
  await database.migrate();
  await addShop(database.db);
  const customerId = await addCustomer(database.db);
  const probe = database.openWriteProbe();
  const shop = await startApp(database, { writesFail: probe.fails });
  const headers = await shop.signIn(customerId);
  const standbys = async (names: string) => {
    await query(server.url, `alter system set synchronous_standby_names = '${names}'`);
    await query(server.url, 'select pg_reload_conf()');
  };
  onTestFinished(async () => {
    await standbys('');
    await probe.close();
    await shop.close();
  });
  const get = (url: string) => shop.app.inject({ url, headers });
  const post = (action: string, payload: object) =>
    shop.app.inject({ method: 'POST', url: `/api/${action}`, headers, payload });
  return { logged, database, customerId, standbys, get, post };
}

/** Connections of requests that wait for a commit. */
async function hangingCommits({ background }: Awaited<ReturnType<typeof openPostgres>>) {
  const { length } = await rowsOf(
    background,
    sql`select 1 from pg_stat_activity where application_name = 'thok web' and wait_event = 'SyncRep'`,
  );
  return length;
}

test('while a synchronous standby hangs, changes are refused at once, hold no connection, and reads go on', async () => {
  const { logged, database, customerId, standbys, get, post } = await openShop();
  const message = { name: 'Asha', email: 'asha@shop.example', subject: '', message: 'Hello' };
  const writes = async () => (await get('/readyz')).json();
  expect(await writes()).toMatchObject({ status: 'ready', writes: 'taken' });

  await standbys('nobody');
  await vi.waitFor(async () =>
    expect(await writes()).toMatchObject({ status: 'degraded', writes: 'failing' }),
  );
  for (let round = 0; round < 30; round += 1) {
    const answer = await post('contactUsForm', message);
    expect(answer.json()).toMatchObject({ code: 'busy' });
  }
  const form = await post('contactUsForm', {}); // whatever it says: nothing of it is read
  expect([form.statusCode, form.headers['retry-after']]).toEqual([503, '2']);
  const cart = await get(`/api/getCartProductByUserId?userId=${customerId}`);
  expect(cart.json()).toMatchObject({ status: 'success' });
  expect((await get(`/api/cancelOrderById?id=1`)).json()).toMatchObject({ code: 'busy' });
  expect(await hangingCommits(database)).toBe(0);
  expect((await get('/readyz')).statusCode).toBe(200);

  await standbys('');
  await vi.waitFor(async () => expect(await writes()).toMatchObject({ writes: 'taken' }));
  expect((await post('contactUsForm', message)).statusCode).toBe(200);
  expect(logged.at(0)).toMatch('database writes: Error: Query read timeout');
  expect(logged.at(-1)).toMatch(/^database writes: works again/);
});
