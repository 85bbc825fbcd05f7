import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres } from '#server/db/postgres.ts';
import { noteError } from '#test/logged-errors.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

let nodes: { here: TestApp; there: TestApp };
let owner: TestOperator;
const folders: string[] = [];

/** Two nodes on one database, each with a folder of its own. */
beforeAll(async () => {
  const url = await newPostgresDb();
  const start = async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'thok-node-'));
    folders.push(dataDir);
    return startApp(await openPostgres(url, noteError), { pages: true, dataDir });
  };
  nodes = { here: await start(), there: await start() };
  owner = await newOperator(nodes.here, 'owner');
});
afterAll(async () => {
  await nodes.here.close();
  await nodes.there.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** What the other node answers; its page is cached after the first time. */
const there = async (url: string) => (await nodes.there.app.inject(url)).body;

async function upload(folder: string): Promise<string> {
  const form = new FormData();
  const blank = sharp({ create: { width: 320, height: 120, channels: 3, background: '#0b6b4b' } });
  form.set('folder', folder);
  form.set('file', new Blob([new Uint8Array(await blank.png().toBuffer())]), 'picture.png');
  const sent = new Response(form);
  const answer = await nodes.here.app.inject({
    url: '/console/api/uploadPicture',
    method: 'POST',
    headers: {
      ...owner.headers,
      'x-thok': '1',
      'content-type': sent.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return answer.json().name;
}

test('a setting saved on one node comes into the pages of another', async () => {
  expect(await there('/')).not.toContain('Terai Wholesale');
  const saved = await owner.call('saveSettings', { page_title: 'Terai Wholesale' });
  expect(saved.success).toBe(true);
  await vi.waitFor(async () =>
    expect(await there('/api/getHomeSettings')).toContain('Terai Wholesale'),
  );
  expect(await there('/')).toContain('<title>Terai Wholesale');
});

test('a picture uploaded on one node is served by another', async () => {
  const name = await upload('brands');
  const served = await nodes.there.app.inject(`/images/brands/${name}?w=160`);
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const logo = await upload('shop');
  expect((await nodes.there.app.inject(`/images/${logo}?w=160`)).statusCode).toBe(200);
});

test('a banner begins, and ends, on every node by itself', async () => {
  const alt_text = 'Only for a moment';
  const banner_image = await upload('banners');
  const begin = Date.now() + 1_000;
  const { banner } = await owner.call('saveBanner', {
    ...{ banner_type: 'main', banner_image, link: '/face-care', alt_text },
    starts_at: new Date(begin).toISOString(),
  });
  const shown = (is: boolean, url: string) => async () => {
    for (const { app } of [nodes.here, nodes.there]) {
      expect((await app.inject(url)).body.includes(alt_text)).toBe(is);
    }
  };
  for (const { app } of [nodes.here, nodes.there]) await app.inject('/'); // from now on it is cached
  const patience = { interval: 20 };
  await vi.waitFor(shown(true, '/api/getBanners'), patience);
  expect(Date.now()).toBeGreaterThanOrEqual(begin);
  await shown(true, '/')();
  const end = Date.now() + 1_000;
  const { id, version } = banner ?? {};
  await owner.call('saveBanner', { id, version, ends_at: new Date(end).toISOString() });
  await vi.waitFor(shown(false, '/api/getBanners'), patience);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
  await shown(false, '/')();
});

test('a page, a question, a category and an order come to the other node', async () => {
  await owner.call('savePage', { key: 'about', value: '<p>From the hills.</p>' });
  await owner.call('saveFaq', { question: 'How far?', answer: '<p>To Chakrata.</p>' });
  await owner.call('saveCategory', { level: 'category', name: 'Garden' });
  const { brands = [] } = await owner.call('listBrands', {});
  const ids = brands.map(({ id }) => id).toReversed();
  await owner.call('orderBrands', { ids });
  await vi.waitFor(async () => {
    expect(await there('/api/getManageWebsiteData')).toContain('From the hills.');
    expect(await there('/api/getAllFaqs')).toContain('How far?');
    expect(await there('/api/getAllCategoriesWithSubcategories')).toContain('Garden');
    const { data } = JSON.parse(await there('/api/getAllBrands'));
    expect(data.map(({ id }: { id: number }) => id)).toEqual(ids);
  });
});
