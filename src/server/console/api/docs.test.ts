import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consoleActionNamed, consoleActionNames } from '#contract/console/index.ts';
import { expectConsoleDocumented } from '#test/documented.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers });

describe('/console/api', () => {
  test('explains every action to an owner, with who may call it', async () => {
    const { statusCode, headers, body } = await get('/console/api', owner.headers);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    const [, nonce] = /<style nonce="([^"]+)">/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    for (const name of consoleActionNames) expect(body).toContain(`<section id="${name}">`);
    expect(body).toContain('<small>owner · read only</small>'); // the audit log
    expect(body).toContain('<small>owner, staff, packer · changes data</small>'); // moveOrder
    expect(body).toContain('<small>every operator · read only</small>');
    expect(body).toContain('<p><small>A file: application/pdf');
    expect(body).toContain('POST /console/api/moveOrder');
    expect(body).toContain('(the file)');
  });

  test('has an OpenAPI document with every action', async () => {
    const document = (await get('/console/api/openapi.json', owner.headers)).json();
    expect(document.servers).toEqual([{ url: '/console/api' }]);
    expect(Object.keys(document.paths)).toEqual(consoleActionNames.map((name) => `/${name}`));
    const { post } = document.paths['/moveOrder'];
    expect(post.security).toEqual([{ session: [] }]);
    expect(post.responses[403].description).toBe('cross-site, not-allowed');
    expect(document.paths['/signIn'].post.security).toEqual([]);
    const { requestBody } = document.paths['/uploadPicture'].post;
    expect(Object.keys(requestBody.content)).toEqual(['multipart/form-data']);
    const { content } = document.paths['/printSlips'].get.responses[200];
    expect(content['application/pdf'].schema).toEqual({ type: 'string', format: 'binary' });
  });

  test('sends whoever is not signed in to sign in, and back', async () => {
    const { statusCode, headers } = await get('/console/api');
    expect([statusCode, headers.location]).toEqual([302, '/console/sign-in?next=%2Fapi']);
    expect((await get('/console/api/openapi.json')).statusCode).toBe(401);
    const customer = await shop.signIn(1);
    expect((await get('/console/api', customer)).statusCode).toBe(302);
  });

  test.each(['staff', 'packer'] as const)('is not there for %s', async (role) => {
    const { headers } = await newOperator(shop, role);
    for (const url of ['/console/api', '/console/api/', '/console/api/openapi.json']) {
      expect((await get(url, headers)).statusCode).toBe(404);
    }
  });
});

// What succeeds is held against the document by every test of the console: `consoleCaller` does it.
test.each(consoleActionNames)(
  'the document describes the faults that %s is called with',
  async (name) => {
    const { method, access, effect } = consoleActionNamed(name);
    const fault = async (query: string, headers: Record<string, string>) => {
      const answer = await shop.app.inject({
        url: `/console/api/${name}${query}`,
        method,
        headers,
      });
      expectConsoleDocumented(name, answer.statusCode, answer.json());
      return answer.statusCode;
    };
    const signedIn = { ...owner.headers, 'x-thok': '1' };
    expect(await fault('?__proto__=1', signedIn)).toBe(400);
    expect(await fault(`?x=${'a'.repeat(9_000)}`, signedIn)).toBe(413);
    if (access !== 'anyone') expect(await fault('', { 'x-thok': '1' })).toBe(401);
    const foreign = { origin: 'https://evil.example' };
    if (effect === 'write') expect(await fault('', foreign)).toBe(403);
  },
);
