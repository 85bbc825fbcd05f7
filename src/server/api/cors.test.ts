import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { openApi } from '#test/api-app.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

const storefront = 'https://shop.example';
const stranger = 'https://shop.example.evil.example';

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  app = await openApi(shop, { storefrontOrigins: [storefront] });
});
afterEach(() => app.close());

type Asking = { url: string; origin?: string; method?: 'GET' | 'POST' | 'OPTIONS' };

async function ask({ url, origin, method = 'GET' }: Asking, more: Record<string, string> = {}) {
  const headers = {
    host: 'api.shop.example',
    ...(origin === undefined ? {} : { origin, 'sec-fetch-site': 'same-site' }),
    ...more,
  };
  return app.inject({ url, method, headers });
}

function corsOf(headers: Record<string, unknown>): Record<string, unknown> {
  const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

const letIn = {
  'access-control-allow-origin': storefront,
  'access-control-allow-credentials': 'true',
};

const urls = [
  ['a cached answer', '/api?endpoint=getDeliverySettings'],
  ['a refusal', '/api/getCustomerById?id=1'],
  ['an unknown action', '/api/nothing'],
] as const;

describe.each(urls)('%s', (_what, url) => {
  test('may be read by a listed storefront, with its cookies', async () => {
    const { headers } = await ask({ url, origin: storefront });
    expect(corsOf(headers)).toEqual(letIn);
    expect(headers.vary).toContain('origin');
  });

  test.each([stranger, 'null', 'http://shop.example', undefined])(
    'tells %s of no origin at all',
    async (origin) => {
      const { headers } = await ask({ url, ...(origin === undefined ? {} : { origin }) });
      expect(corsOf(headers)).toEqual({});
      expect(headers.vary).toContain('origin');
    },
  );
});

describe('a preflight', () => {
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-thok',
  };

  test.each(['/api?endpoint=addToCart', '/api/addToCart', '/logout'])(
    'for %s is answered to a listed storefront alone',
    async (url) => {
      const answer = await ask({ url, origin: storefront, method: 'OPTIONS' }, asked);
      expect(answer.statusCode).toBe(204);
      expect(corsOf(answer.headers)).toEqual({
        ...letIn,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, x-thok',
        'access-control-max-age': '600',
      });
      const refused = await ask({ url, origin: stranger, method: 'OPTIONS' }, asked);
      expect([refused.statusCode, refused.headers.allow]).toEqual([405, 'POST']);
      expect(refused.json().message).toMatch(/ is called with POST\.$/);
      expect(corsOf(refused.headers)).toEqual({});
    },
  );
});

test('a change is taken from a listed storefront and refused to a stranger', async () => {
  const change = { url: '/logout', method: 'POST' } as const;
  const own = await ask({ ...change, origin: storefront }, { 'x-thok': '1' });
  expect(own.statusCode).toBe(303);
  expect(corsOf(own.headers)).toEqual(letIn);
  const strange = await ask({ ...change, origin: stranger }, { 'x-thok': '1' });
  expect(strange.statusCode).toBe(403);
});

test('without the setting nobody else is let in', async () => {
  const alone = await openApi(shop);
  const headers = { origin: storefront };
  const answer = await alone.inject({ url: '/api/getDeliverySettings', headers });
  expect(corsOf(answer.headers)).toEqual({});
  expect(answer.headers.vary).toBe('accept-encoding');
  await alone.close();
});

test('the setting is a list of origins, and anything else stops the start', () => {
  const listed = (text: string) => readSettings({ STOREFRONT_ORIGINS: text }).storefrontOrigins;
  expect(listed('https://a.example, http://127.0.0.1:4000/')).toEqual([
    'https://a.example',
    'http://127.0.0.1:4000',
  ]);
  expect(listed('')).toEqual([]);
  for (const wrong of ['*', 'shop.example', 'ftp://shop.example', 'https://*']) {
    expect(() => listed(wrong)).toThrow(/STOREFRONT_ORIGINS/);
  }
});
