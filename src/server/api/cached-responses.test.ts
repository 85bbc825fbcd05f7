import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actionNamed } from '#contract/index.ts';
import { noDevice } from '#server/auth/known-device.ts';
import { openApi } from '#test/api-app.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { createCachedResponses } from './cached-responses.ts';
import { readQuery } from './input.ts';
import { shopPolicy } from './shop-policy.ts';

const lookups: unknown[] = [];
const note = (message: unknown) => lookups.push(message);
let shop: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  subscribe('thok.response-cache', note);
  shop = await startApp();
});
afterAll(async () => {
  unsubscribe('thok.response-cache', note);
  await shop.close();
});
beforeEach(async () => {
  app = await openApi(shop);
  lookups.length = 0;
});
afterEach(() => app.close());

async function read(...urls: string[]): Promise<Set<string>> {
  const bodies = new Set<string>();
  for (const url of urls) bodies.add((await app.inject({ url })).body);
  return bodies;
}

describe('a cacheable call', () => {
  test('is made once, however many unknown parameters it comes with', async () => {
    const urls = Array.from({ length: 50 }, (_, i) => `/api/getAllFaqs?junk${i}=${i}`);
    expect(await read(...urls, ...urls)).toHaveProperty('size', 1);
    expect(lookups).toEqual([{ hit: false }, ...Array(99).fill({ hit: true })]);
  });

  test('is made once, however its parameters are written', async () => {
    const bodies = await read(
      '/api/getAllProductsWithImageNew?page=1&limit=3',
      '/api/getAllProductsWithImageNew?limit=3&page=1',
      '/api/getAllProductsWithImageNew?limit=03&page=01',
      '/api?endpoint=getAllProductsWithImageNew&limit=3&page=1',
    );
    expect(bodies).toHaveProperty('size', 1);
    expect(lookups).toEqual([{ hit: false }, { hit: true }, { hit: true }, { hit: true }]);
  });

  test.each([
    ['limit=1', true],
    ['junk=1', false],
    ['toString=1', false],
    ['limit=1&junk=1', false],
  ])('with the parameters %s is remembered by its address: %s', async (search, remembered) => {
    const { database, catalogue, jobs } = shop;
    const services = { db: database.db, catalogue, jobs };
    const cached = createCachedResponses(shopPolicy, services, { checkOutput: true });
    const url = `/api/getAllProductsWithImageNew?${search}`;
    const caller = {
      address: '',
      userAgent: '',
      language: 'en',
      startSession() {},
      device: noDevice,
      left: () => new AbortController().signal,
    } as const;
    const action = actionNamed('getAllProductsWithImageNew');
    const call = { action, principal: undefined, caller };
    await cached.respond(call, url, readQuery(search));
    expect(cached.findByUrl(url) !== undefined).toBe(remembered);
  });

  test('with other parameters is another', async () => {
    const bodies = await read(
      '/api/getAllProductsWithImageNew?limit=4',
      '/api/getAllProductsWithImageNew?limit=4&page=2',
      '/api/getAllProductsWithImageNewBest?limit=4',
    );
    expect(bodies).toHaveProperty('size', 3);
    expect(lookups).toEqual([{ hit: false }, { hit: false }, { hit: false }]);
  });

  test('is made anew once what it shows has changed, or everything was loaded anew', async () => {
    const [faqs, banners] = ['/api/getAllFaqs', '/api/getBanners'];
    await read(faqs, banners);
    lookups.length = 0;
    shop.catalogue.current().parts.faqs.revision += 1;
    await read(faqs, banners);
    expect(lookups).toEqual([{ hit: false }, { hit: true }]);
    lookups.length = 0;
    shop.catalogue.loaded.revision += 1;
    await read(faqs, banners);
    expect(lookups).toEqual([{ hit: false }, { hit: false }]);
  });

  test('is not kept where it was refused', async () => {
    const url = '/api/getProductBySlug?slug=nothing-like-it';
    for (const _time of ['first', 'again']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
    expect(lookups).toEqual([{ hit: false }, { hit: false }]);
  });
});
