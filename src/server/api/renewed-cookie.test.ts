import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
});
afterAll(() => shop.close());

const ownForm = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};

const requests = [
  ['an answer', { url: '/api/getCustomerById?id=1' }, 200],
  ['a refusal of the input', { url: '/api/getOrderById?id=x' }, 400],
  ['a refusal of the id', { url: '/api/getCustomerById?id=2' }, 404],
  ['a business refusal', { url: '/api/getCouponDataByUserId?id=1&coupon_code=NOPE' }, 200],
  [
    'a plain form',
    { url: '/product-detail/x', method: 'POST', payload: 'rating=1', headers: ownForm },
    303,
  ],
  ['a page', { url: '/faqs', method: 'HEAD' }, 200],
  ['a page that is not there', { url: '/nothing-here', method: 'HEAD' }, 404],
  ['an invoice that is not there', { url: '/order/999999/invoice.pdf' }, 404],
] as const;

test.each(requests)(
  '%s renews the cookie of a session an hour old, once',
  async (_what, request, status) => {
    const { cookie: session = '' } = await shop.signIn(1);
    // With a page goes out who it is of, where the browser does not have it yet.
    const cookie = `${session}; thok_customer=1.Rakesh%20Negi`;
    const ask = () =>
      shop.app.inject({
        ...request,
        headers: { ...('headers' in request && request.headers), cookie },
      });
    expect((await ask()).headers['set-cookie']).toBeUndefined();
    await shop.database.db.execute(
      sql`update sessions set last_seen_at = now() - interval '61 minutes', expires_at = now() + interval '1 day'`,
    );
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(String(answer.headers['set-cookie'])).toMatch(
      new RegExp(`^${session}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax$`),
    );
    expect((await ask()).headers['set-cookie']).toBeUndefined();
  },
);
