import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { callCounts } from '#server/db/schema/account.ts';
import { startApp } from '#test/start-app.ts';
import { openTestDb } from '#test/test-db.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());

/** Under which address the calls of these senders were counted. */
async function countedAs(trustProxy: number, senders: { address: string; forwarded?: string }[]) {
  await database.db.delete(callCounts);
  const shop = await startApp({ ...database, close: async () => {} }, { trustProxy });
  for (const { address, forwarded } of senders) {
    await shop.app.inject({
      url: '/api/contactUsForm',
      method: 'POST',
      payload: {},
      headers: { 'x-thok': '1', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) },
      remoteAddress: address,
    });
  }
  const rows = await database.db.select().from(callCounts).orderBy(sql`key`);
  await shop.close();
  return rows.map(({ key, calls }) => `${key.replace('contactUsForm ', '')} ×${calls}`);
}

test.each([
  [0, '192.0.2.1'],
  [1, '203.0.113.9'],
  [2, '203.0.113.5'],
])(
  'with %i proxies of our own the caller is %s, whatever the caller forges',
  async (hops, caller) => {
    const forwarded = '6.6.6.6, 203.0.113.5, 203.0.113.9';
    expect(await countedAs(hops, [{ address: '192.0.2.1', forwarded }])).toEqual([`${caller} ×1`]);
  },
);

test('IPv6 callers are counted by their /64, IPv4 ones by their address', async () => {
  const addresses = [
    '2001:db8:1:2::1',
    '2001:db8:1:2:ffff:ffff:ffff:ffff',
    '2001:db8:1:3::1',
    '2001:db8::1',
    '::ffff:192.0.2.1',
    '::ffff:192.0.2.2',
    '192.0.2.2',
  ];
  expect(
    await countedAs(
      0,
      addresses.map((address) => ({ address })),
    ),
  ).toEqual([
    '192.0.2.1 ×1',
    '192.0.2.2 ×2',
    '2001:db8:0:0 ×1',
    '2001:db8:1:2 ×2',
    '2001:db8:1:3 ×1',
  ]);
});
