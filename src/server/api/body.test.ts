import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actionNamed, actionNames } from '#contract/index.ts';
import { maxLines } from '#domain/limits.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { largestBodyBytes } from './limits.ts';

let shop: TestApp;
let port: number;
let signedIn: Record<string, string>;
beforeAll(async () => {
  shop = await startApp();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port; // `as`: it listens on a port
  signedIn = await shop.signIn(1);
});
afterAll(() => shop.close());

/** Sends only the head of a request, whose body never comes, and gives the head of the answer. */
function sendHead(line: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const fields = Object.entries({ host: 'localhost', ...headers });
    socket.write(`${line} HTTP/1.1\r\n${fields.map(([k, v]) => `${k}: ${v}\r\n`).join('')}\r\n`);
    socket.once('data', (chunk) => {
      socket.destroy();
      resolve(String(chunk));
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}

const json = { 'x-thok': '1', 'content-type': 'application/json', 'content-length': '1000' };
const foreign = { ...json, 'sec-fetch-site': 'cross-site' };

test.each([
  ['an unknown action', 'POST /api/nope', json, '404'],
  ['the wrong method', 'POST /api/getBanners', json, '405'],
  ['another method', 'DELETE /api/addToCart', json, '405'],
  ['a call from elsewhere', 'POST /api/addToCart', foreign, '403'],
  [
    'more than 64 KB',
    'POST /api?endpoint=addToCart',
    { ...json, 'content-length': '65537' },
    '413',
  ],
  ['a type nobody reads', 'POST /api/addToCart', { ...json, 'content-type': 'text/plain' }, '400'],
  [
    'a form above 64 KB',
    'POST /api/addToCart',
    { ...json, 'content-type': 'Multipart/Form-Data; boundary=x', 'content-length': '65537' },
    '413',
  ],
  ['a log-out from elsewhere', 'POST /logout', foreign, '403'],
  ['a plain form from elsewhere', 'POST /contact-us', foreign, '403'],
  ['an address that takes no body', 'POST /anything', json, '404'],
])('%s is answered without waiting for the body', async (_what, line, headers, status) => {
  expect(await sendHead(line, headers)).toContain(`HTTP/1.1 ${status} `);
});

function post(name: string, payload: string, type = 'application/json') {
  const headers = { ...signedIn, 'content-type': type };
  return shop.app.inject({ url: `/api/${name}`, method: 'POST', headers, payload });
}

function postChunked(type: string, body: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/contactUsForm`, {
    method: 'POST',
    headers: { ...signedIn, 'content-type': type },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit); // `as`: the browser's type lacks `duplex`, which Node asks for
}

describe('a body', () => {
  const ofLength = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  test.each([
    ['contactUsForm', 64],
    ['insertOrder', 512],
    ['updateOrderQtyEditDelivery', 512],
  ])('of %s may be as large as %i KB', async (name, kilobytes) => {
    const fits = await post(name, ofLength(kilobytes * 1024));
    expect(fits.statusCode).toBe(400);
    const above = await post(name, ofLength(kilobytes * 1024 + 1));
    expect([above.statusCode, above.json().message]).toEqual([
      413,
      `What was sent must be at most ${kilobytes} KB.`,
    ]);
  });

  const part = (bytes: number) =>
    `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(bytes)}\r\n`;

  test.each([
    ['application/json', 'just above', ofLength(65_537)],
    ['application/json', 'far above', ofLength(largestBodyBytes + 1)],
    ['multipart/form-data; boundary=x', 'just above', `${part(65_500)}--x--\r\n`],
    ['Multipart/Form-Data; boundary=x', 'far above', `${part(40_000).repeat(2)}--x--\r\n`],
  ])('of %s that does not say its length, %s the limit, is cut there', async (type, _, body) => {
    const answer = await postChunked(type, body);
    expect([answer.status, (await answer.json()).message]).toEqual([
      413,
      'What was sent must be at most 64 KB.',
    ]);
  });

  test('of form fields that does not say its length is read up to the limit', async () => {
    const answer = await postChunked('MULTIPART/FORM-DATA; boundary=x', `${part(60_000)}--x--\r\n`);
    expect((await answer.json()).message).toMatch(/^Name /);
  });

  test('no action’s own limit is above what is read at all', () => {
    const limits = actionNames.map((name) => actionNamed(name).maxBodyBytes ?? 0);
    expect(Math.max(...limits)).toBe(largestBodyBytes);
  });

  test.each([
    [
      'lists',
      `{"cart_items":${'['.repeat(20)}${']'.repeat(20)}}`,
      'What was sent is nested too deeply.',
    ],
    ['objects', `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`, 'What was sent is nested too deeply.'],
    ['values', `{"cart_items":[${'1,'.repeat(20_001)}1]}`, 'What was sent has too many values.'],
  ])('with too many %s is refused before it is parsed', async (_what, payload, message) => {
    expect((await post('insertOrder', payload)).json()).toMatchObject({
      code: 'bad-input',
      message,
    });
    // As broken JSON it would be refused otherwise, had it been parsed first.
    expect((await post('insertOrder', payload.slice(0, -1))).json().message).toBe(message);
  });

  test('may have brackets, quotes and commas in its texts', async () => {
    const text = `\\"${'[{,'.repeat(7_000)}\\\\`;
    const answer = await post('insertOrder', `{"cart_items":"${text}","user_id":"x"}`);
    expect(answer.json().message).toMatch(/^User ID /);
    const deep = await post('insertOrder', `{"a":"${text}","b":${'['.repeat(20)}`);
    expect(deep.json().message).toBe('What was sent is nested too deeply.');
  });

  test('may be the largest cart there is', async () => {
    const { cart } = actionNamed('getCartProductByUserId').example.output as { cart: object[] }; // `as`: its own example
    const line = { ...cart[0], product_name: 'नीम फेस वॉश सौम्य सफ़ाई के लिए १०० मिली'.repeat(2) };
    const lines = Array.from({ length: maxLines }, (_, at) => ({ ...line, id: at + 1 }));
    const stock = Object.fromEntries(lines.map(({ id }) => [id, 99_999]));
    const order = { user_id: 1, idempotency_key: 'k', paymentMethod: 'none' };
    const placing = JSON.stringify({ ...order, cart_items: JSON.stringify(lines) });
    expect((await post('insertOrder', placing)).json().message).toMatch(/^Payment /);
    const edit = { id: 999_999, updatedCart: lines, updatedStockMap: stock };
    expect((await post('updateOrderQtyEditDelivery', JSON.stringify(edit))).statusCode).toBe(404);
  });

  test('of form fields may have 100 of them', async () => {
    const form = (count: number) =>
      post(
        'contactUsForm',
        Array.from({ length: count }, (_, at) => `f${at}=1`).join('&'),
        'application/x-www-form-urlencoded',
      );
    expect((await form(100)).json().message).toMatch(/^Name /);
    expect((await form(101)).json().message).toBe('What was sent has too many fields.');
  });
});
