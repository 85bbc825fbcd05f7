import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isDatabaseBusy } from '#server/api/database-busy.ts';
import { newWorld } from '#test/chaos/world.ts';
import { postgresFolder, startPostgres } from '#test/postgres-server.ts';
import { callShop, startShopProcess } from '#test/shop-process.ts';
import { canMount, mountSmallDisk } from '#test/small-disk.ts';
import type { Database } from './connect.ts';
import { openEmbedded } from './embedded.ts';
import { openPostgres } from './postgres.ts';

function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'thok-disk-'));
  const disk = mountSmallDisk(folder);
  onTestFinished(() => {
    disk.unmount();
    rmSync(folder, { recursive: true });
  });
  return { disk, dataDir: join(folder, 'data') };
}

async function embedded() {
  const { disk, dataDir } = smallDisk();
  return { disk, env: { DATA_DIR: dataDir }, database: await openEmbedded(dataDir) };
}

async function onServer() {
  const server = await startPostgres(postgresFolder(), { smallDisk: true });
  onTestFinished(() => server.stop());
  if (!server.disk) throw new Error('it has a disk of its own');
  const database = await openPostgres(server.url, () => {});
  return { disk: server.disk, env: { DATABASE_URL: server.url }, database };
}

/** A shop with one customer; gives what places the next order. */
async function openShop(database: Database, env: Record<string, string>) {
  await database.migrate();
  const { customers, products } = await newWorld(database.db, 1);
  await database.close();
  const shop = await startShopProcess(env);
  const [customer] = customers;
  const cookie = customer?.cookie ?? '';
  const user_id = customer?.id ?? 0;
  const product_id = products[1] ?? 0;
  let orders = 0;
  const place = async () => {
    orders += 1;
    const line = { product_id, type: 'variant1', set_qty: '+12', user_id } as const;
    await callShop(shop.url, cookie, 'addToCart', line);
    return callShop(shop.url, cookie, 'insertOrder', {
      ...{ user_id, idempotency_key: `${orders}`, paymentMethod: 'cod', delivery_type: 'pickup' },
    });
  };
  const read = () => callShop(shop.url, cookie, 'getOrdersByUserId', { user_id });
  return { shop, place, read };
}

describe.skipIf(!canMount())('a disk that is full', () => {
  test.each([
    ['embedded', embedded],
    ['PostgreSQL', onServer],
  ])(
    '%s: writes are busy, reads go on, and writes go on when there is room',
    async (_kind, start) => {
      const { disk, env, database } = await start();
      const { shop, place, read } = await openShop(database, env);
      expect(await place()).toMatchObject({ success: true });
      disk.fill();
      await vi.waitUntil(async () => (await place()).code === 'busy', {
        timeout: 30_000,
        interval: 0,
      });
      expect(await read()).toMatchObject({ status: 'success' });
      expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
      disk.free();
      expect(await place()).toMatchObject({ success: true });
      await expect(shop.stop()).rejects.toThrow(/No space left on device.*"code":"53100"/s);
    },
  );

  test('an embedded database that panics is opened again, and has what was acknowledged', async () => {
    const { disk, dataDir } = smallDisk();
    const database = await openEmbedded(dataDir);
    onTestFinished(() => database.close());
    const { db } = database;
    await database.execute('create table kept (n int)');
    const heard: string[] = [];
    onTestFinished(await database.listen('news', (text) => heard.push(text)));
    const insert = (n: number) => db.execute(sql`insert into kept values (${n})`);
    await insert(1);
    disk.fill();
    // Fills its write-ahead log, which cannot grow: nothing else makes it panic.
    const log = sql`select pg_logical_emit_message(false, 'log', repeat('a', 1000000))`;
    const fillLog = async () => {
      for (let i = 0; i < 40; i += 1) await db.execute(log);
    };
    await expect(fillLog()).rejects.toSatisfy(isDatabaseBusy);
    await expect(insert(2)).rejects.toMatchObject({ cause: { code: '53100' } });
    await expect(database.ping()).rejects.toThrow('No space left on device');
    disk.free();
    await insert(3);
    await database.execute(`notify news, 'again'`);
    await vi.waitFor(() => expect(heard).toEqual(['', 'again']));
    expect(await database.execute('select n from kept order by n')).toMatchObject({
      rows: [{ n: 1 }, { n: 3 }],
    });
  });
});
