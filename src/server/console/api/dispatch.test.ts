import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsoleActionName } from '#contract/console/index.ts';
import type { Db } from '#server/db/connect.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { waitingForLocks } from '#test/lock-waits.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';

let shop: TestApp;
let operator: TestOperator;
beforeAll(async () => {
  shop = await startApp(await openTestDb());
  operator = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

const read = (name: ConsoleActionName, headers: Record<string, string>) =>
  shop.app.inject({ url: `/console/api/${name}`, headers });

describe('an answer of the console', () => {
  const tree = (accepted?: string) =>
    read('getCategoryTree', {
      ...operator.headers,
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
    });

  test('is compressed for those who ask, to the same bytes', async () => {
    const plain = await tree();
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body.length).toBeGreaterThan(1_024);
    const brotli = await tree('gzip, br');
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotli.rawPayload.length).toBeLessThan(plain.body.length);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await tree('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('that fits one packet, or refuses, is not', async () => {
    const accepting = { 'accept-encoding': 'br' };
    const short = await read('getMe', { ...operator.headers, ...accepting });
    expect([short.statusCode, short.headers['content-encoding']]).toEqual([200, undefined]);
    const refused = await read('getMe', accepting);
    expect([refused.statusCode, refused.headers['content-encoding']]).toEqual([401, undefined]);
  });
});

test('of one operator four reads run and a hundred have a place, and others are read at once', async () => {
  const { db } = shop.database;
  const other = await newOperator(shop, 'owner');
  const customer = await callerFor(shop, await addCustomer(db));
  const release = await holdCoupons(db);
  const flood = Array.from({ length: 101 }, () => read('listCoupons', operator.headers));
  try {
    const refused = await Promise.race(flood);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ success: false, code: 'busy' });
    await expect.poll(() => waitingForLocks(db)).toBe(4);
    expect((await read('getCategoryTree', other.headers)).statusCode).toBe(200);
    const own = await customer.call('getOrdersByUserId', { user_id: customer.id });
    expect(own).toMatchObject({ http: 200 });
    expect(await waitingForLocks(db)).toBe(4);
  } finally {
    release();
  }
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
});

/** Nobody reads coupons until the given function is called. */
async function holdCoupons(db: Db): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  void db.transaction(async (tx) => {
    await tx.execute(sql`lock table coupons in access exclusive mode`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  return () => released.resolve();
}
