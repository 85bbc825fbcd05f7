import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openTestEmbedded, openTestPostgres } from '#test/test-db.ts';
import { type CatalogueStore, openCatalogue } from './store.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

const find = (catalogue: CatalogueStore, words: string) => catalogue.search().find(words);

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
  ['embedded', openTestEmbedded],
  ['PostgreSQL', openTestPostgres],
])('the catalogue on %s', (_kind, openDb) => {
  test('takes in a changed price and name by itself', async () => {
    const { db, catalogue } = await open(openDb);
    const [product] = catalogue.current().all.inOrder('best');
    await db.execute(
      sql`update packs set price_paise = 101 where product_id = ${product?.id} and slot = 1`,
    );
    await db.execute(sql`update products set name = 'Zebra balm' where id = ${product?.id}`);
    await vi.waitFor(() => {
      const now = catalogue.current().productsById.get(product?.id ?? 0);
      expect([now?.packs[0]?.pricePaise, now?.name]).toEqual([101, 'Zebra balm']);
    });
    await vi.waitFor(() => expect(find(catalogue, 'zebra balm')[0]).toBe(product));
  });

  test('drops a hidden product everywhere', async () => {
    const { db, catalogue } = await open(openDb);
    const [product] = catalogue.current().all.inOrder('best');
    await db.execute(sql`update products set hidden = true where id = ${product?.id}`);
    await vi.waitFor(() =>
      expect(catalogue.current().productsById.has(product?.id ?? 0)).toBe(false),
    );
    const { all, productsBySlug } = catalogue.current();
    expect(all.inOrder('best').some((one) => one.id === product?.id)).toBe(false);
    expect(productsBySlug.has(product?.slug ?? '')).toBe(false);
    expect(find(catalogue, product?.name ?? '').some((one) => one.id === product?.id)).toBe(false);
  });

  test('takes in a renamed brand and new settings', async () => {
    const { db, catalogue } = await open(openDb);
    await db.execute(sql`update brands set name = 'Renamed' where id = 1`);
    await db.execute(sql`update settings set shop_name = 'New name'`);
    await vi.waitFor(() => {
      expect(catalogue.current().taxonomy.brandsById.get(1)?.name).toBe('Renamed');
      expect(catalogue.current().shop.settings?.shopName).toBe('New name');
    });
  });

  test('a refresh shows stock that moved, however long ago the last one was', async () => {
    const { db, catalogue } = await open(openDb);
    const [product] = catalogue.current().all.inOrder('best');
    const [id, before] = [product?.id ?? 0, product?.stock ?? 0];
    await db.execute(sql`update products set stock = stock - 2 where id = ${id}`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${id}, -2, 'order')`,
    );
    await catalogue.refresh();
    expect(catalogue.current().productsById.get(id)?.stock).toBe(before - 2);
  });

  test('takes in a change that a long transaction commits behind newer ones', async () => {
    const { database, db, catalogue } = await open(openDb);
    if (database.kind === 'embedded') return; // one connection: nothing runs beside it
    const [one, two] = catalogue.current().all.inOrder('best');
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
    const [first] = find(catalogue, 'shampoo');
    const id = first?.id ?? 0;
    await db.execute(sql`update products set stock = 0 where id = ${id}`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${id}, ${-(first?.stock ?? 0)}, 'order')`,
    );
    await catalogue.refresh();
    expect(find(catalogue, 'shampoo')[0]?.id).not.toBe(id);
    const list = catalogue
      .current()
      .ofSubcategory(first?.subcategoryId ?? 0)
      .inOrder('relevance');
    const rank = list.findIndex((product) => product.id === id);
    expect(list.slice(rank).every((product) => product.stock === 0)).toBe(true);
  });

  test('a refresh changes the revision of what changed, and of nothing else', async () => {
    const { db, catalogue } = await open(openDb);
    const { parts, all } = catalogue.current();
    const [first, second] = all.inOrder('best');
    const revisions = () => [
      parts.settings.revision,
      parts.faqs.revision,
      parts.taxonomy.revision,
      all.revision,
      first?.revision,
      second?.revision,
    ];
    await catalogue.refresh();
    expect(revisions()).toEqual([0, 0, 0, 0, 0, 0]);
    await db.execute(sql`update faqs set question = question || '?'`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${first?.id}, 3, 'restock')`,
    );
    await db.execute(sql`update products set stock = stock + 3 where id = ${first?.id}`);
    await catalogue.refresh();
    await catalogue.refresh();
    expect(revisions()).toEqual([0, 1, 0, 0, 1, 0]);
  });

  test('once closed it reads nothing more, whatever is told', async () => {
    const database = await openDb();
    const catalogue = await openCatalogue(database, fail);
    await catalogue.close();
    const before = catalogue.current().shop.settings?.shopName;
    await database.db.execute(sql`update settings set shop_name = 'Too late'`);
    await catalogue.refresh();
    expect(catalogue.current().shop.settings?.shopName).toBe(before);
    await database.close();
  });
});
