import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { callCounts } from '#server/db/schema/account.ts';
import { openTestDb } from '#test/test-db.ts';
import {
  limitLogins,
  limitMessages,
  limitNewReviews,
  limitPublicWrite,
  wideNetworkOf,
} from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(callCounts);
});

const keys = async () => (await database.db.select().from(callCounts)).map(({ key }) => key);

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.10', '192.0.2.10'],
  ['::ffff:192.168.20.1', '192.168.20.1'],
  ['::ffff:192.0.2.1:1', ':0:0:0'],
  ['::ffff:192.0.2', ':0:0:0'],
  ['1::ffff:192.0.2.1', '1:0:0:0'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1'],
  ['2001::1:2:3:4:5:6', '2001:0:1:2'],
  ['2001:db8:1::', '2001:db8:1:0'],
])('%s counts as %s', async (address, network) => {
  await limitMessages(database.db, address);
  expect((await keys()).map((key) => key.replace('messages ', ''))).toEqual([network]);
});

test.each([
  ['192.0.2.17', '192.0.2'],
  ['::ffff:192.0.2.17', '192.0.2'],
  ['2001:db8:1:2::1', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('what one stranger can get hold of around %s is %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});

test('each kind of call is counted for itself', async () => {
  const { db } = database;
  await limitPublicWrite(db, 'contactUsForm', '192.0.2.1');
  await limitPublicWrite(db, 'registerUsernew', '192.0.2.1');
  await limitLogins(db, '192.0.2.1');
  await limitLogins(db, '192.0.2.1', 'operators');
  await limitMessages(db, '192.0.2.1');
  await limitNewReviews(db, 7);
  expect((await keys()).sort()).toEqual([
    'contactUsForm 192.0.2.1',
    'logins customers 192.0.2.1',
    'logins operators 192.0.2.1',
    'messages 192.0.2.1',
    'registerUsernew 192.0.2.1',
    'reviews of 7',
  ]);
});

const tooMany = 'Too many tries. Please wait a little and try again.';
const reviewed = 'You can review 20 products a day. Please go on tomorrow.';

test.each([
  ['public writes', 60, 600, tooMany, () => limitPublicWrite(database.db, 'contactUsForm', 'a')],
  ['sign-ins', 30, 900, tooMany, () => limitLogins(database.db, 'a')],
  ['messages', 10, 600, tooMany, () => limitMessages(database.db, 'a')],
  ['reviews', 20, 86_400, reviewed, () => limitNewReviews(database.db, 7)],
])('of %s %i are let through in %i seconds', async (_what, calls, seconds, message, count) => {
  await count();
  const [row] = await database.db.select().from(callCounts);
  const left = (Number(row?.windowEndsAt) - Date.now()) / 1000;
  expect(Math.abs(left - seconds)).toBeLessThan(30);
  await database.db.update(callCounts).set({ calls: calls - 1 });
  await count();
  await expect(count()).rejects.toMatchObject({
    code: 'too-many-tries',
    message,
    extra: { retry_after: expect.any(Number) },
  });
});
