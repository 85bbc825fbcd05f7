import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionNamed, actionNames } from '#contract/index.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

describe('a public answer', () => {
  const url = '/api?endpoint=getAllCategoriesWithSubcategories';

  test('carries an ETag, and is 304 when the reader has it already', async () => {
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/);
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    for (const list of [`"other", ${etag}`, etag.slice(2), '*']) {
      expect((await get(url, { 'if-none-match': list })).statusCode, list).toBe(304);
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('is compressed for those who ask, to the same bytes', async () => {
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    const gzip = await get(url, { 'accept-encoding': 'GZIP, br ; q=0.0' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('answers HEAD like GET', async () => {
    const answer = await shop.app.inject({ url, method: 'HEAD' });
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, (await get(url)).headers.etag]);
  });
});

test.each(['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'POST'] as const)(
  '%s on an address whose answer is cached is 405',
  async (method) => {
    const url = '/api/getBanners';
    expect((await get(url)).statusCode).toBe(200);
    const answer = await shop.app.inject({ url, method });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET']);
  },
);

describe('who is calling', () => {
  const ownActions = actionNames.map(actionNamed).filter((action) => action.auth === 'customer');

  test.each(ownActions.map((action) => action.name))(
    '%s without a session is 401',
    async (name) => {
      const { method } = actionNamed(name);
      const answer = await shop.app.inject({
        url: `/api/${name}`,
        method,
        headers: { 'x-thok': '1' },
      });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe('not-signed-in');
    },
  );

  test('a stolen user id without a session opens nothing', async () => {
    const answer = await get('/api/getCustomerById?id=1', { 'x-thok': '1', cookie: 'userId=1' });
    expect(answer.statusCode).toBe(401);
  });

  test("someone else's id is 404, one's own is not", async () => {
    const headers = await shop.signIn(1);
    expect((await get('/api/getOrdersByUserId?user_id=2', headers)).statusCode).toBe(404);
    expect((await get('/api/getCartProductByUserId?userId=2', headers)).statusCode).toBe(404);
    expect((await get('/api/getCustomerById?id=2', headers)).statusCode).toBe(404);
    expect((await get('/api/getOrdersByUserId?user_id=1', headers)).statusCode).toBe(200);
  });

  test('a made-up session token is nobody', async () => {
    const answer = await get('/api/getCustomerById?id=1', { cookie: 'thok_session=abc' });
    expect(answer.statusCode).toBe(401);
  });
});

describe('a change', () => {
  const url = '/api/addToCart';
  const post = (headers: Record<string, string>) =>
    shop.app.inject({ url, method: 'POST', payload: {}, headers });

  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }, 403],
    ['a foreign origin and our header', { origin: 'https://evil.example', 'x-thok': '1' }, 403],
    ['a cross-site fetch', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a same-site fetch from another host', { 'sec-fetch-site': 'same-site' }, 403],
    ['origin null', { origin: 'null' }, 403],
    ['its own origin', { origin: 'http://localhost:80' }, 400],
    ['a same-origin fetch', { 'sec-fetch-site': 'same-origin' }, 400],
    ['our header', { 'x-thok': '1' }, 400],
    ['neither, as no browser does', {}, 400],
  ])('that proves itself with %s is answered %i', async (_what, headers, status) => {
    const { cookie = '' } = await shop.signIn(1);
    expect((await post({ cookie, host: 'localhost:80', ...headers })).statusCode).toBe(status);
  });
});

test('public writes are limited per address, with Retry-After', async () => {
  const call = () =>
    shop.app.inject({
      url: '/api/contactUsForm',
      method: 'POST',
      headers: { 'x-thok': '1' },
      payload: {},
      remoteAddress: '192.0.2.7',
    });
  const answers = [];
  for (let i = 0; i < 61; i += 1) answers.push((await call()).statusCode);
  expect(new Set(answers.slice(0, 60))).toEqual(new Set([400]));
  const last = await call();
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

describe('a form body', () => {
  const payloads = [
    ['application/x-www-form-urlencoded', 'name=A&email=bad'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nA\r\n--x--\r\n',
    ],
  ];
  test.each(payloads)('of type %s is read', async (type, payload) => {
    const answer = await shop.app.inject({
      url: '/api/contactUsForm',
      method: 'POST',
      headers: { 'x-thok': '1', 'content-type': type },
      payload,
    });
    expect(answer.json().message).toMatch(/^Email /);
  });
});

test.each([
  ['OPTIONS', '/api/getBanners', 405],
  ['PUT', '/api/addToCart', 405],
  ['GET', '/api/%', 400],
  ['GET', '/api/%E0%A4', 400],
  ['PROPFIND', '/api/getBanners', 404],
  ['GET', 'http://elsewhere.example/api/getBanners', 200],
] as const)('%s %s is %i, in the contract’s envelope', async (method, url, status) => {
  const answer = await shop.app.inject({ method: method as 'GET', url });
  expect(answer.statusCode).toBe(status);
  expect(answer.json().status).toBe(status === 200 ? 'success' : 'error');
});

describe('a multipart body', () => {
  const send = (payload: string, headers: Record<string, string> = {}) =>
    shop.app.inject({
      url: '/api/contactUsForm',
      method: 'POST',
      headers: { 'x-thok': '1', 'content-type': 'multipart/form-data; boundary=x', ...headers },
      payload,
    });
  const part = (name: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\nv\r\n`;

  test.each([
    ['a file', `${part('f', '; filename="a.txt"')}--x--\r\n`, 400, /must not contain files/],
    [
      'too many fields',
      `${Array.from({ length: 120 }, (_, i) => part(`n${i}`)).join('')}--x--\r\n`,
      400,
      /too many fields/,
    ],
    ['a __proto__ field', `${part('__proto__')}--x--\r\n`, 400, /Proto is not allowed/],
    ['no end', part('name'), 400, /form data/],
    ['over 64 KB', `${part('name').replace('v', 'v'.repeat(66_000))}--x--\r\n`, 413, /64 KB/],
  ])('with %s is refused', async (_what, payload, status, message) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ]);
  });
});

test('a fault inside answers 500 with a request id and nothing of the inside', async () => {
  const broken = await startApp();
  broken.expectError('api');
  await broken.catalogue.close();
  await broken.database.close();
  const answer = await broken.app.inject({ url: '/api/getProductStock?product_id=1' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    success: false,
    message: 'Something went wrong!',
    code: 'server-fault',
    request_id: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect((await broken.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('/api shows people every action, and /api/openapi.json tells programs', async () => {
  const page = await get('/api', { accept: 'text/html' });
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const name of actionNames) expect(page.body).toContain(`id="${name}"`);
  const document = (await get('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toEqual(actionNames.map((name) => `/${name}`));
});
