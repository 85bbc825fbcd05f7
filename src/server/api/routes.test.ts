import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#server/auth/session.ts';
import { openApi as openApiApp } from '#test/api-app.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { apiPage } from './api-page.ts';
import { openApi } from './openapi.ts';

let shop: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  app = await openApiApp(shop);
});
afterEach(() => app.close());

test('/api/openapi.json is the document for programs, each time', async () => {
  for (const _time of ['first', 'again']) {
    const { statusCode, headers, body } = await app.inject({ url: '/api/openapi.json' });
    expect([statusCode, JSON.parse(body)]).toEqual([200, JSON.parse(JSON.stringify(openApi()))]);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  }
});

describe('the page for people', () => {
  const html = { accept: 'text/html,*/*' };

  test.each(['/api', '/api/'])('is at %s, with a nonce of its own each time', async (url) => {
    const nonces = new Set<string>();
    for (const _time of ['first', 'again']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: html });
      const nonce = /'nonce-([\w+/]{22}==)'/.exec(String(headers['content-security-policy']))?.[1];
      expect([statusCode, body]).toEqual([200, apiPage(nonce ?? '')]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      nonces.add(nonce ?? '');
    }
    expect(nonces.size).toBe(2);
  });

  test('allows only its own style and pictures, and over https nothing else than https', async () => {
    const { headers } = await app.inject({ url: '/api', headers: html });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("; style-src 'self' 'nonce-");
    expect(policy).toContain("; img-src 'self' data:; connect-src 'self';");
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await openApiApp(shop, { secure: true });
    const over = await secure.inject({ url: '/api', headers: html });
    expect(over.headers).toHaveProperty('strict-transport-security');
    await secure.close();
  });

  test.each<[string, InjectOptions, number, string]>([
    ['HEAD', { url: '/api', method: 'HEAD', headers: html }, 200, 'text/html'],
    ['a program', { url: '/api', headers: { accept: '*/*' } }, 404, 'application/json'],
    ['who says nothing', { url: '/api' }, 404, 'application/json'],
    ['a call', { url: '/api?endpoint=getBanners', headers: html }, 200, 'application/json'],
    ['a path', { url: '/api/getBanners', headers: html }, 200, 'application/json'],
    ['POST', { url: '/api', method: 'POST', headers: html }, 404, 'application/json'],
    ['DELETE', { url: '/api/', method: 'DELETE', headers: html }, 404, 'application/json'],
  ])('or another answer goes to %s', async (_who, request, status, type) => {
    const { statusCode, headers } = await app.inject(request);
    expect([statusCode, headers['content-type']]).toEqual([status, `${type}; charset=utf-8`]);
  });
});

describe('signing out', () => {
  const out = (headers: Record<string, string>, api = app) =>
    api.inject({ url: '/logout', method: 'POST', headers });

  test('ends the session, empties the cookie and leads to the sign-in', async () => {
    const signedIn = await shop.signIn(1);
    const own = () => app.inject({ url: '/api/getCustomerById?id=1', headers: signedIn });
    expect((await own()).statusCode).toBe(200);
    const { statusCode, headers } = await out(signedIn);
    expect([statusCode, headers.location]).toEqual([303, '/login']);
    expect(headers['set-cookie']).toBe('thok_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
    expect((await own()).statusCode).toBe(401);
  });

  test('over https ends the session of the host’s own cookie', async () => {
    const secure = await openApiApp(shop, { secure: true });
    const cookie = `__Host-thok_session=${await startSession(shop.database.db, 1, 'test')}`;
    const own = () => secure.inject({ url: '/api/getCustomerById?id=1', headers: { cookie } });
    expect((await own()).statusCode).toBe(200);
    const { headers } = await out({ cookie, 'x-thok': '1' }, secure);
    expect(String(headers['set-cookie'])).toMatch(/^__Host-thok_session=; .*; Secure/);
    expect((await own()).statusCode).toBe(401);
    await secure.close();
  });

  test('from another site is refused, and ends nothing', async () => {
    const { cookie = '' } = await shop.signIn(1);
    const answer = await out({ cookie, 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross-site']);
    const own = await app.inject({ url: '/api/getCustomerById?id=1', headers: { cookie } });
    expect(own.statusCode).toBe(200);
  });

  test('proves itself by the configured origin, where there is one', async () => {
    const configured = await openApiApp(shop, { shopOrigin: 'https://thok.example' });
    const statusOf = async (origin: string) =>
      (await out({ origin, host: 'shop.example' }, configured)).statusCode;
    expect(await statusOf('https://thok.example')).toBe(303);
    expect(await statusOf('https://shop.example')).toBe(403);
    await configured.close();
  });
});
