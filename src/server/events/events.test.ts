import { eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { notify } from '#server/queries/notifications/notifications.ts';
import { addProduct } from '#test/builders.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases, newPostgresDb, openTestDb } from '#test/test-db.ts';
import { openCustomerEvents } from './customer-events.ts';

const opened: AbortController[] = [];

afterEach(() => {
  for (const abort of opened.splice(0)) abort.abort();
});

async function listen(shop: TestApp): Promise<string> {
  return shop.app.listen({ port: 0, host: '127.0.0.1' });
}

/** A browser's view of the stream: what has come, and whether the server has ended it. */
async function open(origin: string, headers: Record<string, string>) {
  const abort = new AbortController();
  opened.push(abort);
  const response = await fetch(`${origin}/events`, { headers, signal: abort.signal });
  const heard = { text: '', ended: false, status: response.status };
  const reading = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk);
    heard.ended = true;
  };
  reading().catch(() => {}); // aborted when the test is over
  return { heard, response };
}

const soon = { timeout: 5_000, interval: 20 };

describe.each(databases)('/events on %s', (_kind, openDb) => {
  test('tells the customer’s pages of new and read notifications, and nobody else’s', async () => {
    const shop = await startApp(await openDb());
    const origin = await listen(shop);
    const own = await open(origin, await shop.signIn(1));
    const other = await open(origin, await shop.signIn(2));
    expect(own.response.headers.get('content-type')).toContain('text/event-stream');
    await notify(shop.database.db, [{ customerId: 1, text: 'Hello' }]);
    await vi.waitFor(() => expect(own.heard.text).toContain('event: notifications'), soon);
    own.heard.text = '';
    await shop.app.inject({
      url: '/api/markAllNotificationsAsRead',
      method: 'POST',
      payload: { user_id: 1 },
      headers: await shop.signIn(1),
    });
    await vi.waitFor(() => expect(own.heard.text).toContain('event: notifications'), soon);
    expect(other.heard.text).not.toContain('event:');
    await shop.close();
    await vi.waitFor(
      () => expect([own.heard.ended, other.heard.ended]).toEqual([true, true]),
      soon,
    );
  });

  test('tells which products changed, also those of the last minute, and no moved stock', async () => {
    const shop = await startApp(await openDb());
    const { db } = shop.database;
    const origin = await listen(shop);
    const [moved, changed] = [await addProduct(db), await addProduct(db)];
    const page = await open(origin, await shop.signIn(1));
    const told = () => page.heard.text.match(/(?<=event: products\ndata: ).*(?=\n\n)/g);
    await vi.waitFor(() => expect(told()?.join().split(',')).toContain(String(changed)), soon);
    page.heard.text = '';
    await db.update(products).set({ stock: 7 }).where(eq(products.id, moved));
    await db.update(packs).set({ pricePaise: 79_00 }).where(eq(packs.productId, changed));
    // Its pack was new a moment ago, which may be told once more.
    await vi.waitFor(() => expect([...new Set(told())]).toEqual([String(changed)]), soon);
    const later = await open(origin, await shop.signIn(2));
    // All of the last minute in one event.
    await vi.waitFor(() => expect(later.heard.text).toContain(`${changed}\n`), soon);
    expect(later.heard.text.match(/event: products/g)).toHaveLength(1);
    await shop.close();
  });

  test('ends when its session does, while the customer’s other session stays', async () => {
    const shop = await startApp(await openDb());
    const origin = await listen(shop);
    const [leaving, staying] = [await shop.signIn(1), await shop.signIn(1)];
    const [first, second] = [await open(origin, leaving), await open(origin, staying)];
    await shop.app.inject({ url: '/logout', method: 'POST', headers: leaving });
    await vi.waitFor(() => expect(first.heard.ended).toBe(true), soon);
    expect(second.heard.ended).toBe(false);
    await shop.close();
  });
});

test('is for signed-in customers only, with so many pages each', async () => {
  const shop = await startApp();
  const origin = await listen(shop);
  expect((await open(origin, {})).heard.status).toBe(401);
  expect((await open(origin, { cookie: 'thok_session=made-up' })).heard.status).toBe(401);
  const own = await shop.signIn(1);
  const statuses: number[] = [];
  for (let i = 0; i < 10; i += 1) statuses.push((await open(origin, own)).heard.status);
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429]);
  expect((await open(origin, await shop.signIn(2))).heard.status).toBe(200);
  opened[2]?.abort();
  await vi.waitFor(async () => expect((await open(origin, own)).heard.status).toBe(200), soon);
  await shop.close();
});

test('renews the cookie of a session an hour old, also where too many pages are open', async () => {
  const shop = await startApp();
  const origin = await listen(shop);
  const own = await shop.signIn(1);
  const openStale = async () => {
    await shop.database.db.execute(
      sql`update sessions set last_seen_at = now() - interval '61 minutes'`,
    );
    const { response } = await open(origin, own);
    return [response.status, response.headers.get('set-cookie')?.split(';')[0]];
  };
  for (let i = 0; i < 8; i += 1) expect(await openStale()).toEqual([200, own.cookie]);
  expect(await openStale()).toEqual([429, own.cookie]);
  await shop.close();
});

test('pages that leave while their session is looked up do not count as open', async () => {
  const shop = await startApp(await openTestDb());
  const origin = await listen(shop);
  const own = await shop.signIn(1);
  let here = 0;
  shop.app.server.on('request', (_request, response) => {
    here += 1;
    response.on('close', () => {
      here -= 1;
    });
  });
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    const asking = Array.from({ length: 12 }, () => open(origin, own).catch(() => {}));
    await vi.waitFor(() => expect(here).toBe(12), soon);
    for (const abort of opened) abort.abort();
    await Promise.all(asking);
    await vi.waitFor(() => expect(here).toBe(0), soon);
  });
  const page = await open(origin, own);
  expect(page.heard.status).toBe(200);
  await shop.close();
});

test('closing waits for the look-up under way, and hears nothing after it', async () => {
  const database = await openTestDb();
  const events = await openCustomerEvents(database, (place, error) => {
    throw new Error(place, { cause: error });
  });
  const told: string[] = [];
  events.subscribe({
    customerId: 1,
    tokenHash: 'gone',
    onEvent: () => told.push('event'),
    onEnd: () => told.push('end'),
  });
  let closing: Promise<void> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    await notify(database.db, [{ customerId: 1, text: 'Hello' }]);
    await vi.waitFor(async () => {
      const waiting = sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await rowsOf(database.db, waiting)).toHaveLength(1);
    }, soon);
    closing = events.close().then(() => void told.push('closed'));
  });
  await closing;
  await database.close();
  expect(told).toEqual(['end', 'closed']);
});

test('one node tells of what another has done', async () => {
  const url = await newPostgresDb();
  const fail = (place: string, error: unknown) => {
    throw new Error(place, { cause: error });
  };
  const [here, there] = [
    await startApp(await openPostgres(url, fail)),
    await startApp(await openPostgres(url, fail)),
  ];
  const page = await open(await listen(here), await here.signIn(1));
  await notify(there.database.db, [{ customerId: 1, text: 'From the other node' }]);
  await vi.waitFor(() => expect(page.heard.text).toContain('event: notifications'), soon);
  await there.app.inject({
    url: '/api/signOutEverywhere',
    method: 'POST',
    payload: { user_id: 1 },
    headers: await there.signIn(1),
  });
  await vi.waitFor(() => expect(page.heard.ended).toBe(true), soon);
  await Promise.all([here.close(), there.close()]);
});
