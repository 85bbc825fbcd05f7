import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Database } from '#server/db/connect.ts';
import { openEmbedded } from '#server/db/embedded.ts';
import { rowsOf } from '#server/db/rows.ts';
import { addCustomer, addProduct, addShop } from '#test/builders.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { callShop, startShopProcess } from '#test/shop-process.ts';

// It makes a database from nothing, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Placed and acknowledged before the lights go out. */
const acknowledgedAtLeast = 30;
const buyerCount = 8;

type Buyer = { id: number; cookie: string };

/** Buyers with a session, and a product that lasts. */
async function prepare(database: Database) {
  await database.migrate();
  await addShop(database.db);
  const product = await addProduct(database.db, undefined, { stock: 1_000_000, maxUnits: 1_200 });
  const buyers = await Promise.all(
    Array.from({ length: buyerCount }, async (): Promise<Buyer> => {
      const id = await addCustomer(database.db);
      const token = await startSession(database.db, id, 'test');
      return { id, cookie: `${cookieName(false)}=${token}` };
    }),
  );
  return { product, buyers };
}

/** Everyone orders again and again until nobody answers; gives what was acknowledged. */
async function orderUntilDark(
  url: string,
  given: { product: number; buyers: Buyer[] },
  lightsOut: () => Promise<void>,
): Promise<number[]> {
  const acknowledged: number[] = [];
  let dark: Promise<void> | undefined;
  await Promise.all(
    given.buyers.map(async ({ id, cookie }) => {
      for (let turn = 0; ; turn += 1) {
        try {
          await callShop(url, cookie, 'addToCart', {
            product_id: given.product,
            set_qty: '+12',
            type: 'variant1',
            user_id: id,
          });
          const answer = await callShop(url, cookie, 'insertOrder', {
            user_id: id,
            idempotency_key: `kill-${turn}`,
            paymentMethod: 'cod',
            delivery_type: 'pickup',
          });
          if (answer.success && answer.order_id) acknowledged.push(answer.order_id);
          else if (dark) return; // it answers, but has nothing behind it
        } catch {
          return; // the lights are out
        }
        if (acknowledged.length >= acknowledgedAtLeast) dark ??= lightsOut();
      }
    }),
  );
  await dark;
  return acknowledged;
}

async function expectAllThere(database: Database, acknowledged: number[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedAtLeast);
  const there = await rowsOf<{ id: number }>(database.db, sql`select id from orders`);
  const ids = new Set(there.map((row) => row.id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await expectLedgerToAddUp(database.db);
}

test('a kill of the shop with its embedded database, in the middle of many orders, loses none', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-embedded-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const setUp = await openEmbedded(dataDir);
  const given = await prepare(setUp);
  await setUp.close();
  const shop = await startShopProcess({ DATA_DIR: dataDir });
  const acknowledged = await orderUntilDark(shop.url, given, () => shop.kill());
  const database = await openEmbedded(dataDir);
  await expectAllThere(database, acknowledged);
  await database.close();
});
