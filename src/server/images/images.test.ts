import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';
import { testDataDir } from '#test/test-db.ts';

let shop: TestApp;
let picture: string;
const get = (url: string, accept: string) => shop.app.inject({ url, headers: { accept } });

beforeAll(async () => {
  shop = await startApp();
  picture = `/images/products/${shop.catalogue.current().all.inOrder('best')[0]?.image}`;
});
afterAll(() => shop.close());

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('a reader that accepts %s gets %s', async (accept, type, format) => {
  const answer = await get(`${picture}?w=160`, accept);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers.vary).toBe('accept, save-data, ect');
  const found = await sharp(answer.rawPayload).metadata();
  expect([found.format, found.width, found.height]).toEqual([format, 160, 160]);
});

test.each([
  ['?w=150', 160],
  ['?w=0', 800],
  ['?w=abc', 800],
  ['?w=99999', 800],
  ['', 800],
])('width %s is rounded to one that is kept', async (query, width) => {
  const answer = await get(`${picture}${query}`, 'image/webp');
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
});

test.each([
  [{ 'save-data': 'on' }, 160],
  [{ ect: '2g' }, 160],
  [{ ect: 'slow-2g' }, 160],
  [{ 'save-data': 'off', ect: '4g' }, 320],
])('whose data is scarce gets the next smaller width: %j', async (headers, width) => {
  const answer = await shop.app.inject({ url: `${picture}?w=320`, headers });
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
});

test.each([
  '/images/products/none.webp',
  '/images/products/..%2f..%2ftemplate.tar',
  '/images/products/%00.webp',
  '/images/secret/a.webp',
  '/images/products/',
  '/images/',
  '/images/products/a/b.webp',
])('%s is 404', async (url) => {
  expect((await get(url, '*/*')).statusCode).toBe(404);
});

test('many readers of a new size make it once, and all get it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get(`${picture}?w=480`, 'image/webp')),
  );
  expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
});

test('a flood of new sizes: some wait, the rest is told to come back, nothing fails', async () => {
  const names = await readdir(join(testDataDir(), 'images', 'products'));
  const answers = await Promise.all(
    names.map((name) => get(`/images/products/${name}?w=96`, '*/*')),
  );
  const served = answers.filter((answer) => answer.statusCode === 200);
  expect(served.length).toBeGreaterThanOrEqual(22);
  expect(served.length).toBeLessThan(60);
  const refused = answers.find((answer) => answer.statusCode !== 200);
  expect([refused?.statusCode, refused?.headers['retry-after']]).toEqual([503, '5']);
  expect(refused?.headers['cache-control'] ?? '').not.toContain('immutable');
});
