import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPostgresDb } from '#test/test-db.ts';

test('npm run serve opens what is built, with no other program at hand', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-serve-'));
  const shop = spawn(process.execPath, ['scripts/serve.mjs'], {
    env: { PATH: '', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: await newPostgresDb() },
  });
  const ended = new Promise((resolve) => shop.on('close', resolve));
  onTestFinished(async () => {
    shop.kill('SIGKILL');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  // A process starts, and fills its database.
  await vi.waitFor(() => expect(output).toContain('The shop is open at'), { timeout: 30_000 });
  const address = /open at (\S+)/.exec(output)?.[1];
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  shop.kill('SIGTERM');
  expect(await ended).toBe(0);
});
