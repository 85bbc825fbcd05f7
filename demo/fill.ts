import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { Db } from '#server/db/connect.ts';
import { fillCatalogue } from './fill/catalogue.ts';
import { fillCustomers } from './fill/customers.ts';
import { fillHistory, type History } from './fill/history.ts';
import { fillNotifications } from './fill/notifications.ts';
import { fillOrders, orderedUnits } from './fill/orders.ts';
import { fillShop } from './fill/shop.ts';
import { demoShop } from './shop.ts';

export const operatorLogin = { email: 'operator@thok.example', password: 'thok-demo-operator' };

/** Writes the demo shop into an empty database, in one transaction, and its pictures beside it. */
export async function fillDemo(
  db: Db,
  options: {
    dataDir: string;
    products?: number | undefined;
    /** So many orders of the past as well. */
    history?: Pick<History, 'orders' | 'progress'> | undefined;
    now: Date;
  },
): Promise<void> {
  const shop = demoShop({ products: options.products });
  const pins = await Promise.all(shop.customers.map((one) => one.pin && hashSecret(one.pin)));
  const operator = { ...operatorLogin, passwordHash: await hashSecret(operatorLogin.password) };
  // Pictures first: a database that is filled is not filled again.
  copyPictures(options.dataDir);
  await db.transaction(async (tx) => {
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
  });
}

function copyPictures(dataDir: string): void {
  cpSync(fileURLToPath(new URL('./pictures', import.meta.url)), join(dataDir, 'images'), {
    recursive: true,
  });
}
