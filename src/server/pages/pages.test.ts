import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { pages: true });
});
afterAll(() => shop.close());

/** HEAD costs a place in the queue like any page, and less time. */
const askForMany = (count: number) =>
  Array.from({ length: count }, () => shop.app.inject({ url: '/faqs', method: 'HEAD' }));
const get = () => shop.app.inject({ url: '/faqs?own', headers: { accept: 'text/html' } });

test('of 150 pages asked for at once 104 are served, the rest is told to come back', async () => {
  const many = Promise.all(askForMany(150));
  const refused = await get();
  const statuses = (await many).map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(104);
  expect(statuses.filter((status) => status === 503)).toHaveLength(46);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
    refresh: '5',
  });
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect(refused.body).toContain('Please try again in a few seconds.');
  const nonce = /<style nonce="([^"]+)">/.exec(refused.body)?.[1];
  expect(refused.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect((await get()).body).toContain('</html>');
});

test('the head of the home page has the tags of the settings', async () => {
  const { body } = await shop.app.inject('/');
  expect(body).toContain('<meta property="og:site_name" content="Doon Wholesale"/>');
  expect(body).toContain('<link rel="author" href="https://thok.example/about"/>');
});
