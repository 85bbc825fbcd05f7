import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isNewShop } from '#server/queries/catalogue/catalogue.ts';
import { openFaultProxy } from '#test/fault-proxy.ts';
import { shopMain } from '#test/shop-process.ts';
import { newPostgresDb, openTestDb } from '#test/test-db.ts';

// Some of these open a new demo shop, or two, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

function start(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-start-'));
  const child = spawn(process.execPath, [shopMain], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info', ...env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number>((resolve) => child.on('close', (code) => resolve(code ?? -1)));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    chmodSync(dataDir, 0o700);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, dataDir, ended, output: () => output };
}

async function untilOpen(shop: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const address = /The shop is open at (\S+)/.exec(shop.output())?.[1];
    if (address) return address;
    if (shop.child.exitCode !== null) throw new Error(shop.output());
    await new Promise((resolve) => shop.child.stdout.once('data', resolve));
  }
}

/** A request whose body is still on its way until `finish` is called. */
function slowPost(address: string) {
  const body = JSON.stringify({ name: 'A' });
  const headers = {
    'x-thok': '1',
    'content-type': 'application/json',
    'content-length': body.length,
    // The shop says when it has begun to read.
    expect: '100-continue',
  };
  const sending = request(`${address}/api/contactUsForm`, { method: 'POST', headers });
  const status = new Promise<number>((resolve, reject) => {
    sending.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    sending.on('error', reject);
  });
  const begun = new Promise<void>((resolve) => sending.once('continue', () => resolve()));
  sending.flushHeaders();
  return { begun, status, finish: () => void sending.end(body) };
}

describe('a start that cannot work says why and exits with 1', () => {
  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const shop = start({ PORT: String(port), DATABASE_URL: await newPostgresDb('template0') });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`Port ${port} on 127.0.0.1 is in use`);
  });

  test('when the data folder cannot be written to', async () => {
    const shop = start({ DATA_DIR: `${shopMain}/data` });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(`The data folder ${shopMain}/data cannot be written to`);
  });

  test('when DATABASE_URL is unreachable', async () => {
    const shop = start({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain('(DATABASE_URL) cannot be reached');
  });

  test('when the address is not this machine’s', async () => {
    const shop = start({ HOST: '203.0.113.9', DATABASE_URL: await newPostgresDb('template0') });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toMatch(/cannot be listened on: .* Change PORT or HOST\.\n$/);
  });

  test.each([
    ['PORT', 'abc'],
    ['DATABASE_URL', 'mysql://x'],
    ['WORKERS', '2'],
  ])('when %s is %s', async (name, value) => {
    const shop = start({ [name]: value });
    expect(await shop.ended).toBe(1);
    expect(shop.output()).toContain(name);
  });
});

test('what the shop writes is for its owner alone, also in folders that were open to all', async () => {
  const shop = start({});
  chmodSync(shop.dataDir, 0o777);
  mkdirSync(join(shop.dataDir, 'outbox'), { mode: 0o777 });
  await untilOpen(shop);
  shop.child.kill('SIGTERM');
  await shop.ended;
  const tree = readdirSync(shop.dataDir, { recursive: true, encoding: 'utf8' });
  // The demo shop's pictures are copies of files that anyone may read.
  const entries = ['', ...tree.filter((name) => !name.startsWith('images/'))];
  expect(entries).toEqual(expect.arrayContaining(['database', 'images', 'lock.sqlite', 'outbox']));
  const isOpen = (name: string) => (statSync(join(shop.dataDir, name)).mode & 0o077) !== 0;
  expect(entries.filter(isOpen)).toEqual([]);
});

test('a shop whose products were all deleted is not a new one', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  await database.db.execute(sql`truncate products cascade`);
  expect(await isNewShop(database.db)).toBe(false);
  await database.db.execute(sql`delete from settings`);
  expect(await isNewShop(database.db)).toBe(true);
});

test('a shop opens, keeps a second one out, finishes what is under way and closes', async () => {
  const shop = start({ CLOSE_DELAY_MS: '3000' });
  const address = await untilOpen(shop);
  await vi.waitFor(() => expect(shop.output()).toContain('9876543210, PIN 246810'));
  const second = start({ DATA_DIR: shop.dataDir });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${shop.child.pid}`);

  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('Best Selling Products'),
  ]);
  await fetch(`${address}/reset-pin?token=very-secret-token`);
  // Not written yet when the shop closes.
  await fetch(`${address}/api?endpoint=searchProducts&q=unheard-of`);
  await fetch(`${address}/api?endpoint=loginUserdata`, {
    method: 'POST',
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email_or_phone: '9876543210', pin: '246810' }),
  });

  const underWay = slowPost(address);
  await underWay.begun;
  shop.child.kill('SIGTERM');
  // Until the load balancer has noticed, people are served as before.
  await vi.waitFor(async () => expect((await fetch(`${address}/readyz`)).status).toBe(503));
  expect((await fetch(address)).status).toBe(200);
  const soon = { timeout: 10_000 };
  await vi.waitFor(() => expect(shop.output()).toContain('finishing the requests under way'), soon);
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  shop.child.kill('SIGTERM'); // a terminal and whoever started it may both tell
  underWay.finish();
  expect(await underWay.status).toBe(400);
  expect(await shop.ended).toBe(0);
  expect(shop.output().match(/finishing the requests/g)).toHaveLength(1);
  expect(shop.output()).not.toMatch(/very-secret-token|246810(?!\s\()/);
  expect(shop.output()).not.toContain('"level":50');
  expect(shop.output()).toMatch(/"reqId":"[\w-]{36}".*"path":"\/api\/contactUsForm"/);
});

test('a database that goes away just after the shop has opened leaves it open, and jobs begin later', async () => {
  const proxy = await openFaultProxy(await newPostgresDb());
  onTestFinished(() => proxy.close());
  const shop = start({ DATABASE_URL: proxy.url, LOG_LEVEL: 'warn' });
  const address = await untilOpen(shop);
  proxy.cut();
  const soon = { timeout: 30_000 };
  await vi.waitFor(() => expect(shop.output()).toContain('start of the job queue'), soon);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  proxy.mend();
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${address}/readyz`)).json()).toMatchObject({ status: 'ready' }),
    soon,
  );
  await fetch(`${address}/api/contactUsForm`, {
    method: 'POST',
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'A', email: 'a@thok.example', message: 'Hello' }),
  });
  const outbox = join(shop.dataDir, 'outbox');
  await vi.waitFor(() => expect(readdirSync(outbox).length).toBeGreaterThan(0), soon);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});
