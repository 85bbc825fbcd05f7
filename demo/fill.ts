import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pictureFolders } from '#domain/limits.ts';
import { hashSecret } from '#server/auth/secret-hash.ts';
import type { Db } from '#server/db/connect.ts';
import { countProductSales } from '#server/queries/catalogue/product-sales.ts';
import { insertOperator } from '#server/queries/operators/operators.ts';
import { fillCatalogue, known } from './fill/catalogue.ts';
import { fillCustomers } from './fill/customers.ts';
import { fillHistory, type History } from './fill/history.ts';
import { fillNotifications } from './fill/notifications.ts';
import { fillOrders, orderedUnits } from './fill/orders.ts';
import { demoPictures, fillPictures } from './fill/pictures.ts';
import { fillShop } from './fill/shop.ts';
import { liveYear } from './fill/year.ts';
import type { Sending } from './fill/year-orders.ts';
import { demoShop } from './shop.ts';

export const operatorLogin = { email: 'operator@thok.example', password: 'thok-demo-operator' };

/** Writes the demo shop into an empty database, in one transaction; a year of it in one for each day. */
export async function fillDemo(
  db: Db,
  options: {
    /** Where its pictures go; without it into the database, where every node finds them. */
    dataDir?: string | undefined;
    products?: number | undefined;
    /** So many orders of the past as well. */
    history?: Pick<History, 'orders' | 'progress'> | undefined;
    /** Of the last year, with their invoices, returns, and all that is paid of them. */
    isYear?: boolean | undefined;
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
  const heldBack: Sending[] | undefined = options.isYear ? [] : undefined;
  /** Large shops are drawn between two statements, on a busy machine for longer than a request may idle. */
  const write = <T>(work: (tx: Db) => Promise<T>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      return work(tx);
    });
  const begin = async (tx: Db) => {
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
      const year = heldBack && { heldBack, days: 365, progress: () => {} };
      const history = { ...options.history, ...year };
      await fillHistory(tx, shop, { ...history, operatorId, now: options.now });
    }
    return { catalogue, ...people };
  };
  const end = async (tx: Db, filled: Awaited<ReturnType<typeof begin>>) => {
    await fillOrders(tx, shop, { ...filled, now: options.now });
    await fillNotifications(tx, shop, { ...filled, now: options.now });
    await countProductSales(tx);
  };
  if (!heldBack) return write(async (tx) => end(tx, await begin(tx)));
  const filled = await write(begin);
  const driver = { email: 'driver@thok.example', name: 'Mohan Singh', role: 'driver' } as const;
  const { passwordHash } = operator;
  const driverId = known(await insertOperator(db, { ...driver, passwordHash })).id;
  const { operatorId } = filled;
  const progress = options.history?.progress ?? (() => {});
  await liveYear(db, { sendings: heldBack, operatorId, driverId, now: options.now, progress });
  return write((tx) => end(tx, filled));
}

function copyPictures(dataDir: string): void {
  cpSync(demoPictures, join(dataDir, 'images'), { recursive: true });
}
