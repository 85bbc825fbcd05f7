import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { rowsOf } from '#server/db/rows.ts';
import { addCustomer } from '#test/builders.ts';
import { cartFixture, twoPacks } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the cart on %s', (kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, add, cartOf, linesOf } = fixture;

  describe('adding packs', () => {
    test('adds one pack a call and tells the units of every slot', async () => {
      const product = await newProduct(twoPacks);
      expect(await add(product, '+6')).toMatchObject({
        status: 'success',
        variant_qty1: '6',
        variant_qty2: '0',
        variant_qty3: '0',
      });
      await add(product, '+12', 'variant2');
      expect(await add(product, '+12', 'variant2')).toMatchObject({
        variant_qty1: '6',
        variant_qty2: '24',
      });
      expect(await fixture.me.call('countCartVariants', { user_id: fixture.me.id })).toMatchObject({
        count: 2,
      });
      expect(
        (await fixture.me.call('getCartItemsByUserId', { userId: fixture.me.id })).cart,
      ).toEqual([
        { product_id: product, variant_qty1: '6', variant_qty2: '24', variant_qty3: '0' },
      ]);
    });

    test('shows today’s price, margin figures and stock on a line', async () => {
      const product = await newProduct(twoPacks, { stock: 100, maxUnits: 48 });
      await add(product, '+12', 'variant2');
      expect(await cartOf()).toEqual([
        expect.objectContaining({
          product_id: product,
          variant: 'variant2',
          variant_qty: 1,
          variant_qty2: '12',
          set_qty1: 6,
          set_qty2: 12,
          set_qty3: null,
          mrp: 120,
          selling_price: 81,
          previous_price: null,
          out_stock: '0',
          price_update2: 'no',
          qty: 12,
          maxqty: 48,
          stock: 100,
        }),
      ]);
    });

    test('takes packs away, the last one with its line, and then says there is none', async () => {
      const product = await newProduct();
      await add(product);
      await add(product);
      expect(await add(product, '-12')).toMatchObject({ variant_qty1: '12' });
      expect(await add(product, '-12')).toMatchObject({ status: 'success', variant_qty1: '0' });
      expect(await linesOf(product)).toEqual([]);
      expect(await add(product, '-12')).toMatchObject({ http: 200, code: 'not-in-cart' });
    });

    test('stops at the most units of one slot', async () => {
      const product = await newProduct(twoPacks, { maxUnits: 24 });
      await add(product, '+12', 'variant2');
      await add(product, '+12', 'variant2');
      expect(await add(product, '+12', 'variant2')).toMatchObject({
        http: 200,
        status: 'error',
        code: 'over-limit',
        message: 'You can order at most 24 unit(s) of one pack.',
      });
      expect(await add(product, '+6')).toMatchObject({ status: 'success' });
    });

    test('stops at the stock, counting every slot of the product', async () => {
      const product = await newProduct(twoPacks, { stock: 20 });
      await add(product, '+12', 'variant2');
      expect(await add(product, '+6')).toMatchObject({ variant_qty1: '6' });
      expect(await add(product, '+6')).toMatchObject({
        code: 'too-little-stock',
        message: 'Only 20 unit(s) left.',
      });
    });

    test.each([
      ['another pack’s size', '+6', 'variant2'],
      ['nothing', '+0', 'variant1'],
      ['a negative of a negative', '--12', 'variant1'],
      ['another size without a sign', '6', 'variant2'],
      ['a fraction', '+1.5', 'variant1'],
      ['a huge number', '+999999999', 'variant1'],
    ] as const)('refuses %s as the pack size with 400', async (_what, setQty, type) => {
      const product = await newProduct(twoPacks);
      expect(await add(product, setQty, type)).toMatchObject({ http: 400, code: 'bad-input' });
      expect(await linesOf(product)).toEqual([]);
    });

    test.each([10, '10', ' 10', '+10'])('takes %j as a pack more', async (set_qty) => {
      const product_id = await newProduct([{ size: 10, pricePaise: 81_00 }]);
      const { me } = fixture;
      const input = { product_id, set_qty, type: 'variant1', user_id: me.id } as const;
      expect(await me.call('addToCart', input)).toMatchObject({ variant_qty1: '10' });
      expect(await me.call('addToCart', { ...input, set_qty: -10 })).toMatchObject({
        variant_qty1: '0',
      });
    });

    test('refuses a slot without a pack, a product without packs, hidden or gone', async () => {
      const [one, none, hidden] = [
        await newProduct(),
        await newProduct([]),
        await newProduct(undefined, { hidden: true }),
      ];
      expect(await add(one, '+12', 'variant2')).toMatchObject({ http: 400, code: 'bad-input' });
      expect(await add(none)).toMatchObject({ http: 404, code: 'not-found' });
      expect(await add(2_000_000_000)).toMatchObject({ http: 404, code: 'not-found' });
      expect(await add(hidden)).toMatchObject({ http: 200, code: 'not-for-sale' });
    });

    test('drops what the client says of prices', async () => {
      const product = await newProduct();
      await fixture.me.call('addToCart', {
        product_id: product,
        selling_price: 0.01,
        mrp: 999,
        set_qty: '+12',
        type: 'variant1',
        user_id: fixture.me.id,
      });
      expect(await cartOf()).toMatchObject([{ selling_price: 81, mrp: 120 }]);
    });

    test('marks a line that was added at a price which is no longer today’s', async () => {
      const product = await newProduct();
      await fixture.me.call('addToCart', {
        product_id: product,
        selling_price: 79.5,
        set_qty: '+12',
        type: 'variant1',
        user_id: fixture.me.id,
      });
      expect(await cartOf()).toMatchObject([{ price_update2: 'yes', previous_price: 79.5 }]);
    });

    test('someone else’s id is 404, without a session 401', async () => {
      const product = await newProduct();
      const other = await addCustomer(fixture.shop.database.db);
      const input = { product_id: product, set_qty: '+12', type: 'variant1' as const };
      expect(await fixture.me.call('addToCart', { ...input, user_id: other })).toMatchObject({
        http: 404,
      });
      const answer = await fixture.shop.app.inject({
        url: '/api/addToCart',
        method: 'POST',
        headers: { 'x-thok': '1' },
        payload: { ...input, user_id: other },
      });
      expect(answer.statusCode).toBe(401);
      expect(await linesOf(product)).toEqual([]);
    });

    test('a cart has room for 500 lines, and not for one more', async () => {
      const product = await newProduct();
      await fixture.shop.database.db.execute(sql`
        insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
        select ${fixture.me.id}, product_id, slot, 1, price_paise from packs
        where product_id <> ${product} order by product_id, slot limit 500`);
      expect(await add(product)).toMatchObject({ code: 'cart-full' });
      expect(await cartOf()).toHaveLength(500);
    });

    test('100 calls at once end at exactly 100 packs; at a limit, exactly there', async () => {
      const [free, limited] = [
        await newProduct(undefined, { stock: 5_000, maxUnits: 5_000 }),
        await newProduct(undefined, { stock: 5_000, maxUnits: 360 }),
      ];
      const answers = await Promise.all(Array.from({ length: 100 }, () => add(free)));
      expect(answers.every((answer) => answer.status === 'success')).toBe(true);
      expect(await linesOf(free)).toMatchObject([{ packs: 100 }]);
      const bounded = await Promise.all(Array.from({ length: 100 }, () => add(limited)));
      expect(bounded.filter((answer) => answer.status === 'success')).toHaveLength(30);
      expect(await linesOf(limited)).toMatchObject([{ packs: 30 }]);
    });

    /** What is answered where this is done after the call has looked, and before it writes. */
    async function addDuring(during: SQL, ...call: Parameters<typeof add>) {
      const { db } = fixture.shop.database;
      const adding = await db.transaction(async (tx) => {
        await tx.execute(during);
        const answer = add(...call);
        const waiting = sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        const isWaiting = async () => expect(await rowsOf(db, waiting)).toHaveLength(1);
        await vi.waitFor(isWaiting);
        return { answer };
      });
      return adding.answer;
    }

    describe.runIf(kind === 'PostgreSQL')('meanwhile', () => {
      test('a pack that is removed is refused', async () => {
        const product = await newProduct(twoPacks);
        const removal = sql`delete from packs where product_id = ${product} and slot = 2`;
        expect(await addDuring(removal, product, '+12', 'variant2')).toMatchObject({
          ...{ status: 'error', code: 'bad-input' },
        });
        expect(await cartOf()).toEqual([]);
      });

      test('a line that another phone fills up to its limit takes no more', async () => {
        const product = await newProduct(undefined, { maxUnits: 36 });
        await add(product);
        const filling = sql`update cart_lines set packs = 3 where product_id = ${product}`;
        expect(await addDuring(filling, product)).toMatchObject({ code: 'over-limit' });
        expect(await linesOf(product)).toMatchObject([{ packs: 3 }]);
      });
    });

    test('adding and taking at once never loses one', async () => {
      const product = await newProduct(undefined, { stock: 5_000, maxUnits: 5_000 });
      for (let i = 0; i < 3; i += 1) await add(product);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, i) => add(product, i % 2 === 0 ? '+12' : '-12')),
      );
      const done = answers.filter((answer) => answer.status === 'success').length;
      const [line] = await linesOf(product);
      const added = 30;
      expect(line?.packs ?? 0).toBe(3 + added - (done - added));
    });
  });
});
