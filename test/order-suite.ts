import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { type Buyer, newBuyer } from './buyer.ts';
import { expectLedgerToAddUp } from './ledger.ts';
import { startApp, type TestApp } from './start-app.ts';

/** A shop for the tests of a block, whose ledger must add up at its end, and a new buyer for each test. */
export function orderSuite(openDb: () => Promise<Database>) {
  let shop: TestApp;
  let buyer: Buyer;
  const db = () => shop.database.db;
  beforeAll(async () => {
    shop = await startApp(await openDb());
    await db().update(settings).set({ costPerKmPaise: 4_00, expressPaise: 60_00 });
  });
  afterAll(async () => {
    await expectLedgerToAddUp(db());
    await shop.close();
  });
  beforeEach(async () => {
    buyer = await newBuyer(shop, 6.5);
  });

  return {
    get shop() {
      return shop;
    },
    get buyer() {
      return buyer;
    },
    get db() {
      return db();
    },
    orderCount: () => db().$count(orders, eq(orders.customerId, buyer.me.id)),
  };
}
