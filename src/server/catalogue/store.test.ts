import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';
import { openCatalogue } from './store.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

async function open(openDb: () => Promise<Database>) {
  const database = await openDb();
  const catalogue = await openCatalogue(database, fail);
  onTestFinished(async () => {
    await catalogue.close();
    await database.close();
  });
  return { database, db: database.db, catalogue };
}

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('the catalogue on %s', (_kind, openDb) => {
  test('takes in a changed price and name by itself', async () => {
    const { db, catalogue } = await open(openDb);
    const before = catalogue.current();
    const [product] = before.best;
    await db.execute(
      sql`update packs set price_paise = 101 where product_id = ${product?.id} and slot = 1`,
    );
    await db.execute(sql`update products set name = 'Zebra balm' where id = ${product?.id}`);
    await vi.waitFor(() => {
      const now = catalogue.current().productsById.get(product?.id ?? 0);
      expect([now?.packs[0]?.pricePaise, now?.name]).toEqual([101, 'Zebra balm']);
    });
    expect(catalogue.current().version).toBeGreaterThan(before.version);
    expect(catalogue.search('zebra balm')[0]?.id).toBe(product?.id);
    expect(before.productsById.get(product?.id ?? 0)?.name).toBe(product?.name);
  });

  test('drops a hidden product everywhere', async () => {
    const { db, catalogue } = await open(openDb);
    const [product] = catalogue.current().best;
    await db.execute(sql`update products set hidden = true where id = ${product?.id}`);
    await vi.waitFor(() =>
      expect(catalogue.current().productsById.has(product?.id ?? 0)).toBe(false),
    );
    const { best, productsBySlug } = catalogue.current();
    expect(best.some((one) => one.id === product?.id)).toBe(false);
    expect(productsBySlug.has(product?.slug ?? '')).toBe(false);
    expect(catalogue.search(product?.name ?? '').some((one) => one.id === product?.id)).toBe(false);
  });

  test('takes in a renamed brand and new settings', async () => {
    const { db, catalogue } = await open(openDb);
    await db.execute(sql`update brands set name = 'Renamed' where id = 1`);
    await db.execute(sql`update settings set shop_name = 'New name'`);
    await vi.waitFor(() => {
      expect(catalogue.current().brandsById.get(1)?.name).toBe('Renamed');
      expect(catalogue.current().shop.settings?.shopName).toBe('New name');
    });
  });

  test('a refresh shows stock that moved, however long ago the last one was', async () => {
    const { db, catalogue } = await open(openDb);
    const [product] = catalogue.current().best;
    const id = product?.id ?? 0;
    await db.execute(sql`update products set stock = stock - 2 where id = ${id}`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${id}, -2, 'order')`,
    );
    await catalogue.refresh();
    expect(catalogue.current().productsById.get(id)?.stock).toBe((product?.stock ?? 0) - 2);
  });

  test('takes in a change that a long transaction commits behind newer ones', async () => {
    const { database, db, catalogue } = await open(openDb);
    if (database.kind === 'embedded') return; // one connection: nothing runs beside it
    const [one, two] = catalogue.current().best;
    await db.transaction(async (slow) => {
      await slow.execute(sql`update products set name = 'Slow one' where id = ${one?.id}`);
      await db.execute(sql`update products set name = 'Quick one' where id = ${two?.id}`);
      await vi.waitFor(() =>
        expect(catalogue.current().productsById.get(two?.id ?? 0)?.name).toBe('Quick one'),
      );
    });
    await vi.waitFor(() =>
      expect(catalogue.current().productsById.get(one?.id ?? 0)?.name).toBe('Slow one'),
    );
  });

  test('a product that sells out falls behind the others in searches and lists', async () => {
    const { db, catalogue } = await open(openDb);
    const [first] = catalogue.search('shampoo');
    const id = first?.id ?? 0;
    await db.execute(sql`update products set stock = 0 where id = ${id}`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${id}, ${-(first?.stock ?? 0)}, 'order')`,
    );
    await catalogue.refresh();
    expect(catalogue.search('shampoo')[0]?.id).not.toBe(id);
    const list = catalogue.current().bySubcategory.get(first?.subcategoryId ?? 0) ?? [];
    const rank = list.findIndex((product) => product.id === id);
    expect(list.slice(rank).every((product) => product.stock === 0)).toBe(true);
  });

  test('with nothing changed a refresh keeps the very same copy', async () => {
    const { catalogue } = await open(openDb);
    const before = catalogue.current();
    await catalogue.refresh();
    expect(catalogue.current()).toBe(before);
  });
});
