import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';

const day = 24 * 60 * 60;

describe.each(databases)('a session on %s', (_kind, openDb) => {
  let shop: TestApp;
  let headers: Record<string, string>;
  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.db.execute(sql`delete from sessions`);
    headers = await shop.signIn(1);
  });

  const ownData = () => shop.app.inject({ url: '/api/getCustomerById?id=1', headers });

  /** As if it had last been used so long ago. */
  const letPass = (seconds: number) =>
    shop.database.db.execute(sql`update sessions set
      last_seen_at = last_seen_at - make_interval(secs => ${seconds}),
      expires_at = expires_at - make_interval(secs => ${seconds})`);

  async function secondsLeft(): Promise<number> {
    const left = sql`select extract(epoch from expires_at - now())::int as seconds from sessions`;
    const [row] = await rowsOf<{ seconds: number }>(shop.database.db, left);
    return row?.seconds ?? 0;
  }

  test('lasts 30 days, and no longer', async () => {
    await letPass(30 * day - 60);
    expect((await ownData()).statusCode).toBe(200);
    await letPass(30 * day + 1);
    expect((await ownData()).statusCode).toBe(401);
  });

  test('slides with use: its 30 days and those of the cookie begin anew', async () => {
    await letPass(2 * day);
    const answer = await ownData();
    expect(answer.statusCode).toBe(200);
    expect(await secondsLeft()).toBeGreaterThan(30 * day - 60);
    expect(String(answer.headers['set-cookie'])).toBe(
      `${headers.cookie}; Max-Age=${30 * day}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await ownData()).headers['set-cookie']).toBeUndefined();
  });

  test('that was used within the hour is left as it is', async () => {
    await letPass(55 * 60);
    expect((await ownData()).headers['set-cookie']).toBeUndefined();
    expect(await secondsLeft()).toBeLessThan(30 * day - 54 * 60);
  });
});
