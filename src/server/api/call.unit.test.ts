import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { actionNamed } from '#contract/index.ts';
import { Refusal } from '#contract/refusal.ts';
import { findAction, readCall } from './call.ts';
import { maxUrlLength } from './limits.ts';
import { shopPolicy } from './shop-policy.ts';

/** A bare server that tells what it makes of an address. */
const app = Fastify();
app.all('/*', (request) => {
  const { action, query } = readCall(shopPolicy, request, {
    shopOrigin: 'https://thok.example',
    ...{ host: '127.0.0.1', port: 3000 },
    storefrontOrigins: [],
  });
  return { name: action.name, query };
});
app.setErrorHandler((error, _request, reply) => {
  if (!(error instanceof Refusal)) throw error;
  return reply
    .code(error.httpStatus)
    .send({ code: error.code, message: error.message, extra: error.extra });
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

async function read(url: string, method: Method = 'GET', headers: Record<string, string> = {}) {
  return (await app.inject({ url, method, headers })).json();
}

test.each([
  ['/api/getBanners', { name: 'getBanners', query: {} }],
  ['/api/getBanners?', { name: 'getBanners', query: {} }],
  ['/api/getBanners?a=1&b=2', { name: 'getBanners', query: { a: '1', b: '2' } }],
  ['/api?endpoint=getBanners', { name: 'getBanners', query: {} }],
  ['/api/?endpoint=getBanners&a=1?b', { name: 'getBanners', query: { a: '1?b' } }],
  ['/api/getBanners?endpoint=x', { name: 'getBanners', query: { endpoint: 'x' } }],
])('%s is read', async (url, call) => {
  expect(await read(url)).toEqual(call);
});

const unknown = {
  code: 'unknown-action',
  message: 'There is no such action. /api lists all of them.',
  extra: {},
};

test.each([
  '/api',
  '/api/',
  '/api?a=1',
  '/api/nope',
  '/api?endpoint=nope',
  '/api?endpoint=',
  '/api/nope?endpoint=getBanners',
  '/api/toString',
  '/api/getBanners/',
])('%s names no action', async (url) => {
  expect(await read(url)).toEqual(unknown);
  expect(findAction(shopPolicy, url)).toBeUndefined();
});

test('an address as long as allowed is read, one character more is refused', async () => {
  const start = '/api/getBanners?a=';
  const longest = start.padEnd(maxUrlLength, 'x');
  expect(await read(longest)).toMatchObject({ name: 'getBanners' });
  expect(await read(`${longest}x`)).toEqual({
    code: 'too-large',
    message: 'The address is too long.',
    extra: {},
  });
  expect(findAction(shopPolicy, longest)).toBe(actionNamed('getBanners'));
  expect(findAction(shopPolicy, `${longest}x`)).toBeUndefined();
});

test.each([
  ['POST', 'getBanners', 'GET'],
  ['DELETE', 'getBanners', 'GET'],
  ['GET', 'addToCart', 'POST'],
  ['PUT', 'addToCart', 'POST'],
  ['OPTIONS', 'addToCart', 'POST'],
] as const)('%s on %s is refused and told %s', async (method, name, allow) => {
  expect(await read(`/api/${name}`, method, { 'x-thok': '1' })).toEqual({
    code: 'wrong-method',
    message: `${name} is called with ${allow}.`,
    extra: { allow },
  });
});

test('HEAD is read like GET where it changes nothing', async () => {
  const statusOf = async (url: string) =>
    (await app.inject({ url, method: 'HEAD', headers: { 'x-thok': '1' } })).statusCode;
  expect(await statusOf('/api/getBanners')).toBe(200);
  expect(await statusOf('/api/cancelOrderById?id=1')).toBe(405);
  expect(await statusOf('/api/addToCart')).toBe(405);
});

test('only what changes something needs proof of the same origin', async () => {
  const proof = { origin: 'https://thok.example' };
  const foreign = { origin: 'https://evil.example' };
  expect(await read('/api/getBanners')).toMatchObject({ name: 'getBanners' });
  expect(await read('/api/addToCart', 'POST', foreign)).toMatchObject({ code: 'cross-site' });
  expect(await read('/api/addToCart', 'POST', proof)).toMatchObject({ name: 'addToCart' });
  expect(await read('/api/cancelOrderById?id=1')).toMatchObject({ code: 'cross-site' });
});
