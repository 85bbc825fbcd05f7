import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { actionNamed } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { Dependencies } from '#server/catalogue/dependencies.ts';
import { ResponseCache } from './response-cache.ts';
import { addCookie, retryAfter, send, sendCached, sendRefusal, sendUncached } from './send.ts';

let answer: (request: FastifyRequest, reply: FastifyReply) => unknown;
const app = Fastify();
app.get('/', async (request, reply) => {
  reply.hijack();
  await answer(request, reply);
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });

const refused = (refusal: Refusal, name?: 'getBanners') => {
  answer = (_request, reply) => sendRefusal(reply, name && actionNamed(name), refusal);
  return get();
};

test('an answer goes out as JSON that nobody stores', async () => {
  answer = (_request, reply) => send(reply, 201, '{"a":"₹"}', { allow: 'GET' });
  const { statusCode, headers, body } = await get();
  expect([statusCode, body]).toEqual([201, '{"a":"₹"}']);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': '11',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    allow: 'GET',
  });
});

describe('an answer that is not cached', () => {
  const ask = (body: string, headers: Record<string, string> = {}) => {
    answer = (request, reply) => sendUncached(request, reply, body);
    return get(headers);
  };
  const long = JSON.stringify({ words: '₹ thok '.repeat(200) });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('goes out compressed to who asks for %s', async (encoding, decompress) => {
    const { headers, rawPayload } = await ask(long, { 'accept-encoding': encoding });
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(long.length / 10);
    expect(decompress(rawPayload).toString()).toBe(long);
  });

  test('goes out plain where it is short, or who asks takes nothing else', async () => {
    const short = await ask('x'.repeat(1_023), { 'accept-encoding': 'br' });
    expect(short.body).toBe('x'.repeat(1_023));
    const plain = await ask(long, { 'accept-encoding': 'identity' });
    expect(plain.body).toBe(long);
    for (const { headers } of [short, plain]) {
      expect(headers).not.toHaveProperty('content-encoding');
    }
  });

  test('in a flood goes out plain beyond the few that are compressed at once', async () => {
    answer = (request, reply) => sendUncached(request, reply, long);
    const all = await Promise.all(
      Array.from({ length: 20 }, () => get({ 'accept-encoding': 'br' })),
    );
    const plain = all.filter(({ headers }) => headers['content-encoding'] === undefined);
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.length).toBeLessThan(20);
    for (const { body } of plain) expect(body).toBe(long);
  });

  test('varies on the origin too where others are let in', async () => {
    answer = (request, reply) => {
      reply.raw.setHeader('vary', 'origin');
      return sendUncached(request, reply, long);
    };
    const { headers } = await get({ 'accept-encoding': 'br' });
    expect(headers.vary).toBe('accept-encoding, origin');
  });
});

describe('a refusal', () => {
  test('goes out with its status, in the action’s envelope', async () => {
    const { statusCode, headers, body } = await refused(new Refusal('not-found', 'No.'));
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      { status: 'error', success: false, message: 'No.', code: 'not-found' },
    ]);
    for (const name of ['allow', 'retry-after']) expect(headers).not.toHaveProperty(name);
    expect(headers.connection).not.toBe('close');
    const known = await refused(new Refusal('not-found', 'No.'), 'getBanners');
    expect(known.json()).toEqual({ status: 'error', message: 'No.', code: 'not-found' });
  });

  test('tells the method, when to try again, and ends the connection of too large ones', async () => {
    const method = await refused(new Refusal('wrong-method', 'No.', { allow: 'GET' }));
    expect(method.headers.allow).toBe('GET');
    const busy = await refused(new Refusal('busy', 'No.', { retry_after: 0 }));
    expect(busy.headers['retry-after']).toBe('0');
    const large = await refused(new Refusal('too-large', 'No.'));
    expect(large.headers.connection).toBe('close');
  });

  test('makes no headers of figures that only look so', async () => {
    const odd = new Refusal('busy', 'No.', { allow: 1, retry_after: '2' });
    expect((await refused(odd)).headers).not.toHaveProperty('allow');
    expect(retryAfter(odd)).toEqual({});
    expect(retryAfter(new Refusal('busy', 'No.', { retry_after: 2 }))).toEqual({
      'retry-after': '2',
    });
  });
});

test('cookies go out beside one another, and none where there is none', async () => {
  answer = (_request, reply) => {
    for (const cookie of [undefined, 'a=1', 'b=2']) addCookie(reply, cookie);
    send(reply, 200, '{}');
  };
  expect((await get()).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  answer = (_request, reply) => {
    addCookie(reply, undefined);
    send(reply, 200, '{}');
  };
  expect((await get()).headers).not.toHaveProperty('set-cookie');
});

describe('a cached response', () => {
  const text = JSON.stringify({ words: 'thok '.repeat(400) });
  const cached = new ResponseCache().keep('key', text, new Dependencies());
  const ask = (headers: Record<string, string> = {}) => {
    answer = (request, reply) => sendCached(request, reply, cached);
    return get(headers);
  };
  const common = {
    etag: cached.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };

  test('goes out plain to who asks for nothing else', async () => {
    const { statusCode, headers, body } = await ask();
    expect([statusCode, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      ...common,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(text.length),
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  test('goes out compressed to who asks for it', async () => {
    const { headers, rawPayload } = await ask({ 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      ...common,
      'content-encoding': 'br',
      'content-length': String(rawPayload.length),
    });
    expect(brotliDecompressSync(rawPayload).toString()).toBe(text);
  });

  test.each([
    cached.etag,
    cached.etag.slice(2),
    '*',
    ` * `,
    `"x" , ${cached.etag}`,
    `"x",${cached.etag.slice(2)} ,"y"`,
  ])('is 304 to If-None-Match %s', async (held) => {
    const { statusCode, headers, body } = await ask({ 'if-none-match': held });
    expect([statusCode, body]).toEqual([304, '']);
    expect(headers).toMatchObject(common);
    expect(headers).not.toHaveProperty('content-type');
  });

  test.each([
    '',
    '"x"',
    '"x*"',
    `x${cached.etag}`,
    `W/${cached.etag}`,
    cached.etag.slice(0, -1),
    cached.etag.replace('W/"', '"W/'),
  ])('is 200 to If-None-Match %s', async (held) => {
    expect((await ask({ 'if-none-match': held })).statusCode).toBe(200);
  });
});
