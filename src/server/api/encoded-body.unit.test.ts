import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Dependencies } from '#server/catalogue/dependencies.ts';
import { chooseEncoding } from './compression.ts';
import { encodedBody, ResponseCache } from './response-cache.ts';

const kept = (text: string) => new ResponseCache().keep('key', text, new Dependencies());

test.each([
  [undefined, undefined],
  ['', undefined],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['GZip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; level=1 ; q=0.00 , gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.0', undefined],
  ['br;q=0.', undefined],
  ['br;q=0.001', 'br'],
  ['br;q=0.01', 'br'],
  ['br;q=00', 'br'],
  ['br;xq=0', 'br'],
  ['q=0;br', undefined],
  ['brotli, xgzip', undefined],
  ['identity', undefined],
])('to Accept-Encoding %j a response is sent as %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

test('a response of 1,024 bytes is worth compressing, a shorter one is not', async () => {
  const [short, long] = [kept('x'.repeat(1_023)), kept('x'.repeat(1_024))];
  expect(encodedBody(short, 'br')).toEqual({ encoding: undefined, bytes: short.body });
  const { encoding, bytes } = encodedBody(long, 'br');
  expect(encoding).toBe('br');
  await bytes;
});

test('each form is made once', async () => {
  const response = kept('thok '.repeat(1_000));
  const [brotli, gzip] = [encodedBody(response, 'br'), encodedBody(response, 'gzip')];
  expect(encodedBody(response, 'br').bytes).toBe(brotli.bytes);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: response.body.length,
  };
  expect(await brotli.bytes).toEqual(brotliCompressSync(response.body, { params }));
  expect(gunzipSync(await gzip.bytes)).toEqual(response.body);
  expect(encodedBody(response, 'identity').bytes).toBe(response.body);
});

test('few are compressed at once, and the others sent plain', async () => {
  const responses = Array.from({ length: 20 }, (_, i) => kept(`${i} `.repeat(2_000)));
  const bodies = responses.map((response) => encodedBody(response, 'br'));
  expect(bodies.slice(0, 4).map(({ encoding }) => encoding)).toEqual(['br', 'br', 'br', 'br']);
  expect(bodies.slice(4)).toEqual(
    responses.slice(4).map(({ body }) => ({ encoding: undefined, bytes: body })),
  );
  await Promise.all(bodies.map(({ bytes }) => bytes));
  const later = encodedBody(kept('x '.repeat(2_000)), 'br');
  expect(later.encoding).toBe('br');
  await later.bytes;
});
