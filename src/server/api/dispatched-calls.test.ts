import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { actionNamed } from '#contract/index.ts';
import { rowsOf } from '#server/db/rows.ts';
import { openApi } from '#test/api-app.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let app: FastifyInstance;
let signedIn: Record<string, string>;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  app = await openApi(shop);
  signedIn = await shop.signIn(1);
});
afterEach(() => app.close());

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

/** A new one each time, so that no test is limited by what another did. */
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.0.${addresses >> 8}.${addresses & 255}`;
}

function post(name: string, payload: string, type = 'application/json') {
  const headers = { ...signedIn, 'content-type': type };
  const request = { url: `/api/${name}`, method: 'POST', headers, payload } as const;
  return app.inject({ ...request, remoteAddress: newAddress() });
}

describe('the input of a call', () => {
  test.each([
    ['JSON', '{"name":"A"}', 'application/json'],
    ['a form', 'name=A', form],
    ['a multipart form', `${part('name', 'A')}--x--\r\n`, multipart],
  ])('is the query, and the fields of %s before those of the query', async (_kind, body, type) => {
    const messageOf = async (query: string) =>
      (await post(`contactUsForm?${query}`, body, type)).json().message;
    expect(await messageOf('name=')).toMatch(/^Email /);
    expect(await messageOf('email=a@b.example')).toMatch(/^Message /);
  });

  test.each(['[1]', '"text"', '1', 'true'])('may not be %s', async (payload) => {
    expect((await post('contactUsForm', payload)).json()).toMatchObject({
      code: 'bad-input',
      message: 'What was sent must be an object of named fields.',
    });
  });

  test('may be null or missing, as if it had no fields', async () => {
    for (const answer of [
      await post('contactUsForm', 'null'),
      await app.inject({
        url: '/api/contactUsForm',
        method: 'POST',
        headers: signedIn,
        remoteAddress: newAddress(),
      }),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        expect.stringMatching(/^Name /),
      ]);
    }
  });

  test('of a multipart form may have 100 fields and no file', async () => {
    const fields = (count: number) =>
      post(
        'contactUsForm',
        `${Array.from({ length: count }, (_, at) => part(`f${at}`, '')).join('')}--x--\r\n`,
        multipart,
      );
    expect((await fields(100)).json().message).toMatch(/^Name /);
    expect((await fields(101)).json().message).toBe('What was sent has too many fields.');
    const file = part('f', 'x', '; filename="a.txt"');
    const refused = await post('contactUsForm', `${file}--x--\r\n`, multipart);
    expect(refused.json().message).toBe('What was sent must not contain files.');
  });

  test('of a multipart form that does not tell its length is cut at 64 KB', async () => {
    const payload = Readable.from([`${part('name', 'x'.repeat(65_536))}--x--\r\n`]);
    const headers = { ...signedIn, 'content-type': multipart, 'transfer-encoding': 'chunked' };
    const request = { url: '/api/contactUsForm', method: 'POST', headers, payload } as const;
    expect((await app.inject({ ...request, remoteAddress: newAddress() })).statusCode).toBe(413);
  });
});

describe('what is wrong', () => {
  test.each<[string, InjectOptions, number, object]>([
    [
      'broken JSON',
      { url: '/api/registerUsernew', payload: '{' },
      400,
      {
        success: false,
        code: 'bad-input',
        message: 'What was sent is not valid JSON or form data.',
      },
    ],
    [
      'broken JSON in the other form of the address',
      { url: '/api?endpoint=contactUsForm', payload: '{' },
      400,
      { success: false, code: 'bad-input' },
    ],
    [
      'another origin, before a broken body',
      { url: '/api/addToCart', payload: '{', headers: { origin: 'https://evil.example' } },
      403,
      { status: 'error', code: 'cross-site' },
    ],
    [
      'another origin in the other form of the address',
      { url: '/api?endpoint=addToCart', payload: '{', headers: { origin: 'https://evil.example' } },
      403,
      { status: 'error', code: 'cross-site' },
    ],
    [
      'an unknown action, before a broken body',
      { url: '/api/nope', payload: '{' },
      404,
      { status: 'error', success: false, code: 'unknown-action' },
    ],
    [
      'a body too large by its headers',
      { url: '/api/addToCart', payload: '{', headers: { 'content-length': '65537' } },
      413,
      { status: 'error', code: 'too-large' },
    ],
  ])('with %s is told in the action’s envelope', async (_what, request, status, body) => {
    const given = { 'x-thok': '1', 'content-type': 'application/json', ...request.headers };
    const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
    const answer = await app.inject({
      ...request,
      method: 'POST',
      headers,
      remoteAddress: newAddress(),
    });
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining(body)]);
    expect('success' in answer.json()).toBe('success' in body);
  });
});

describe('a cached address', () => {
  const url = '/api/getDeliverySettings';

  test('answers GET and HEAD from the cache, and no other method', async () => {
    const { input, output } = actionNamed('getDeliverySettings');
    const [parse, make] = [vi.spyOn(input, 'safeParse'), vi.spyOn(output, 'parse')];
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      expect((await app.inject({ url, method })).statusCode, method).toBe(200);
    }
    expect([parse.mock.calls.length, make.mock.calls.length]).toEqual([1, 1]);
    parse.mockRestore();
    make.mockRestore();
    for (const method of ['DELETE', 'POST', 'PUT'] as const) {
      expect((await app.inject({ url, method, headers: signedIn })).statusCode, method).toBe(405);
    }
  });

  test('first asked with HEAD answers GET whole', async () => {
    await app.inject({ url, method: 'HEAD' });
    expect((await app.inject({ url })).json()).toHaveProperty('settings');
  });
});

test('outputs are held against the contract where that is asked for', async () => {
  const trusting = await openApi(shop, { checkOutput: false });
  for (const name of ['getProductStock', 'getDeliverySettings'] as const) {
    const parse = vi.spyOn(actionNamed(name).output, 'parse');
    const url = `/api/${name}?product_id=1`;
    expect((await trusting.inject({ url })).statusCode).toBe(200);
    expect(parse).not.toHaveBeenCalled();
    expect((await app.inject({ url })).statusCode).toBe(200);
    expect(parse).toHaveBeenCalledTimes(1);
    parse.mockRestore();
  }
  await trusting.close();
});

describe('who is calling', () => {
  test('public writes are limited per address, reads are not', async () => {
    const remoteAddress = newAddress();
    const write = () =>
      app.inject({ url: '/api/contactUsForm', method: 'POST', headers: signedIn, remoteAddress });
    const read = () => app.inject({ url: '/api/getProductStock?product_id=1', remoteAddress });
    const writes = await Promise.all(Array.from({ length: 60 }, write));
    expect(new Set(writes.map((one) => one.statusCode))).toEqual(new Set([400]));
    const more = await write();
    expect([more.statusCode, Number(more.headers['retry-after']) > 0]).toEqual([429, true]);
    const reads = await Promise.all(Array.from({ length: 61 }, read));
    expect(new Set(reads.map((one) => one.statusCode))).toEqual(new Set([200]));
  });

  test('a session an hour old is renewed, with the host’s own cookie over https', async () => {
    const secure = await openApi(shop, { secure: true });
    const token = String(signedIn.cookie).split('=')[1];
    const ask = (cookie: string, api: FastifyInstance) =>
      api.inject({ url: '/api/getCustomerById?id=1', headers: { cookie } });
    const age = () =>
      shop.database.db.execute(
        sql`update sessions set last_seen_at = now() - interval '61 minutes'`,
      );
    await age();
    const plain = await ask(`thok_session=${token}`, app);
    expect(String(plain.headers['set-cookie'])).toMatch(/^thok_session=[^;]+; Max-Age=2592000; /);
    await age();
    const over = await ask(`__Host-thok_session=${token}`, secure);
    expect(String(over.headers['set-cookie'])).toMatch(/^__Host-thok_session=.*; Secure/);
    expect((await ask(`__Host-thok_session=${token}`, secure)).headers).not.toHaveProperty(
      'set-cookie',
    );
    await secure.close();
  });

  test.each([
    ['Thok on a phone', 'Thok on a phone'],
    [undefined, ''],
  ])('signing in with the browser %s starts a session of it', async (browser, kept) => {
    const secure = await openApi(shop, { secure: true });
    const answer = await secure.inject({
      url: '/api/loginUserdata',
      method: 'POST',
      headers: { 'x-thok': '1', 'user-agent': browser },
      payload: { email_or_phone: '9876543210', pin: '246810' },
      remoteAddress: newAddress(),
    });
    await secure.close();
    expect(answer.json()).toMatchObject({ status: 'success', user_id: 1 });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-thok_session=[\w-]{43}; Max-Age=2592000; .*; Secure/,
    );
    const [last] = await rowsOf<{ user_agent: string }>(
      shop.database.db,
      sql`select user_agent from sessions order by created_at desc limit 1`,
    );
    expect(last?.user_agent).toBe(kept);
  });

  test('where the shop has a public origin, changes come from there', async () => {
    const configured = await openApi(shop, { shopOrigin: 'https://thok.example' });
    const statusOf = async (origin: string) => {
      const headers = { cookie: String(signedIn.cookie), origin, host: 'shop.example' };
      const request = { url: '/api/addToCart', method: 'POST', headers, payload: {} } as const;
      return (await configured.inject(request)).statusCode;
    };
    expect(await statusOf('https://thok.example')).toBe(400);
    expect(await statusOf('https://shop.example')).toBe(403);
    await configured.close();
  });
});
