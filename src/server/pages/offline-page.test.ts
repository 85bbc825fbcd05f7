import { expect, test } from 'vitest';
import { startApp } from '#test/start-app.ts';

test('the page for the time without a network is kept by nobody but the service worker', async () => {
  const shop = await startApp();
  const ask = (cookie = '') => shop.app.inject({ url: '/offline.html', headers: { cookie } });
  const { headers, body } = await ask();
  expect(headers).toMatchObject({
    ...{ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
  });
  const nonce = / nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(body).toContain('<html lang="en');
  expect(body).toMatch(
    /<a class="logo" href="\/">.*\/images\/logo-dark\.webp\?w=160 160w.*alt="Doon Wholesale"/,
  );
  expect(body).toContain('<section hidden><h2>On this phone</h2><ul></ul></section>');
  expect((await ask('thok_language=hi')).body).toContain('<html lang="hi');
  await shop.close();
});
