import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rounds } from '#test/rounds.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';

let shop: ShopProcess;
beforeAll(async () => {
  // As behind a proxy: all come from one address, which alone may not hold so many connections.
  shop = await startShopProcess({ TRUST_PROXY: '1' });
  // What is loaded and compiled once does not count as an attack's memory.
  await inBatches(300, 20, () => get('/api/getBanners'));
}, 120_000);
afterAll(() => shop.stop());

async function get(path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await fetch(shop.url + path, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

async function post(path: string, body: Uint8Array<ArrayBuffer>): Promise<number> {
  const headers = { 'x-thok': '1', 'content-type': 'application/json' };
  const answer = await fetch(shop.url + path, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

async function inBatches<T>(count: number, atOnce: number, ask: (at: number) => Promise<T>) {
  const answers = new Set<T>();
  for (let from = 0; from < count; from += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - from) }, (_, i) => ask(from + i));
    for (const answer of await Promise.all(batch)) answers.add(answer);
  }
  return answers;
}

/** Resident memory of the shop, in KB. */
function memory(): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(shop.pid)]));
}

/**
 * What the attack was answered. Meanwhile the shop must go on answering, and its memory stay small; how
 * quickly it answers is measured by `npm run bench -- floods`.
 */
async function withstand<T>(attack: () => Promise<T>): Promise<T> {
  const before = memory();
  let peak = before;
  let over = false;
  const watching = (async () => {
    while (!over) {
      expect(await get('/healthz')).toBe(200);
      peak = Math.max(peak, memory());
    }
  })();
  const result = await attack().finally(() => {
    over = true;
  });
  await watching;
  expect(peak / before).toBeLessThan(1.5);
  return result;
}

/** Encoded once, so that the attacker's own work does not slow the watching down. */
const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['200 bodies of half a million brackets', bytes('['.repeat(500_000)), 413],
  ['200 bodies of 32,000 nested lists', bytes('['.repeat(32_000) + ']'.repeat(32_000)), 400],
])('%s are refused, and take no memory', async (_what, body, status) => {
  // Where the shop closes before all of it is sent, the answer may be lost: that counts as refused.
  const send = () => post('/api/contactUsForm', body).catch(() => status);
  expect(await withstand(() => inBatches(200, 10, send))).toEqual(new Set([status]));
});

test('reads with junk parameters, compressed, fill no cache', async () => {
  const read = async (at: number) => {
    const url = `${shop.url}/api/getAllProductsWithImageNew?limit=100&junk=${at}`;
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return answer.headers.get('content-encoding');
  };
  const count = rounds(600, 200);
  await read(count);
  // Few are compressed at once and the others sent plain: so none of these was made anew.
  expect(await withstand(() => inBatches(count, 50, read))).toEqual(new Set(['br']));
});

test('300 connections with half a request leave the shop open to others', async () => {
  const { hostname, port } = new URL(shop.url);
  const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
  for (const socket of sockets) socket.on('error', () => {}).write('GET / HTTP/1.1\r\nx: ');
  const others = await withstand(() => inBatches(40, 20, () => get('/api/getBanners')));
  expect(others).toEqual(new Set([200]));
});

test('of 160 connections that each ask for a page of their own some are refused at once', async () => {
  const { hostname, port } = new URL(shop.url);
  const sockets = Array.from({ length: 160 }, () => connect(Number(port), hostname));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const answers = sockets.map(async (socket, i) => {
    socket.on('error', () => {}).write(`GET /?own=${i} HTTP/1.1\r\nhost: shop\r\n\r\n`);
    const status = await new Promise((first) =>
      socket.once('data', (head) => first(head.toString('latin1', 9, 12))),
    );
    if (status !== '503') throw new Error(`answered ${status}`);
  });
  await Promise.any(answers);
});
