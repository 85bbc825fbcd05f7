import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startApp } from '#test/start-app.ts';

test('the shop can be installed under its own name, in the reader’s language', async () => {
  const shop = await startApp();
  const ask = (cookie = '') =>
    shop.app.inject({ url: '/manifest.webmanifest', headers: { cookie } });
  const get = async (cookie?: string) => (await ask(cookie)).json();
  const manifest = await get();
  expect((await ask()).headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    ...{ 'cache-control': 'private, no-cache', vary: 'accept-language, cookie' },
  });
  const icon = (name: string, size: number, purpose = 'any') => ({
    ...{ src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const shortcut = (url: string, name: string) => ({ name, url, icons: [icon('shop', 192)] });
  expect(manifest).toEqual({
    ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
    ...{ name: 'Doon Wholesale', short_name: 'Doon', lang: 'en-IN' },
    ...{ background_color: '#f6f8f7', theme_color: '#0b6b4b' },
    icons: [icon('shop', 192), icon('shop', 512), icon('maskable', 512, 'maskable')],
    shortcuts: [
      shortcut('/cart', 'Cart'),
      shortcut('/my-orders', 'Orders'),
      shortcut('/buy-again', 'Buy again'),
    ],
  });
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true);
  expect((await get('thok_language=hi')).shortcuts[0].name).toBe('कार्ट');
  for (const [name, short] of [
    ['Twelve chars', 'Twelve chars'],
    ['Hill and Dale Wholesale', 'Hill and'],
    ['Hill Wholesal', 'Hill'],
    ['Hill & Sons. Wholesale', 'Hill & Sons.'],
    ['Grosshandelsgesellschaft', 'Grosshandels'],
  ] as const) {
    await shop.database.db.execute(sql`update settings set shop_name = ${name}`);
    await shop.catalogue.refresh();
    expect(await get()).toMatchObject({ name, short_name: short });
  }
  await shop.close();
});
