import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newestMigration } from '#server/db/migrate.ts';
import { callShop, startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';

vi.setConfig({ testTimeout: 120_000 });

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As `npm run backup -- FILE` does. */
async function command(name: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const { PATH } = process.env;
  const run = promisify(execFile)(process.execPath, [`src/server/backup/${name}.ts`, file], {
    maxBuffer: 100_000_000,
    env: { PATH, ...env },
  });
  return run.then(
    ({ stdout }) => stdout,
    (error) => String(error.stderr),
  );
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/loginUserdata`, {
    method: 'POST',
    headers: { 'x-thok': '1', 'content-type': 'application/json' },
    body: JSON.stringify({ email_or_phone: '9876543210', pin: '246810' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

test('an open shop is backed up, and opens again on an empty machine and the other kind of database', async () => {
  const shop = await startShopProcess({ DATABASE_URL: '' });
  const cookie = await signIn(shop.url);
  const { products = [] } = await callShop(shop.url, '', 'getAllProductsWithImageNew', {});
  const before = await callShop(shop.url, cookie, 'getOrdersByUserId', { user_id: 1 });
  const folder = newFolder();
  const file = join(folder, 'shop.backup');
  const told = await command('backup', file, { DATA_DIR: shop.dataDir });
  const [rows] = /Done: \d{4,} rows/.exec(told) ?? [];
  expect(rows).toBeDefined();
  expect(await command('backup', file, { DATA_DIR: shop.dataDir })).toBe(
    `There is a file ${file} already. Name a new one.\n`,
  );
  expect(statSync(file).mode & 0o077).toBe(0);
  // Into a pipe the open shop writes it as well.
  const piped = await command('backup', '-', { DATA_DIR: shop.dataDir });
  expect(piped.charCodeAt(0)).toBe(0x1f);
  expect(readdirSync(shop.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  const databaseUrl = await newPostgresDb('template0');
  const elsewhere = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'other') };
  expect(await command('restore', file, elsewhere)).toContain(`${rows}, the shop can be started`);
  const restored = await startShopProcess(elsewhere);
  // Even the session is there: nobody has to sign in again.
  const after = await callShop(restored.url, cookie, 'getOrdersByUserId', { user_id: 1 });
  expect(after.orders?.length).toBeGreaterThan(0);
  expect(after).toEqual(before);
  const picture = `images/products/${products[0]?.image_name}`;
  expect((await fetch(`${restored.url}/${picture}`)).status).toBe(200);
  expect(await command('backup', join(folder, 'second'), elsewhere)).toMatch(/Done: \d{4,} rows/);
  expect(await command('restore', file, elsewhere)).toContain('holds a shop already');
  await restored.stop();
  await shop.stop();
});

test('a file that cannot be written is told, and the shop goes on', async () => {
  const shop = await startShopProcess({ DATABASE_URL: '' });
  const told = await command('backup', join(newFolder(), 'none', 'x'), { DATA_DIR: shop.dataDir });
  expect(told).toContain('The backup was not made: Error: ENOENT');
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await command('backup', '', { DATA_DIR: shop.dataDir })).toContain('Name one file');
  await shop.stop();
});

test('a row that cannot be restored is told with the code of the fault, and not shown', async () => {
  const folder = newFolder();
  const file = join(folder, 'shop.backup');
  const lines = [
    `#{"thok":"backup","format":1,"migration":${newestMigration()}}`,
    '#{"table":"brands","columns":["id","name","logo"]}',
    '{"id":1,"name":"Somebody"}',
    '#{"end":true,"rows":1}',
  ];
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  const told = await command('restore', file, { DATA_DIR: join(folder, 'data') });
  expect(told).toContain("code: '23502'");
  expect(told).not.toContain('Somebody');
});

test('where there is no shop, one sentence says so, and nothing is made', async () => {
  const folder = newFolder();
  const file = join(folder, 'shop.backup');
  const nowhere = join(folder, 'mistyped');
  expect(await command('backup', file, { DATA_DIR: nowhere })).toBe(
    `There is no shop in ${nowhere}. Name its folder with DATA_DIR.\n`,
  );
  expect(existsSync(nowhere)).toBe(false);
  const emptyDatabase = { DATABASE_URL: await newPostgresDb('template0'), DATA_DIR: folder };
  expect(await command('backup', file, emptyDatabase)).toBe(
    'This database holds no shop. Choose another with DATABASE_URL.\n',
  );
  expect(readdirSync(folder)).toEqual([]);
});
