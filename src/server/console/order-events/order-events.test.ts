import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { moveOrderTo, newBuyer } from '#test/buyer.ts';
import { openStream, type Stream } from '#test/event-stream.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases, newPostgresDb, openTestDb } from '#test/test-db.ts';

const opened: Stream[] = [];
afterEach(() => {
  for (const stream of opened.splice(0)) stream.leave();
});

const changed = 'event: orders';

/** It looks for changes often, for a test waits for each look. */
const openShop = async (database: Database | Promise<Database> = openTestDb()) =>
  startApp(await database, { orderFeedMs: 50 });

const listen = (shop: TestApp) => shop.app.listen({ port: 0, host: '127.0.0.1' });

async function open(origin: string, headers: Record<string, string>) {
  const stream = await openStream(`${origin}/console/events`, headers);
  opened.push(stream);
  return stream;
}

/** A listener that has been told of the beginning, and waits for more. */
async function listenAs(shop: TestApp, origin: string, role: OperatorRole) {
  const operator = await newOperator(shop, role);
  const stream = await open(origin, operator.headers);
  await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
  stream.heard.text = '';
  return { ...operator, stream };
}

async function placeOrder(shop: TestApp): Promise<number> {
  const buyer = await newBuyer(shop);
  await buyer.fill(2, { stock: 1_000 });
  return buyer.placed();
}

describe.each(databases)('/console/events on %s', (_kind, openDb) => {
  test('tells of orders that are placed and moved, and ends when the shop closes', async () => {
    const shop = await openShop(openDb());
    const { stream, call } = await listenAs(shop, await listen(shop), 'packer');
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    const id = await placeOrder(shop);
    await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
    const { to_accept = 0, orders = [] } = await call('getNewOrders', {});
    expect([to_accept > 0, orders[0]]).toMatchObject([true, { id, line_count: 1 }]);
    expect(orders[0]).not.toHaveProperty('total_to_pay');
    stream.heard.text = '';
    await moveOrderTo(shop.database.db, id, 'accepted');
    await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
    expect((await call('getNewOrders', {})).orders?.map((order) => order.id)).not.toContain(id);
    await shop.close();
    await vi.waitFor(() => expect(stream.heard.ended).toBe(true));
  });

  test('tells of payments and notes, which are no moves', async () => {
    const shop = await openShop(openDb());
    const { stream } = await listenAs(shop, await listen(shop), 'packer');
    const { call } = await newOperator(shop, 'staff');
    const id = await placeOrder(shop);
    await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
    for (const change of [
      () =>
        call('recordPayment', {
          ...{ order_id: id, amount: 1, method: 'cash', idempotency_key: 'one rupee' },
        }),
      () => call('addOrderNote', { id, text: 'Call first' }),
    ]) {
      stream.heard.text = '';
      expect(await change()).toMatchObject({ success: true });
      await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
    }
    await shop.close();
  });

  test('ends with its session, or when the operator is made inactive', async () => {
    const shop = await openShop(openDb());
    const origin = await listen(shop);
    const [leaving, off, staying] = [
      await listenAs(shop, origin, 'staff'),
      await listenAs(shop, origin, 'packer'),
      await listenAs(shop, origin, 'owner'),
    ];
    await leaving.call('signOut', {});
    await shop.database.db.execute(sql`update operators set active = false where id = ${off.id}`);
    await vi.waitFor(() =>
      expect([leaving.stream.heard.ended, off.stream.heard.ended]).toEqual([true, true]),
    );
    expect(staying.stream.heard.ended).toBe(false);
    await shop.close();
  });
});

test('is for operators only, with so many screens in one browser', async () => {
  const shop = await openShop();
  const origin = await listen(shop);
  expect((await open(origin, {})).response.status).toBe(401);
  expect((await open(origin, await shop.signIn(1))).response.status).toBe(401);
  const { headers } = await newOperator(shop, 'staff');
  const statuses: number[] = [];
  for (let i = 0; i < 6; i += 1) statuses.push((await open(origin, headers)).response.status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const another = await newOperator(shop, 'staff');
  expect((await open(origin, another.headers)).response.status).toBe(200);
  opened[2]?.leave();
  await vi.waitFor(async () => expect((await open(origin, headers)).response.status).toBe(200));
  await shop.close();
});

test('screens that leave while their session is looked up do not count as open', async () => {
  const shop = await openShop();
  const origin = await listen(shop);
  const { headers } = await newOperator(shop, 'staff');
  let here = 0;
  shop.app.server.on('request', (_request, response) => {
    here += 1;
    response.on('close', () => {
      here -= 1;
    });
  });
  await shop.database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table operator_sessions in access exclusive mode`);
    const leaving = new AbortController();
    const asking = Array.from({ length: 6 }, () =>
      fetch(`${origin}/console/events`, { headers, signal: leaving.signal }).catch(() => {}),
    );
    await vi.waitFor(() => expect(here).toBe(6));
    leaving.abort();
    await Promise.all(asking);
    await vi.waitFor(() => expect(here).toBe(0));
  });
  for (let i = 0; i < 4; i += 1) expect((await open(origin, headers)).response.status).toBe(200);
  await shop.close();
});

test('an order of another node is told here', async () => {
  const url = await newPostgresDb();
  const fail = (place: string, error: unknown) => {
    throw new Error(place, { cause: error });
  };
  const [here, there] = [
    await openShop(openPostgres(url, fail)),
    await openShop(openPostgres(url, fail)),
  ];
  const { stream } = await listenAs(here, await listen(here), 'staff');
  await placeOrder(there);
  await vi.waitFor(() => expect(stream.heard.text).toContain(changed));
  await Promise.all([here.close(), there.close()]);
});
