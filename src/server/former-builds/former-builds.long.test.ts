import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';

const file = 'home-ZZZZZZZZ.js';

function newFolder(prefix: string): string {
  const folder = mkdtempSync(prefix);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The built shop with one script more. */
function formerBuild(): string {
  // Within the project: its modules are found from there.
  mkdirSync('test-results', { recursive: true });
  const folder = newFolder('test-results/build-');
  cpSync('build', folder, { recursive: true });
  writeFileSync(join(folder, 'client', 'assets', file), 'former');
  return folder;
}

test('after an upgrade a shop of two processes serves the scripts of the build before', async () => {
  const env = {
    DATABASE_URL: await newPostgresDb(),
    DATA_DIR: newFolder(join(tmpdir(), 'thok-builds-')),
    WORKERS: '2',
  };
  const former = await startShopProcess({ ...env, BUILD_DIR: formerBuild() });
  const kept = () => readdirSync(join(env.DATA_DIR, 'builds'));
  await expect.poll(kept).toEqual([expect.stringMatching(/^\w+$/)]);
  await former.stop();
  const shop = await startShopProcess(env);
  onTestFinished(() => shop.stop());
  expect(await (await fetch(`${shop.url}/assets/${file}`)).text()).toBe('former');
});
