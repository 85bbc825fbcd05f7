import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startApp } from '#test/start-app.ts';

test('the shop can be installed under its own name, in the reader’s language', async () => {
  const shop = await startApp();
  const get = async (cookie = '') =>
    (await shop.app.inject({ url: '/manifest.webmanifest', headers: { cookie } })).json();
  const manifest = await get();
  expect(manifest).toMatchObject({
    name: 'Doon Wholesale',
    short_name: 'Doon',
    lang: 'en-IN',
    start_url: '/',
    display: 'standalone',
    shortcuts: [{ url: '/cart' }, { url: '/my-orders' }, { url: '/buy-again' }],
  });
  expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true);
  expect((await get('thok_language=hi')).shortcuts[0].name).toBe('कार्ट');
  await shop.close();
});
