import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';

const file = 'home-ZZZZZZZZ.js';

/** The built shop with one script more. */
function newerBuild(): string {
  // Within the project: its modules are found from there.
  mkdirSync('test-results', { recursive: true });
  const folder = mkdtempSync('test-results/build-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('build', folder, { recursive: true });
  writeFileSync(join(folder, 'client', 'assets', file), 'newer');
  writeFileSync(join(folder, 'client', 'assets', `${file}.br`), brotliCompressSync('newer'));
  return folder;
}

test('during an upgrade the older node serves the scripts of the newer one', async () => {
  const DATABASE_URL = await newPostgresDb();
  const older = await startShopProcess({ DATABASE_URL });
  onTestFinished(() => older.stop());
  expect((await fetch(`${older.url}/assets/${file}`)).status).toBe(404);
  const newer = await startShopProcess({ DATABASE_URL, BUILD_DIR: newerBuild() });
  onTestFinished(() => newer.stop());
  const read = async () => (await fetch(`${older.url}/assets/${file}`)).text();
  await expect.poll(read).toBe('newer');
});
