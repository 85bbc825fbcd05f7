import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

const large = '/api/getAllCategoriesWithSubcategories';
const small = '/api/getDeliverySettings';

describe('a cacheable answer', () => {
  test('is JSON that may be kept and must be asked for again', async () => {
    const { headers, rawPayload } = await get(large);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', undefined],
    ['br;q=0.001', 'br'],
    ['brotli, xgzip', undefined],
    ['identity', undefined],
    ['', undefined],
  ])(
    'to Accept-Encoding %j is sent as %s, the first time and from the cache',
    async (asked, sent) => {
      for (const _time of ['first', 'cached']) {
        const { headers, rawPayload } = await get(large, { 'accept-encoding': asked });
        expect(headers['content-encoding']).toBe(sent);
        expect(headers['content-length']).toBe(String(rawPayload.length));
        const plain =
          sent === 'br'
            ? brotliDecompressSync(rawPayload)
            : sent === 'gzip'
              ? gunzipSync(rawPayload)
              : rawPayload;
        expect(plain.toString()).toBe((await get(large)).body);
      }
    },
  );

  test('that fits one packet is not compressed', async () => {
    const { headers } = await get(small, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('has one ETag however it is encoded, and another than any other answer', async () => {
    const plain = await get(large);
    const brotli = await get(large, { 'accept-encoding': 'br' });
    expect(brotli.headers.etag).toBe(plain.headers.etag);
    expect((await get(small)).headers.etag).not.toBe(plain.headers.etag);
  });

  test('is 304 with the same caching headers and no body to who has it', async () => {
    const { headers: first } = await get(large);
    const again = await get(large, { 'if-none-match': `"x" ,${first.etag} ` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(again.headers[name], name).toBe(first[name]);
    }
    expect(again.headers['content-type']).toBeUndefined();
  });

  test.each(['', 'x', 'W/', '"x", "y"'])('is 200 to If-None-Match %j', async (held) => {
    expect((await get(large, { 'if-none-match': held })).statusCode).toBe(200);
  });
});

describe('an answer of one customer, or about the moment', () => {
  test.each(['/api/getProductStock?product_id=1', '/api/getSignedInDevices?user_id=1'])(
    '%s is never stored',
    async (url) => {
      const answer = await get(url, await shop.signIn(1));
      expect([answer.statusCode, answer.headers.etag]).toEqual([200, undefined]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );
});

describe('a refusal', () => {
  test.each([
    ['/api/getProductBySlug?slug=nothing-like-it', 404],
    ['/api/getProductBySlug', 400],
    ['/api/nope', 404],
  ])('of %s is never stored', async (url, status) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
      status,
      'no-store',
      undefined,
    ]);
    expect([headers.allow, headers['retry-after']]).toEqual([undefined, undefined]);
  });

  test('of an address of more than 8,192 characters ends the connection, of 8,192 does not', async () => {
    const url = `${small}?x=`;
    const just = await get(url + 'a'.repeat(8_192 - url.length));
    const beyond = await get(url + 'a'.repeat(8_193 - url.length));
    expect([just.statusCode === 413, beyond.statusCode === 413]).toEqual([false, true]);
    expect(beyond.headers.connection).toBe('close');
    expect(beyond.json()).toMatchObject({ code: 'too-large', message: 'The address is too long.' });
  });
});
