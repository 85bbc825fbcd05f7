import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let port: number;
const limits = {
  headersMs: 300,
  requestMs: 400,
  keepAliveMs: 200,
  idleMs: 3_000,
  checkEveryMs: 50,
};
beforeAll(async () => {
  shop = await startApp(undefined, { connections: limits });
  port = await listen(shop);
});
afterAll(() => shop.close());

async function listen({ app }: TestApp): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port; // `as`: it listens on a port
}

/** Opens a connection, sends this, and gives all that came back once the shop has closed it. */
function untilClosed(text: string, to = port): Promise<string> {
  const socket = open(to);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  if (text) socket.write(text);
  return new Promise((resolve) => socket.on('close', () => resolve(answer)));
}

function open(to = port): Socket {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => {}); // a reset connection is a closed one
  onTestFinished(() => void socket.destroy());
  return socket;
}

const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';

test('a connection that says nothing is closed', async () => {
  expect(await untilClosed('')).toContain('408');
});

test('headers that do not end are given up', async () => {
  expect(await untilClosed(health)).toContain('408');
});

test('a body that does not end is given up', async () => {
  const head = 'POST /api/contactUsForm HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n';
  const body = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  expect(await untilClosed(head + body)).toContain('408');
});

test('an answered connection is closed when nothing more is asked', async () => {
  const answer = await untilClosed(`${health}\r\n`);
  expect(answer).toContain('200 OK');
  expect(answer).not.toContain('408');
});

test('a reader who takes nothing of a long answer is cut off', async () => {
  const long = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const socket = open();
  socket.pause();
  socket.write(long.repeat(200));
  await new Promise((resolve) => {
    shop.app.server.once('timeout', resolve);
  });
});

test('there are only so many connections at once', async () => {
  const database = { ...shop.database, close: async () => {} };
  const small = await startApp(database, { connections: { connections: 3 } });
  onTestFinished(() => small.close());
  const to = await listen(small);
  const held = [open(to), open(to), open(to)];
  await Promise.all(held.map((socket) => new Promise((done) => socket.once('connect', done))));
  const asked = `${health}connection: close\r\n\r\n`;
  expect(await untilClosed(asked, to)).toBe('');
  for (const socket of held) socket.destroy();
  await expect.poll(() => untilClosed(asked, to), { timeout: 10_000 }).toContain('200 OK');
});

test.each(['/api/getBanners', '/healthz', '/some-page'])(
  'two Host headers at %s are refused',
  async (path) => {
    const head = `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nhOST: evil.example\r\n\r\n`;
    expect(await untilClosed(head)).toContain('HTTP/1.1 400 ');
  },
);

test('no Host header is refused', async () => {
  expect(await untilClosed('GET /healthz HTTP/1.1\r\n\r\n')).toContain('HTTP/1.1 400 ');
});
