import { expect, test } from 'vitest';
import { shopWithClock } from '#test/moved-clock.ts';

const seconds30Days = 30 * 24 * 60 * 60;

/** A customer who has just signed in. */
async function signedIn() {
  const { shop, letPass } = await shopWithClock();
  const headers = await shop.signIn(1);
  const ownData = () => shop.app.inject({ url: '/api/getCustomerById?id=1', headers });
  return { headers, letPass, ownData };
}

test('a session lasts 30 days, and no longer', async () => {
  const { ownData, letPass } = await signedIn();
  await letPass('30 days 1 minute');
  expect((await ownData()).statusCode).toBe(401);
});

test('a session slides with use: its 30 days and those of the cookie begin anew', async () => {
  const { headers, ownData, letPass } = await signedIn();
  for (let i = 0; i < 2; i += 1) {
    await letPass('29 days 23 hours 59 minutes');
    const answer = await ownData();
    expect(answer.statusCode).toBe(200);
    expect(String(answer.headers['set-cookie'])).toBe(
      `${headers.cookie}; Max-Age=${seconds30Days}; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect((await ownData()).headers['set-cookie']).toBeUndefined();
  }
  await letPass('30 days 1 minute');
  expect((await ownData()).statusCode).toBe(401);
});

test('a session that was used within the hour is left as it is', async () => {
  const { ownData, letPass } = await signedIn();
  await letPass('55 minutes');
  expect((await ownData()).headers['set-cookie']).toBeUndefined();
  await letPass('29 days 23 hours 6 minutes');
  expect((await ownData()).statusCode).toBe(401);
});
