import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newsText } from '#domain/notifications/news-text.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { bothDatabases } from '#test/test-db.ts';
import { remindOfCarts, tellOfPrices, tellOfStock } from './reminders.ts';

describe.each(bothDatabases)('reminders on %s', (kind, openDb) => {
  let database: Database;
  let db: Db;
  let stock: { id: number; slug: string; name: string; size: number; price: number }[];

  beforeAll(async () => {
    database = await openDb();
    db = database.db;
    stock = await db
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        size: packs.size,
        price: packs.pricePaise,
      })
      .from(products)
      .innerJoin(packs, and(eq(packs.productId, products.id), eq(packs.slot, 1)))
      .orderBy(products.id)
      .limit(6);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await db.delete(cartLines);
    await db.delete(notifications);
    await db.execute(sql`delete from cart_reminders`);
    for (const { id, price } of stock) {
      await db.update(products).set({ stock: 1_000, hidden: false }).where(eq(products.id, id));
      await db
        .update(packs)
        .set({ pricePaise: price })
        .where(and(eq(packs.productId, id), eq(packs.slot, 1)));
    }
  });

  const product = (i: number) => {
    const found = stock[i];
    if (!found) throw new Error('too few products');
    return found;
  };
  const fillCart = (customerId: number, i: number, slot = 1, packCount = 1) =>
    db.insert(cartLines).values({
      customerId,
      productId: product(i).id,
      slot,
      packs: packCount,
      seenPricePaise: product(i).price,
    });
  const setPrice = (i: number, pricePaise: number) =>
    db
      .update(packs)
      .set({ pricePaise })
      .where(and(eq(packs.productId, product(i).id), eq(packs.slot, 1)));
  const setStock = (i: number, units: number) =>
    db
      .update(products)
      .set({ stock: units })
      .where(eq(products.id, product(i).id));
  const told = async (customerId = 1) =>
    (
      await db
        .select({ text: notifications.text })
        .from(notifications)
        .where(eq(notifications.customerId, customerId))
        .orderBy(notifications.id)
    ).map((row) => row.text);

  test('each leads to the cart or to the product', async () => {
    const pathOf = async () => {
      const [row] = await db.select({ path: notifications.path }).from(notifications);
      await db.delete(notifications);
      return row?.path;
    };
    const { slug, price } = product(0);
    await fillCart(1, 0);
    await setPrice(0, price + 150);
    await tellOfPrices(db);
    expect(await pathOf()).toBe(`/product-detail/${slug}`);
    await setStock(0, 0);
    await tellOfStock(db);
    expect(await pathOf()).toBe(`/product-detail/${slug}`);
    await db.update(cartLines).set({ updatedAt: sql`now() - interval '25 hours'` });
    await remindOfCarts(db);
    expect(await pathOf()).toBe('/cart');
  });

  test('each keeps the name that readers of Hindi know', async () => {
    const { id, price } = product(0);
    await db.update(products).set({ nameHi: 'नीम' }).where(eq(products.id, id));
    await fillCart(1, 0);
    await setPrice(0, price + 150);
    await tellOfPrices(db);
    await setStock(0, 0);
    await tellOfStock(db);
    await setStock(0, 1_000);
    await tellOfStock(db);
    await db.update(cartLines).set({ updatedAt: sql`now() - interval '25 hours'` });
    await remindOfCarts(db);
    const rows = await db.select().from(notifications).orderBy(notifications.id);
    const inHindi = rows.map(({ news }) => news && newsText(news, 'hi'));
    expect(inHindi).toEqual(Array(4).fill(expect.stringContaining('नीम')));
  });

  describe('a cart left alone', () => {
    /** And a minute more. */
    const leaveFor = (hours: number) =>
      db
        .update(cartLines)
        .set({ updatedAt: sql`now() - make_interval(hours => ${hours}, mins => 1)` });

    test('is reminded of after 24 hours, once per idle spell', async () => {
      await fillCart(1, 0);
      await fillCart(1, 1);
      await fillCart(2, 2);
      await leaveFor(23);
      expect(await remindOfCarts(db)).toBe('0 reminded');
      await leaveFor(25);
      expect(await remindOfCarts(db)).toBe('2 reminded');
      expect(await remindOfCarts(db)).toBe('0 reminded');
      expect(await told(2)).toEqual([
        `You left ${product(2).name} in your cart. Complete your order while stock lasts.`,
      ]);
      expect((await told(1))[0]).toContain('and 1 more item in your cart');
      // Touched, and left alone again: another spell.
      await leaveFor(24);
      expect(await remindOfCarts(db)).toBe('2 reminded');
    });

    test('that someone touched in part is not idle', async () => {
      await fillCart(1, 0);
      await leaveFor(30);
      await fillCart(1, 1);
      expect(await remindOfCarts(db)).toBe('0 reminded');
    });

    test('is reminded of once by nodes that look at the same time', async () => {
      await fillCart(1, 0);
      await leaveFor(30);
      await Promise.all([1, 2, 3, 4].map(() => remindOfCarts(db)));
      expect(await told()).toHaveLength(1);
    });
  });

  describe('a price in a cart', () => {
    test('is told once per change, and again when it changes back', async () => {
      const { name, price, size } = product(0);
      await fillCart(1, 0);
      expect(await tellOfPrices(db)).toBe('0 told');
      await setPrice(0, price + 150);
      await Promise.all([1, 2, 3, 4].map(() => tellOfPrices(db)));
      await tellOfPrices(db);
      const texts = await told();
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(`Price change in your cart: ${name}, pack of ${size}, now ₹`);
      await setPrice(0, price);
      await tellOfPrices(db);
      expect((await told())[1]).toContain('Price drop in your cart');
      expect(await told(2)).toEqual([]);
    });

    test('that the customer has seen meanwhile is not told', async () => {
      const { price } = product(0);
      await fillCart(1, 0);
      await setPrice(0, price + 100);
      await tellOfPrices(db);
      await setPrice(0, price + 200);
      await db.update(cartLines).set({ seenPricePaise: price + 200 });
      expect(await tellOfPrices(db)).toBe('0 told');
      expect(await told()).toHaveLength(1);
    });

    test('is told in one sentence where many changed', async () => {
      for (const i of stock.keys()) {
        await fillCart(1, i);
        await setPrice(i, product(i).price + 1);
      }
      await tellOfPrices(db);
      expect(await told()).toEqual(['The price of 6 items in your cart has been updated.']);
    });
  });

  describe('an item in a cart', () => {
    test('that sold out and came back is told of once each time', async () => {
      const { name } = product(0);
      await fillCart(1, 0, 1, 2);
      expect(await tellOfStock(db)).toBe('0 told');
      await setStock(0, 0);
      await Promise.all([1, 2, 3, 4].map(() => tellOfStock(db)));
      await tellOfStock(db);
      await setStock(0, 500);
      await tellOfStock(db);
      await tellOfStock(db);
      expect(await told()).toEqual([
        `Sold out: ${name} in your cart. We will tell you when it is back.`,
        `Back in stock: ${name} is in your cart and can be ordered again.`,
      ]);
    });

    test('in several packs is told of once, counting all units', async () => {
      await fillCart(1, 0, 1, 1);
      await fillCart(1, 0, 2, 1);
      await setStock(0, 3);
      await tellOfStock(db);
      await tellOfStock(db);
      expect(await told()).toEqual([
        `${product(0).name} in your cart is running out: only 3 units left.`,
      ]);
    });

    test('that the customer took less of is not “back in stock”', async () => {
      const { size } = product(0);
      await fillCart(1, 0, 1, 2);
      await setStock(0, size);
      await tellOfStock(db);
      await db.update(cartLines).set({ packs: 1 });
      await tellOfStock(db);
      expect(await told()).toHaveLength(1);
      await setStock(0, 0);
      await tellOfStock(db);
      expect(await told()).toHaveLength(2);
    });

    test('that is hidden counts as sold out', async () => {
      await fillCart(1, 0);
      await db
        .update(products)
        .set({ hidden: true })
        .where(eq(products.id, product(0).id));
      await tellOfStock(db);
      expect((await told())[0]).toContain('Sold out');
    });
  });

  test('a kill in the middle leaves nothing done, and the next run does it', async () => {
    await fillCart(1, 0);
    await setPrice(0, product(0).price + 50);
    const killed = db.transaction(async (tx) => {
      await tellOfPrices(tx);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    expect(await tellOfPrices(db)).toBe('1 told');
  });

  // The embedded database has one connection: there nobody else can hold a line.
  if (kind === 'PostgreSQL') {
    test('a cart that another node is just reminding of is left to it', async () => {
      await fillCart(1, 0);
      await db.update(cartLines).set({ updatedAt: sql`now() - interval '30 hours'` });
      let slower: Promise<string> | undefined;
      await db.transaction(async (tx) => {
        await remindOfCarts(tx);
        slower = remindOfCarts(db);
        // It has found the same cart, and waits for the first to be done.
        await vi.waitFor(async () => {
          const { rows } = await database.execute(
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          expect(rows).toHaveLength(1);
        });
      });
      expect(await slower).toBe('0 reminded');
      expect(await told()).toHaveLength(1);
    });

    test('a line someone is changing is left for the next time', async () => {
      await fillCart(1, 0);
      await setPrice(0, product(0).price + 50);
      await db.transaction(async (tx) => {
        await tx.select().from(cartLines).for('update');
        expect(await tellOfPrices(db)).toBe('0 told');
      });
      expect(await tellOfPrices(db)).toBe('1 told');
    });
  }
});
