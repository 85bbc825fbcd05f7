import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { shopMain } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';

/** Two processes start, and another in the place of one that was killed. */
const patience = { timeout: 40_000, interval: 100 };

async function startWorkers() {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-workers-'));
  const databaseUrl = await newPostgresDb();
  const child = spawn(process.execPath, [shopMain], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      WORKERS: '2',
      LOG_LEVEL: 'info',
    },
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
    await ended; // workers end with the process that started them
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { child, dataDir, ended, output: () => output };
}

/** The worker processes that have answered a request, by what they logged. */
function answered(output: string): Set<number> {
  const lines = output.matchAll(/"pid":(\d+),.*"path":"\/api\/getHomeSettings","status":200/g);
  return new Set([...lines].map((match) => Number(match[1])));
}

async function askOften(address: string): Promise<void> {
  const url = `${address}/api?endpoint=getHomeSettings`;
  // Each on a connection of its own: those are shared out. One handed to a worker that has just
  // died gets no answer.
  const ask = () =>
    fetch(url, { headers: { connection: 'close' }, signal: AbortSignal.timeout(1_000) }).then(
      (got) => got.text(),
    );
  await Promise.all(Array.from({ length: 8 }, ask));
}

function hasEnded({ child }: { child: ChildProcess }): boolean {
  return child.exitCode !== null;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false; // no such process
  }
}

test('two workers share the work, one that dies is replaced, jobs run once, all end together', async () => {
  const shop = await startWorkers();
  await vi.waitUntil(
    () => shop.output().split('is open at').length === 3 || hasEnded(shop),
    patience,
  );
  expect(shop.output()).toContain('is open at');
  const address = /is open at (\S+)/.exec(shop.output())?.[1] ?? '';
  await vi.waitFor(async () => {
    await askOften(address);
    expect(answered(shop.output()).size).toBe(2);
  }, patience);

  const [first = 0, second = 0] = answered(shop.output());
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => {
    await askOften(address);
    expect(answered(shop.output()).size).toBe(3);
  }, patience);
  expect(shop.output()).toContain(`process ${first} was ended by SIGKILL; another one is started`);
  const replacement = [...answered(shop.output())].at(-1) ?? 0;

  const sent = await fetch(`${address}/api?endpoint=sendResetPinLink`, {
    method: 'POST',
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@thok.example' }),
  });
  expect(await sent.json()).toMatchObject({ status: 'success' });
  const outbox = join(shop.dataDir, 'outbox');
  await vi.waitFor(() => expect(readdirSync(outbox)).toHaveLength(1), patience);

  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(shop.output().match(/finishing the requests under way/g)).toHaveLength(2);
  expect(shop.output()).not.toContain('"level":50');
  expect([second, replacement].filter(isAlive)).toEqual([]);
  expect(readdirSync(outbox)).toHaveLength(1);
  expect(readFileSync(join(outbox, readdirSync(outbox)[0] ?? ''), 'utf8')).toContain('reset-pin');
}, 120_000);
