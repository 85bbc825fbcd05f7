import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { orders } from '#server/db/schema/orders.ts';
import { settings } from '#server/db/schema/shop.ts';
import { expectLedgerToAddUp } from './ledger.ts';
import { type OrderDesk, orderDesk } from './order-desk.ts';
import { startApp, type TestApp } from './start-app.ts';

/** A shop for the tests of a block, whose ledger adds up at its end, and a new desk for each of them. */
export function orderCounter(openDb: () => Promise<Database>) {
  let shop: TestApp;
  let desk: OrderDesk;
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
    desk = await orderDesk(shop, 6.5);
  });

  return {
    get shop() {
      return shop;
    },
    get desk() {
      return desk;
    },
    get db() {
      return db();
    },
    orderCount: () => db().$count(orders, eq(orders.customerId, desk.me.id)),
  };
}
