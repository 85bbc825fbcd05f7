import { expect, test } from 'vitest';
import { orderSuite } from '#test/order-suite.ts';
import { openTestDb } from '#test/test-db.ts';

const suite = orderSuite(openTestDb);

/** An order, and what happens to it when its owner's browser asks for its cancelling. */
async function afterAsking(headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') {
  await suite.buyer.fill();
  const id = await suite.buyer.placed();
  const { cookie = '' } = await suite.shop.signIn(suite.buyer.me.id);
  const answer = await suite.shop.app.inject({
    url: `/api/cancelOrderById?id=${id}`,
    method,
    headers: { cookie, host: 'localhost', ...headers },
  });
  return [answer.statusCode, (await suite.buyer.read(id))?.status];
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' };

test.each([
  ['nothing', {}],
  ['only its origin', { origin: 'http://localhost' }],
  ['a picture in our own page', { ...sameOrigin, 'sec-fetch-dest': 'image' }],
  ['a link in our own page', { ...sameOrigin, 'sec-fetch-dest': 'document' }],
  ['a browser that tells no destination', sameOrigin],
  ['a prefetch', { ...sameOrigin, 'sec-fetch-dest': 'empty', 'sec-purpose': 'prefetch' }],
  ['Safari’s prefetch', { ...sameOrigin, 'sec-fetch-dest': 'empty', purpose: 'prefetch' }],
  ['Firefox’s prefetch', { ...sameOrigin, 'sec-fetch-dest': 'empty', 'x-moz': 'prefetch' }],
  ['another site’s script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }],
  [
    'a page whose name was made to lead here',
    { ...sameOrigin, 'sec-fetch-dest': 'empty', host: 'evil.example:3000', 'x-thok': '1' },
  ],
  ['another origin with our header', { origin: 'https://evil.example', 'x-thok': '1' }],
])('a GET that changes something is refused to %s', async (_who, headers) => {
  expect(await afterAsking(headers)).toEqual([403, 'active']);
});

test.each([
  ['our own script', { ...sameOrigin, 'sec-fetch-dest': 'empty' }],
  ['our own header', { 'x-thok': '1' }],
])('and done for %s', async (_who, headers) => {
  expect(await afterAsking(headers)).toEqual([200, 'cancelled']);
});

test('HEAD changes nothing, whatever it proves', async () => {
  const proof = { ...sameOrigin, 'sec-fetch-dest': 'empty', 'x-thok': '1' };
  expect(await afterAsking(proof, 'HEAD')).toEqual([405, 'active']);
});

// A page at evil.example:3000, whose name was made to point here, is of the same origin as what it calls.
test.each([
  ['POST', '/api/loginUserdata', 400],
  ['POST', '/contact-us', 303],
  ['POST', '/console/api/signIn', 400],
  ['POST', '/console/api/setUpShop', 400],
  ['POST', '/console/api/saveOperator', 401],
] as const)('%s %s of a rebound page is refused', async (method, url, own) => {
  const statusAt = async (host: string) => {
    const proof = { ...sameOrigin, 'sec-fetch-dest': 'empty', 'x-thok': '1' };
    const headers = { ...proof, host, origin: `http://${host}` };
    return (await suite.shop.app.inject({ url, method, headers })).statusCode;
  };
  expect(await statusAt('evil.example:3000')).toBe(403);
  expect(await statusAt('127.0.0.1:3000')).toBe(own);
});
