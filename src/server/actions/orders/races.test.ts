import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#contract/refusal.ts';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { addCustomer, addProduct } from '#test/builders.ts';
import { moveOrderTo } from '#test/buyer.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { noteError } from '#test/logged-errors.ts';
import { rounds } from '#test/rounds.ts';
import { callShop, type ShopProcess, startShopProcess } from '#test/shop-process.ts';
import { newPostgresDb } from '#test/test-db.ts';

type Buyer = { id: number; cookie: string; url: string };

describe('orders of many customers through two processes on one PostgreSQL', () => {
  let database: Database;
  let shops: ShopProcess[];

  beforeAll(async () => {
    const url = await newPostgresDb();
    // Of 500 changes at once on a slow machine some wait longer than a request may.
    const timeouts = { lockMs: 20_000, statementMs: 20_000, queryMs: 25_000 };
    database = await openPostgres(url, noteError, { timeouts });
    shops = await Promise.all([1, 2].map(() => startShopProcess({ DATABASE_URL: url })));
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()));
    await database.close();
  });

  const buyers = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, i): Promise<Buyer> => {
        const id = await addCustomer(database.db);
        const token = await startSession(database.db, id, 'test');
        const cookie = `${cookieName(false)}=${token}`;
        return { id, cookie, url: shops[i % shops.length]?.url ?? '' };
      }),
    );

  /** Straight into the cart: adding to it has tests of its own. */
  const putInCart = (customerId: number, productIds: number[], packs = 1) =>
    database.db.execute(sql`
      insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
      select ${customerId}, product_id, slot, ${packs}, price_paise from packs
      where ${sql.join(
        productIds.map((id) => sql`product_id = ${id}`),
        sql` or `,
      )}`);

  /** Again where the shop says it is busy, as on a slow machine: the same key places once. */
  const place = async (buyer: Buyer, key = `k-${buyer.id}`) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await callShop(buyer.url, buyer.cookie, 'insertOrder', {
        user_id: buyer.id,
        idempotency_key: key,
        paymentMethod: 'cod',
        delivery_type: 'pickup',
      });
      if (answer.code !== 'busy' || tries === 10) return answer;
    }
  };

  test('twice as many customers race as there are units: all are sold, the others are told so', async () => {
    const units = rounds(100, 30);
    const product = await addProduct(database.db, [{ size: 1, pricePaise: 500_00 }], {
      stock: units,
      mrpPaise: 600_00,
    });
    const all = await buyers(2 * units);
    await Promise.all(all.map((buyer) => putInCart(buyer.id, [product])));
    const answers = await Promise.all(all.map((buyer) => place(buyer)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(units);
    const late = answers.filter((answer) => answer.code === 'too-little-stock');
    expect(late).toHaveLength(units);
    const [row] = await rowsOf<{ stock: number; sold: number }>(
      database.db,
      sql`select stock, (select sum(packs)::int from order_lines where product_id = products.id) as sold
        from products where id = ${product}`,
    );
    expect(row).toEqual({ stock: 0, sold: units });
    await expectLedgerToAddUp(database.db);
  });

  test('20 identical submits to both processes place one order', async () => {
    const product = await addProduct(database.db);
    const [buyer] = await buyers(1);
    if (!buyer) throw new Error('no buyer');
    await putInCart(buyer.id, [product]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        place({ ...buyer, url: shops[i % 2]?.url ?? '' }, 'the-one-key'),
      ),
    );
    expect(answers.every((answer) => answer.success)).toBe(true);
    expect(new Set(answers.map((answer) => answer.order_id)).size).toBe(1);
  });

  test('cancel, edit and status change racing hundreds of times lose no unit', async () => {
    const orders = rounds(100, 40);
    const goods = await Promise.all(
      Array.from({ length: 5 }, () => addProduct(database.db, undefined, { stock: 2_000 })),
    );
    const all = await buyers(orders);
    for (const [i, buyer] of all.entries()) {
      // Overlapping, and in turned order, so that locks taken carelessly would meet.
      const own = [goods[i % 5], goods[(i + 2) % 5], goods[(i + 3) % 5]].flatMap((id) => id ?? []);
      await putInCart(buyer.id, own, 2);
    }
    const orderIds = await Promise.all(
      all.map(async (buyer) => (await place(buyer)).order_id ?? 0),
    );
    const outcomes = await Promise.all(
      all.flatMap((buyer, i) => raceOver(buyer, orderIds[i] ?? 0, i)),
    );
    expect(outcomes).toHaveLength(5 * orders);
    // Of each order's changes the first one is done; whether a second can be depends on which it was.
    const done = outcomes.filter((outcome) => outcome === 'done');
    expect(done.length).toBeGreaterThanOrEqual(orders);
    expect(outcomes.filter((outcome) => outcome === 'server-fault')).toEqual([]);
    await expectLedgerToAddUp(database.db);
  });

  /** Five changes of one order at once; each gives 'done' or the code it was refused with. */
  function raceOver(buyer: Buyer, id: number, turn: number): Promise<string>[] {
    const edit = async (packs: number) => {
      const lines = await rowsOf<{ id: number }>(
        database.db,
        sql`select id from order_lines where order_id = ${id} order by id`,
      );
      const updatedCart = lines.map((line, i) => ({
        id: line.id,
        variant_qty: i === turn % 3 ? packs : 1,
      }));
      return callShop(buyer.url, buyer.cookie, 'updateOrderQtyEditDelivery', { id, updatedCart });
    };
    const cancel = () => callShop(buyer.url, buyer.cookie, 'cancelOrderById', { id });
    const accept = () =>
      moveOrderTo(database.db, id, turn % 2 === 0 ? 'accepted' : 'processing').then(
        () => ({ success: true, code: undefined }),
        (error: unknown) => {
          if (isRefusal(error)) return { success: false, code: error.code };
          throw error;
        },
      );
    const changes = [() => edit(4), cancel, accept, () => edit(0), () => edit(3)];
    // Begun in another order each time.
    const turned = changes.map((_, i) => changes[(i + turn) % changes.length] ?? cancel);
    return turned.map(async (change) => {
      const { success, code } = await change();
      return success ? 'done' : (code ?? 'refused without a code');
    });
  }
});
