import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pictureFolders } from '#domain/limits.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { Db } from '#server/db/connect.ts';
import { countProductSales } from '#server/queries/catalogue/product-sales.ts';
import { fillCatalogue } from './fill/catalogue.ts';
import { fillCustomers } from './fill/customers.ts';
import { fillHistory, type History } from './fill/history.ts';
import { fillNotifications } from './fill/notifications.ts';
import { fillOrders, orderedUnits } from './fill/orders.ts';
import { demoPictures, fillPictures } from './fill/pictures.ts';
import { fillShop } from './fill/shop.ts';
import { demoShop } from './shop.ts';

export const operatorLogin = { email: 'operator@thok.example', password: 'thok-demo-operator' };

/** Writes the demo shop into an empty database, in one transaction. */
export async function fillDemo(
  db: Db,
  options: {
    /** Where its pictures go; without it into the database, where every node finds them. */
    dataDir?: string | undefined;
    products?: number | undefined;
    /** So many orders of the past as well. */
    history?: Pick<History, 'orders' | 'progress'> | undefined;
    now: Date;
  },
): Promise<void> {
  const shop = demoShop({ products: options.products });
  const pins = await Promise.all(
    shop.customers.map((one) => one.pin && hashSecret('customer', one.pin)),
  );
  const operator = {
    ...operatorLogin,
    passwordHash: await hashSecret('operator', operatorLogin.password),
  };
  // Pictures first: a database that is filled is not filled again.
  if (options.dataDir) copyPictures(options.dataDir);
  await db.transaction(async (tx) => {
    // A large shop is drawn between two statements, on a busy machine for longer than a request may idle.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    if (!options.dataDir) await fillPictures(tx, [...pictureFolders]);
    await fillShop(tx, shop, options.now);
    const catalogue = await fillCatalogue(tx, shop, orderedUnits(shop), options.now);
    const people = await fillCustomers(tx, shop, {
      pins,
      operator,
      catalogue,
      now: options.now,
    });
    if (options.history) {
      const { operatorId } = people;
      await fillHistory(tx, shop, { ...options.history, operatorId, now: options.now });
    }
    await fillOrders(tx, shop, { catalogue, ...people, now: options.now });
    await fillNotifications(tx, shop, { ...people, now: options.now });
    await countProductSales(tx);
  });
}

function copyPictures(dataDir: string): void {
  cpSync(demoPictures, join(dataDir, 'images'), { recursive: true });
}
