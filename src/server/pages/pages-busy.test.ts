import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import type { Timeouts } from '#server/db/timeouts.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb, openTestDb } from '#test/test-db.ts';

let shop: TestApp;
/** One that waits for a lock for a moment only, where nothing else is to happen meanwhile. */
let hasty: TestApp;
beforeAll(async () => {
  shop = await startApp(await openTestDb(), { pages: true });
  hasty = await openWith({ lockMs: 300 });
});
afterAll(() => Promise.all([shop.close(), hasty.close()]));

async function openWith(timeouts: Partial<Timeouts>): Promise<TestApp> {
  const database = await openPostgres(await newPostgresDb(), noteError, { timeouts });
  return startApp(database, { pages: true });
}

/** Asks while nobody can read that table. */
function whileLocked<T>({ database }: TestApp, table: string, ask: () => Promise<T>): Promise<T> {
  return database.background.transaction(async (tx) => {
    await tx.execute(sql.raw(`lock table ${table} in access exclusive mode`));
    return ask();
  });
}

const lockWaits = () =>
  rowsOf(
    shop.database.background,
    sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );

test('customers whose pages wait for the database keep no guest waiting, and are told it is busy', async () => {
  const headers = await shop.signIn(1);
  const carts = await whileLocked(shop, 'cart_lines', async () => {
    const asked = Array.from({ length: 5 }, () => shop.app.inject({ url: '/cart', headers }));
    const first = Promise.race(asked.map(async (cart) => (await cart).statusCode));
    // Four carts have all the places of customers, with two reads each.
    await vi.waitFor(async () => expect(await lockWaits()).toHaveLength(8), 2_500);
    const guest = shop.app.inject('/faqs').then((page) => `guest ${page.statusCode}`);
    expect(await Promise.race([first, guest])).toBe('guest 200');
    await first;
    return asked;
  });
  const answer = await carts[0];
  expect([answer?.statusCode, answer?.headers['retry-after']]).toEqual([503, '2']);
  expect(answer?.body).toContain('The shop is busy. Please try again in a moment.');
  expect((await carts[4])?.statusCode).toBe(200);
});

test('a customer whose session cannot be looked up gets public pages as a visitor, private ones later', async () => {
  const session = await hasty.signIn(1);
  const headers = { cookie: `${session.cookie}; thok_customer=1.Rakesh` };
  const ask = (url: string) => hasty.app.inject({ url, headers });
  const hindi = { cookie: `${headers.cookie}; thok_language=hi` };
  const [faqs, cart, orders, order, login, hindiCart] = await whileLocked(hasty, 'sessions', () =>
    Promise.all([
      ask('/faqs'),
      ask('/cart'),
      ask('/my-orders'),
      ask('/order/1'),
      ask('/login'),
      hasty.app.inject({ url: '/cart', headers: hindi }),
    ]),
  );
  expect(faqs.statusCode).toBe(200);
  expect(faqs.body).toContain('Sign In');
  // Or the browser would forget who is signed in.
  expect(faqs.cookies).toEqual([]);
  expect([cart.statusCode, cart.headers['retry-after']]).toEqual([503, '2']);
  expect(cart.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(cart.body).toMatch(/<header[\s\S]*<h1[\s\S]*<footer/);
  expect(cart.body).toContain('The shop is busy. Please try again in a moment.');
  expect(cart.cookies).toEqual([]);
  for (const { statusCode, body } of [orders, order]) {
    expect([statusCode, body.includes('Try again')]).toEqual([503, true]);
  }
  expect([login.statusCode, login.body.includes('name="pin"')]).toEqual([200, true]);
  expect(hindiCart.body).toContain('अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।');
  const later = await ask('/faqs');
  expect(later.body).not.toContain('Sign In');
  expect(later.cookies.map(({ name }) => name)).toEqual(['thok_customer']);
});

test('a customer chooses a language without the database', async () => {
  const headers = await hasty.signIn(1);
  const answer = await whileLocked(hasty, 'sessions', () =>
    hasty.app.inject({ url: '/faqs?page=1&lang=hi', headers }),
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/faqs?page=1']);
  expect(answer.cookies).toMatchObject([{ name: 'thok_language', value: 'hi' }]);
});

test('a page of uploaded pictures waits for a database that hangs, all of it at once', async () => {
  const answers = await whileLocked(hasty, 'pictures', () =>
    Promise.all(
      Array.from({ length: 12 }, (_, i) => hasty.app.inject(`/images/products/u${i}.webp`)),
    ),
  );
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  }
});

test('a customer waits for no session that a public page can do without, a filtered list neither', async () => {
  const slow = await openWith({ lockMs: 60_000, statementMs: 60_000, queryMs: 60_000 });
  const headers = await slow.signIn(1);
  await slow.database.background.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`);
    for (const url of ['/faqs', '/shop?q=soap']) {
      const page = await slow.app.inject({ url, headers });
      expect([url, page.statusCode, page.body.includes('Sign In')]).toEqual([url, 200, true]);
    }
  });
  await slow.close();
});
