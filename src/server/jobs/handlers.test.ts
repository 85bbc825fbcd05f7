import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { jobHandlers } from './handlers.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

test('what is done by the clock says what it did, and keeps as long as the settings say', async () => {
  const { db } = shop.database;
  const given = { name: 'A', email: 'a@thok.example', subject: '', message: 'Hello' };
  await db.insert(contactMessages).values({ ...given, createdAt: sql`now() - interval '2 days'` });
  const jobs = jobHandlers({
    ...shop,
    mailer: { send: () => Promise.reject(new Error('nothing is to be mailed')) },
    publicOrigin: () => 'http://shop.example',
    retention: { ...retentionDays, messages: 1 },
  });
  const run = { isRetry: false };
  const done = [
    await jobs['contact-changes']({}, run),
    await jobs.notifications({}, run),
    await jobs['product-edits']({}, run),
    await jobs['price-alerts']({}, run),
    await jobs['stock-alerts']({}, run),
    await jobs['abandoned-carts']({}, run),
  ];
  expect(done).toEqual([
    ...['0 told', '0 sent', '0 applied, 0 failed'],
    ...['0 told', '0 told', '0 reminded'],
  ]);
  expect(await jobs['product-sales']({}, run)).toMatch(/^\d+ products$/);
  expect(await jobs.cleaning({}, run)).toMatch(/^0 sessions, 0 .*, 1 messages, 0 /);
  expect(await jobs.vacuum({}, run)).toMatch(/^took \d+ ms$/);
});
