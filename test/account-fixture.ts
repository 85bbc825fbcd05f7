import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { startApp, type TestApp } from './start-app.ts';

/** A shop for the tests of a block, nobody locked out of it, and how people come in. */
export function accountFixture(openDb: () => Promise<Database>) {
  let shop: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.database.db.execute(sql`delete from login_attempts`);
    await shop.database.db.execute(sql`delete from call_counts`);
  });

  const post = (
    name: string,
    payload: object,
    options: { address?: string; cookie?: string } = {},
  ) =>
    shop.app.inject({
      url: `/api/${name}`,
      method: 'POST',
      payload,
      headers: { 'x-thok': '1', ...(options.cookie ? { cookie: options.cookie } : {}) },
      remoteAddress: options.address ?? `10.0.0.${(addresses++ % 250) + 1}`,
    });
  return {
    get shop() {
      return shop;
    },
    get db() {
      return shop.database.db;
    },
    post,
    login: (email_or_phone: string, pin: string, address?: string) =>
      post('loginUserdata', { email_or_phone, pin }, address ? { address } : {}),
    /** What the customer's own data answer to a cookie. */
    ownData: (id: number, cookie: string) =>
      shop.app.inject({ url: `/api/getCustomerById?id=${id}`, headers: { cookie } }),
  };
}

export function cookieOf(answer: {
  headers: { 'set-cookie'?: string | string[] | undefined };
}): string {
  return String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
}
