import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { importFiles } from '#server/db/schema/files.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { noteError } from '#test/logged-errors.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';

// Each test starts a shop of its own to kill, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let url: string;
let database: Database;
/** The node that lives on, and looks at the file afterwards. */
let survivor: TestApp;
let staff: TestOperator;
beforeAll(async () => {
  url = await newPostgresDb();
  database = await openPostgres(url, noteError);
  survivor = await startApp(database);
  staff = await newOperator(survivor, 'staff');
});
afterAll(() => survivor.close());

type Price = { sku: string; mrpPaise: number; pricePaise: number };

const readPrices = () =>
  rowsOf<Price>(
    database.db,
    sql`select sku, p.mrp_paise as "mrpPaise", k.price_paise as "pricePaise"
      from products p join packs k on k.product_id = p.id and k.slot = 1
      where p.mrp_paise > 2000 order by p.id`,
  );

/** A file that makes every first price one rupee less, with the prices before and after it. */
async function cheaperFile() {
  const before = await readPrices();
  const after = before.map((row) => ({ ...row, pricePaise: row.pricePaise - 100 }));
  const rows = after.map(({ sku, mrpPaise, pricePaise }) => ({
    ...{ sku, mrp: (mrpPaise / 100).toFixed(2), selling_price1: (pricePaise / 100).toFixed(2) },
  }));
  const checked = await checkFile(survivor, staff, 'prices', csvOf(rows));
  expect(checked).toMatchObject({ changes: before.length, errors: [] });
  return { file_id: checked.file_id ?? 0, before, after };
}

/**
 * Starts it in a process of its own, and lets go of it in the middle: packs are written, and a product
 * that somebody else holds is waited for. `end` is then done, and the product released.
 */
async function inTheMiddle(
  action: 'applyFile' | 'undoFile',
  file_id: number,
  end: (shop: ShopProcess, release: () => void) => Promise<void>,
): Promise<void> {
  const shop = await startShopProcess({ DATABASE_URL: url });
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  onTestFinished(async () => {
    released.resolve();
    await shop.kill();
  });
  const holding = database.background.transaction(async (tx) => {
    await tx.execute(sql`select id from products order by id desc limit 1 for update`);
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const answer = fetch(`${shop.url}/console/api/${action}`, {
    ...{ method: 'POST', body: JSON.stringify({ file_id }) },
    headers: { ...staff.headers, 'x-thok': '1', 'content-type': 'application/json' },
  }).catch(() => undefined);
  const waiting = sql`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect
    .poll(() => rowsOf(database.db, waiting), { interval: 20, timeout: 20_000 })
    .toHaveLength(1);
  await end(shop, () => released.resolve());
  released.resolve();
  await Promise.all([answer, holding]);
}

/** As after the 15 s in which nothing was heard of its process. */
const passSilence = (file_id: number) =>
  database.db
    .update(importFiles)
    .set({ heartbeatAt: sql`heartbeat_at - interval '20 seconds'` })
    .where(eq(importFiles.id, file_id));

const stateOf = async (file_id: number) => (await staff.call('getFile', { file_id })).file;

test('killed while a file is applied, nothing of it is; it can be applied again', async () => {
  const { file_id, before, after } = await cheaperFile();
  await inTheMiddle('applyFile', file_id, (shop) => shop.kill());
  expect(await readPrices()).toEqual(before);
  expect(await stateOf(file_id)).toMatchObject({ state: 'applying' });
  await passSilence(file_id);
  expect(await stateOf(file_id)).toMatchObject({
    ...{ state: 'checked', problem: expect.stringContaining('Nothing was changed') },
  });
  expect(await staff.call('applyFile', { file_id })).toMatchObject({ success: true });
  expect(await readPrices()).toEqual(after);
});

test('killed while a file is undone, all of it is still applied; it can be undone again', async () => {
  const { file_id, before, after } = await cheaperFile();
  await staff.call('applyFile', { file_id });
  await inTheMiddle('undoFile', file_id, (shop) => shop.kill());
  expect(await readPrices()).toEqual(after);
  await passSilence(file_id);
  expect(await stateOf(file_id)).toMatchObject({
    ...{ state: 'applied', problem: expect.stringContaining('Nothing was changed') },
  });
  expect(await staff.call('undoFile', { file_id })).toMatchObject({ success: true });
  expect(await readPrices()).toEqual(before);
});

test('killed as it commits, a file is applied whole or not at all, and says which', async () => {
  const { file_id, before, after } = await cheaperFile();
  await inTheMiddle('applyFile', file_id, (shop, release) => {
    release();
    return shop.kill();
  });
  // What the database was told before the kill it still carries out.
  const busy = sql`select pid from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`;
  await expect.poll(() => rowsOf(database.db, busy), { timeout: 20_000 }).toHaveLength(0);
  await passSilence(file_id);
  const state = (await stateOf(file_id))?.state;
  expect(['checked', 'applied']).toContain(state);
  expect(await readPrices()).toEqual(state === 'applied' ? after : before);
  const next = state === 'applied' ? 'undoFile' : 'applyFile';
  expect(await staff.call(next, { file_id })).toMatchObject({ success: true });
  expect(await readPrices()).toEqual(state === 'applied' ? before : after);
});
