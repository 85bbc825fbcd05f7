import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { databases, openTestDb } from '#test/test-db.ts';
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

describe.each(databases)('the catalogue on %s', (_kind, openDb) => {
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
    expect(revisions()).toEqual([0, 0, 0, 1, 0, 0]); // all were sorted once
    await db.execute(sql`update faqs set question = question || '?'`);
    await db.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${first?.id}, 3, 'restock')`,
    );
    await db.execute(sql`update products set stock = stock + 3 where id = ${first?.id}`);
    await catalogue.refresh();
    await catalogue.refresh();
    expect(revisions()).toEqual([0, 1, 0, 1, 1, 0]);
  });

  test('takes in very many changes at once: in place, in order, and nothing else', async () => {
    const { db, catalogue } = await open(openDb);
    const { all, ofBrand, parts, productsById } = catalogue.current();
    const [cheapest, hidden, same] = all.inOrder('price');
    const dear = sql`100000 + ${cheapest?.id}`;
    const loadedBefore = catalogue.loaded.revision;
    await db.transaction(async (tx) => {
      await tx.execute(
        sql`update packs set price_paise = ${dear} where product_id = ${cheapest?.id}`,
      );
      await tx.execute(sql`update products set hidden = true where id = ${hidden?.id}`);
      await tx.execute(sql`insert into faqs (question, answer_html) values ('New?', 'Yes.')`);
      await tx.execute(sql`
        insert into catalogue_changes (table_name, product_id)
        select 'products', ${same?.id} from generate_series(1, 5000)`);
    });
    await catalogue.refresh();

    expect(catalogue.loaded.revision).toBeGreaterThan(loadedBefore);
    expect(productsById.get(cheapest?.id ?? 0)).toBe(cheapest);
    for (const list of [all, ofBrand(cheapest?.brandId ?? 0)]) {
      const prices = list.inOrder('price').map((product) => product.cardPricePaise);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(list.inOrder('best')).toContain(cheapest);
      expect(list.inOrder('best')).not.toContain(hidden);
    }
    expect(all.size).toBe(productsById.size);
    expect(find(catalogue, cheapest?.name ?? '')).toContain(cheapest);
    expect(find(catalogue, hidden?.name ?? '')).not.toContain(hidden);
    expect([parts.faqs.revision, parts.taxonomy.revision, same?.revision]).toEqual([1, 0, 0]);
  });

  test('takes in later what it could not read', async () => {
    const database = await openDb();
    const faults: unknown[] = [];
    const catalogue = await openCatalogue(database, (_place, fault) => faults.push(fault));
    onTestFinished(async () => {
      await catalogue.close();
      await database.close();
    });
    const [product] = catalogue.current().all.inOrder('best');
    await database.db.execute(sql`alter table packs rename to packs_away`);
    await database.db.execute(
      sql`update products set name = 'Late balm' where id = ${product?.id}`,
    );
    await expect(catalogue.refresh()).rejects.toThrow();
    await database.db.execute(sql`alter table packs_away rename to packs`);
    await vi.waitFor(() => expect(product?.name).toBe('Late balm'));
    await vi.waitFor(() => expect(find(catalogue, 'late balm')[0]).toBe(product));
  });

  test('a new slug changes the lists, since answers may depend on nobody having had it', async () => {
    const { db, catalogue } = await open(openDb);
    const { all, productsBySlug } = catalogue.current();
    const [product] = all.inOrder('best');
    const before = all.revision;
    await db.execute(sql`update products set slug = 'brand-new' where id = ${product?.id}`);
    await catalogue.refresh();
    expect(productsBySlug.get('brand-new')).toBe(product);
    expect(all.revision).toBeGreaterThan(before);
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

test('very many changes are taken in once, however long another transaction stays open', async () => {
  const { db, catalogue } = await open(openTestDb);
  const release = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const another = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    begun.resolve();
    await release.promise;
  });
  onTestFinished(async () => {
    release.resolve();
    await another;
  });
  await begun.promise;
  await db.execute(sql`
    insert into catalogue_changes (table_name, product_id)
    select 'products', 1 from generate_series(1, 5000)`);
  await catalogue.refresh();
  const loaded = catalogue.loaded.revision;
  await catalogue.refresh();
  await catalogue.refresh();
  expect([loaded, catalogue.loaded.revision]).toEqual([2, 2]);
});

test('shows stock whose movement a long transaction commits a minute late', async () => {
  const { shop, letPass } = await shopWithClock();
  const { database, catalogue } = shop;
  const [product] = catalogue.current().all.inOrder('best');
  const [id, before] = [product?.id ?? 0, product?.stock ?? 0];
  await database.db.transaction(async (slow) => {
    await slow.execute(sql`update products set stock = stock - 2 where id = ${id}`);
    await slow.execute(
      sql`insert into stock_movements (product_id, units, reason) values (${id}, -2, 'order')`,
    );
    await letPass('1 minute');
  });
  await catalogue.refresh();
  expect(catalogue.current().productsById.get(id)?.stock).toBe(before);
  // Half a minute later a poll looks back further.
  const start = performance.now();
  const later = vi.spyOn(performance, 'now').mockImplementation(() => start + 30_001);
  await catalogue.refresh();
  later.mockRestore();
  expect(catalogue.current().productsById.get(id)?.stock).toBe(before - 2);
});
