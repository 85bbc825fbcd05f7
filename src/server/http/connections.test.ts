import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addCustomer } from '#test/builders.ts';
import { checkFile } from '#test/import-file.ts';
import { newOperator } from '#test/operator.ts';
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

/** The database of this file, which a shop of a single test leaves open. */
const kept = () => ({ ...shop.database, close: async () => {} });

const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';

test('a connection that says nothing is closed', async () => {
  expect(await untilClosed('')).toContain('HTTP/1.1 408');
});

test('headers that do not end are given up', async () => {
  expect(await untilClosed(health)).toContain('HTTP/1.1 408');
});

test('a body that does not end is given up', async () => {
  const head = 'POST /api/contactUsForm HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n';
  const body = 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  expect(await untilClosed(head + body)).toContain('HTTP/1.1 408');
});

test.each([
  ['/console/api/saveProduct', 100],
  ['/console/api/signOut', 100],
  // Read only of who may call it, and not longer for that.
  ['/api/insertOrder', 100_000],
  ['/api/readOrderFile', 100],
])('nor does who is signed in get more time for %s', async (path, length) => {
  const { headers } = await newOperator(shop, 'owner');
  const { cookie } = await shop.signIn(await addCustomer(shop.database.db));
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n`;
  const session = `cookie: ${cookie}; ${headers.cookie}\r\n`;
  const body = `content-type: application/json\r\ncontent-length: ${length}\r\n\r\n{`;
  expect(await untilClosed(head + session + body)).toContain('HTTP/1.1 408');
});

test('the file of an operator may take longer than other bodies', async () => {
  const operator = await newOperator(shop, 'staff');
  const { headers } = operator;
  // The thread that checks files is there: to start it takes longer than a connection may be idle here.
  await checkFile(shop, operator, 'prices', 'sku,mrp\n');
  const edge = '--x\r\nContent-Disposition: form-data; name=';
  const body = `${edge}"kind"\r\n\r\nprices\r\n${edge}"file"; filename="a.csv"\r\n\r\nsku,mrp\r\n--x--\r\n`;
  const socket = open();
  socket.write('POST /console/api/checkFile HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n');
  socket.write(`cookie: ${headers.cookie}\r\ncontent-type: multipart/form-data; boundary=x\r\n`);
  socket.write(`content-length: ${body.length}\r\n\r\n`);
  const answer = once(socket, 'data');
  for (const part of body.match(/.{1,50}/gs) ?? []) {
    socket.write(part);
    await setTimeout(limits.requestMs / 2);
  }
  expect(String(await answer)).toContain('no rows below its header');
});

test('an answered connection is closed when nothing more is asked', async () => {
  const answer = await untilClosed(`${health}\r\n`);
  expect(answer).toContain('200 OK');
  expect(answer).not.toContain('HTTP/1.1 408');
});

test('a reader who takes nothing of a long answer is cut off', async () => {
  const impatient = await startApp(kept(), { connections: { ...limits, idleMs: 300 } });
  onTestFinished(() => impatient.close());
  const long = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const socket = open(await listen(impatient));
  socket.pause();
  socket.write(long.repeat(200));
  await new Promise((resolve) => {
    impatient.app.server.once('timeout', resolve);
  });
});

test('there are only so many connections at once', async () => {
  const small = await startApp(kept(), { connections: { connections: 3 } });
  onTestFinished(() => small.close());
  const to = await listen(small);
  const held = [open(to), open(to), open(to)];
  await Promise.all(held.map((socket) => new Promise((done) => socket.once('connect', done))));
  const asked = `${health}connection: close\r\n\r\n`;
  expect(await untilClosed(asked, to)).toBe('');
  for (const socket of held) socket.destroy();
  await expect.poll(() => untilClosed(asked, to)).toContain('200 OK');
});

test.each([
  ['one address may hold only so many of them', 0, ''],
  ['a proxy of our own, from which all come, may hold more', 1, '200 OK'],
])('%s', async (_what, trustProxy, answer) => {
  const small = await startApp(kept(), { trustProxy, connections: { perAddress: 2 } });
  onTestFinished(() => small.close());
  const to = await listen(small);
  const held = [open(to), open(to)];
  await Promise.all(held.map((socket) => once(socket, 'connect')));
  const asked = `${health}connection: close\r\n\r\n`;
  expect(await untilClosed(asked, to)).toContain(answer);
  if (trustProxy === 0) expect(await untilClosed(asked, to)).toBe('');
  held[0]?.destroy();
  await expect.poll(() => untilClosed(asked, to)).toContain('200 OK');
});

test('a closing shop finishes requests under way, and waits for no other connection', async () => {
  const closing = await startApp(kept()); // with the usual time-outs, longer than a test may take
  const to = await listen(closing);
  const idle = ['', 'GET / HTTP/1.1\r\n', `${health}\r\nGET / HTTP/1.1\r\n`].map((text) => {
    const socket = open(to);
    socket.write(text);
    return socket.resume();
  });
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const sending = open(to);
  const head = 'POST /api/contactUsForm HTTP/1.1\r\nhost: localhost\r\nx-thok: 1\r\n';
  const body = 'content-type: application/json\r\ncontent-length: 2\r\n';
  sending.write(`${head}${body}expect: 100-continue\r\n\r\n`);
  expect(String(await once(sending, 'data'))).toContain('100 Continue');
  const closed = closing.close();
  await Promise.all(idle.map((socket) => once(socket, 'close')));
  sending.write('{}');
  expect(String(await once(sending, 'data'))).toContain('HTTP/1.1 400 ');
  await closed;
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
