import { describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { requireSameOrigin } from './same-origin.ts';

type Headers = Record<string, string>;

function isAllowed(
  method: string,
  headers: Headers,
  shopOrigin?: string,
  storefrontOrigins: string[] = [],
): boolean {
  const head = { method, headers: { host: 'localhost:3000', ...headers } };
  try {
    requireSameOrigin(head, { shopOrigin, storefrontOrigins, host: '192.168.1.5', port: 3000 });
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({
      code: 'cross-site',
      message: 'This can only be done from the shop’s own pages.',
    });
    return false;
  }
}

const header = { 'x-thok': '1' };
const fromOwnPage = { 'sec-fetch-site': 'same-origin' };
const fromScript = { 'sec-fetch-dest': 'empty' };
const ownOrigin = { origin: 'http://localhost:3000' };
const evil = { origin: 'https://evil.example' };

test.each<[string, Headers, { POST: boolean; GET: boolean }]>([
  ['nothing, as no browser does', {}, { POST: true, GET: false }],
  ['a script without an origin', fromScript, { POST: true, GET: true }],
  ['our header', header, { POST: true, GET: true }],
  ['an empty header of ours', { 'x-thok': '' }, { POST: true, GET: true }],
  ['our header from our page', { ...header, ...fromOwnPage }, { POST: true, GET: true }],
  ['our header, typed in', { ...header, 'sec-fetch-site': 'none' }, { POST: true, GET: true }],
  ['our header from a sister site', sites('same-site'), { POST: false, GET: false }],
  ['our header from another site', sites('cross-site'), { POST: false, GET: false }],
  ['our header and origin', { ...header, ...ownOrigin }, { POST: true, GET: true }],
  ['our header, another origin', { ...header, ...evil }, { POST: false, GET: false }],
  ['our header, origin null', { ...header, origin: 'null' }, { POST: false, GET: false }],
  ['our own page', fromOwnPage, { POST: true, GET: false }],
  ['a typed-in address', { 'sec-fetch-site': 'none' }, { POST: false, GET: false }],
  ['our origin', ownOrigin, { POST: true, GET: false }],
  ['our origin over https', { origin: 'https://localhost:3000' }, { POST: true, GET: false }],
  ['another port', { origin: 'http://localhost:81' }, { POST: false, GET: false }],
  ['another origin', evil, { POST: false, GET: false }],
  ['another origin in our page', { ...evil, ...fromOwnPage }, { POST: false, GET: false }],
  ['our script', { ...fromOwnPage, ...fromScript }, { POST: true, GET: true }],
  ['an old browser’s script', { ...ownOrigin, ...fromScript }, { POST: true, GET: true }],
  ['another site’s script', { ...evil, ...fromScript }, { POST: false, GET: false }],
  ['our picture', { ...fromOwnPage, 'sec-fetch-dest': 'image' }, { POST: true, GET: false }],
])('%s proves what it should', (_what, headers, allowed) => {
  const { POST, GET } = allowed;
  expect({ POST: isAllowed('POST', headers), GET: isAllowed('GET', headers) }).toEqual({
    POST,
    GET,
  });
});

function sites(site: string): Headers {
  return { ...header, 'sec-fetch-site': site };
}

test.each(['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip'])(
  'a GET of our script with Sec-Purpose %s changes nothing',
  (purpose) => {
    const script = { ...fromOwnPage, ...fromScript };
    expect(isAllowed('GET', { ...script, 'sec-purpose': purpose })).toBe(false);
    expect(isAllowed('GET', script)).toBe(true);
  },
);

test('where the shop has a public origin, only that one is its own', () => {
  const shopOrigin = 'https://thok.example';
  expect(isAllowed('POST', { origin: shopOrigin }, shopOrigin)).toBe(true);
  expect(isAllowed('POST', { origin: 'http://thok.example' }, shopOrigin)).toBe(false);
  // The Host header is whatever the caller writes into it.
  expect(isAllowed('POST', ownOrigin, shopOrigin)).toBe(false);
  expect(isAllowed('POST', { origin: 'https://shop.example' }, shopOrigin)).toBe(false);
});

test('a storefront of another origin may do what our own pages may, no other origin does', () => {
  const storefronts = ['https://m.shop.example'];
  const site = { 'sec-fetch-site': 'same-site' };
  const listed = { ...site, origin: 'https://m.shop.example' };
  const allowed = (method: string, headers: Headers) =>
    isAllowed(method, headers, 'https://shop.example', storefronts);
  expect(allowed('POST', listed)).toBe(true);
  expect(allowed('GET', { ...listed, ...header })).toBe(true);
  expect(allowed('GET', { ...listed, ...fromScript })).toBe(true);
  expect(allowed('GET', { ...listed, 'sec-fetch-dest': 'image' })).toBe(false);
  expect(allowed('POST', { ...site, ...header })).toBe(false);
  expect(allowed('POST', { ...site, ...header, origin: 'https://x.shop.example' })).toBe(false);
  expect(allowed('POST', { ...header, origin: 'https://m.shop.example.evil.example' })).toBe(false);
});

describe('where the shop has no public origin', () => {
  const own = ['localhost', 'LOCALHOST:81', '127.0.0.1:3000', '127.8.9.10', '[::1]:3000'];
  const foreign = ['evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', ''];
  const others = ['192.168.1.5', '192.168.1.5:81', '192.168.1.6:3000', '0.0.0.0:3000'];
  /** What a browser sends for a page at that host, whose script adds our header. */
  const page = (host: string) => ({ ...fromOwnPage, ...fromScript, ...header, host });
  const allowed = (headers: Headers) => ({
    POST: isAllowed('POST', { ...headers, origin: `http://${headers.host}` }),
    GET: isAllowed('GET', headers),
  });

  test.each([...own, '192.168.1.5:3000'])('a page at %s is its own', (host) => {
    expect(allowed(page(host))).toEqual({ POST: true, GET: true });
  });

  test.each([...foreign, ...others])('one at %s is not, whatever it proves', (host) => {
    expect(allowed(page(host))).toEqual({ POST: false, GET: false });
    // Of a browser that does not tell where from.
    expect(isAllowed('GET', { host, ...header })).toBe(false);
  });

  test('what is no browser may call it by any name', () => {
    expect(isAllowed('POST', { host: 'shop.lan:3000' })).toBe(true);
  });
});
