import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { cartLines } from '#server/db/schema/orders.ts';
import { addCoupon, addCustomer, addProduct } from '#test/builders.ts';
import { callerFor, type TestCaller } from '#test/caller.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { openTestDb, openTestPostgres } from '#test/test-db.ts';

const twoPacks = [
  { size: 6, pricePaise: 90_00 },
  { size: 12, pricePaise: 81_00 },
];

describe.each([
  ['embedded', openTestDb],
  ['PostgreSQL', openTestPostgres],
])('the cart on %s', (_kind, openDb) => {
  let shop: TestApp;
  let me: TestCaller;

  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    me = await callerFor(shop, await addCustomer(shop.database.db));
  });

  const newProduct = (
    ...given: Parameters<typeof addProduct> extends [unknown, ...infer R] ? R : never
  ) => addProduct(shop.database.db, ...given);
  const add = (
    product_id: number,
    set_qty = '+12',
    type: 'variant1' | 'variant2' = 'variant1',
    who = me,
  ) => who.call('addToCart', { product_id, set_qty, type, user_id: who.id });
  const cartOf = async (who = me) =>
    (await who.call('getCartProductByUserId', { userId: who.id })).cart ?? [];
  const linesOf = (productId: number) =>
    shop.database.db.select().from(cartLines).where(eq(cartLines.productId, productId));

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
      expect(await me.call('countCartVariants', { user_id: me.id })).toMatchObject({ count: 2 });
      expect((await me.call('getCartItemsByUserId', { userId: me.id })).cart).toEqual([
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
      ['no sign', '12', 'variant1'],
      ['a fraction', '+1.5', 'variant1'],
      ['a huge number', '+999999999', 'variant1'],
    ] as const)('refuses %s as the pack size with 400', async (_what, setQty, type) => {
      const product = await newProduct(twoPacks);
      expect(await add(product, setQty, type)).toMatchObject({ http: 400, code: 'bad-input' });
      expect(await linesOf(product)).toEqual([]);
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
      await me.call('addToCart', {
        product_id: product,
        selling_price: 0.01,
        mrp: 999,
        set_qty: '+12',
        type: 'variant1',
        user_id: me.id,
      });
      expect(await cartOf()).toMatchObject([{ selling_price: 81, mrp: 120 }]);
    });

    test('marks a line that was added at a price which is no longer today’s', async () => {
      const product = await newProduct();
      await me.call('addToCart', {
        product_id: product,
        selling_price: 79.5,
        set_qty: '+12',
        type: 'variant1',
        user_id: me.id,
      });
      expect(await cartOf()).toMatchObject([{ price_update2: 'yes', previous_price: 79.5 }]);
    });

    test('someone else’s id is 404, without a session 401', async () => {
      const product = await newProduct();
      const other = await addCustomer(shop.database.db);
      const input = { product_id: product, set_qty: '+12', type: 'variant1' as const };
      expect(await me.call('addToCart', { ...input, user_id: other })).toMatchObject({ http: 404 });
      const answer = await shop.app.inject({
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
      await shop.database.db.execute(sql`
        insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
        select ${me.id}, product_id, slot, 1, price_paise from packs
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

  describe('changing a line', () => {
    async function lineOf(product: number) {
      await add(product);
      const [line] = await cartOf();
      return {
        cart_id: line?.id ?? 0,
        set_qty: 12,
        variant: 'variant1' as const,
        product_id: product,
      };
    }

    test('moves by one pack and tells the units', async () => {
      const line = await lineOf(await newProduct());
      expect(await me.call('updateCartItem', { ...line, quantity: 1 })).toMatchObject({
        status: 'success',
        updated_data: { variant_qty1: '24' },
      });
      await me.call('updateCartItem', { ...line, quantity: '-1' });
      expect(await me.call('updateCartItem', { ...line, quantity: '-1' })).toMatchObject({
        updated_data: { variant_qty1: '0' },
      });
      expect(await cartOf()).toEqual([]);
    });

    test.each([0, 2, -2, 1.5, '1e3', 'x', ''])('refuses a step of %s', async (quantity) => {
      const line = await lineOf(await newProduct());
      expect(await me.call('updateCartItem', { ...line, quantity })).toMatchObject({ http: 400 });
    });

    test('refuses a wrong pack size, another product and a line of someone else', async () => {
      const [product, other] = [await newProduct(), await newProduct()];
      const line = await lineOf(product);
      const change = (given: object) =>
        me.call('updateCartItem', { ...line, quantity: 1, ...given });
      expect(await change({ set_qty: 6 })).toMatchObject({ http: 400 });
      expect(await change({ product_id: other })).toMatchObject({ http: 404 });
      const stranger = await callerFor(shop, await addCustomer(shop.database.db));
      await add(product, '+12', 'variant1', stranger);
      const theirs = (await cartOf(stranger))[0]?.id ?? 0;
      expect(await change({ cart_id: theirs })).toMatchObject({ http: 404 });
      const removal = { cart_id: theirs, variant: 'variant1' as const };
      expect(await me.call('removeFromCart', removal)).toMatchObject({ http: 404 });
      expect(await cartOf(stranger)).toMatchObject([{ variant_qty: 1 }]);
    });

    test('removes a line whole, once', async () => {
      const line = await lineOf(await newProduct());
      await me.call('updateCartItem', { ...line, quantity: 1 });
      const removal = { cart_id: line.cart_id, variant: line.variant };
      expect(await me.call('removeFromCart', removal)).toMatchObject({ status: 'success' });
      expect(await me.call('removeFromCart', removal)).toMatchObject({ http: 404 });
      expect(await cartOf()).toEqual([]);
    });
  });

  describe('what changed in the shop', () => {
    test('flags every line of a product whose stock no longer covers them', async () => {
      const product = await newProduct(twoPacks, { stock: 18 });
      await add(product, '+6');
      await add(product, '+12', 'variant2');
      expect((await cartOf()).map((line) => line.out_stock)).toEqual(['0', '0']);
      await shop.database.db.update(products).set({ stock: 17 }).where(eq(products.id, product));
      expect((await cartOf()).map((line) => [line.out_stock, line.stock])).toEqual([
        ['1', 17],
        ['1', 17],
      ]);
    });

    test('a product hidden since is out of stock, and can be taken out', async () => {
      const product = await newProduct();
      await add(product);
      await shop.database.db.update(products).set({ hidden: true }).where(eq(products.id, product));
      expect(await cartOf()).toMatchObject([{ out_stock: '1', stock: 0 }]);
      expect(await add(product)).toMatchObject({ code: 'not-for-sale' });
      expect(await add(product, '-12')).toMatchObject({ status: 'success', variant_qty1: '0' });
    });

    test('a changed price is counted, shown with the old one, and settled', async () => {
      const product = await newProduct();
      await add(product);
      const priceCount = async () =>
        (await me.call('getPriceUpdateNotificationCount', { user_id: me.id })).count;
      expect(await priceCount()).toBe(0);
      await shop.database.db
        .update(packs)
        .set({ pricePaise: 85_50 })
        .where(eq(packs.productId, product));
      expect(await priceCount()).toBe(1);
      expect(await cartOf()).toMatchObject([
        { selling_price: 85.5, previous_price: 81, price_update2: 'yes' },
      ]);
      const settled = await me.call('markPriceUpdateClicked', { user_id: me.id });
      expect(settled).toMatchObject({ http: 200, success: true });
      expect(await priceCount()).toBe(0);
      expect(await cartOf()).toMatchObject([{ selling_price: 85.5, price_update2: 'no' }]);
    });
  });

  describe('a coupon', () => {
    const check = (coupon_code: string) =>
      me.call('getCouponDataByUserId', { id: me.id, coupon_code });

    test('tells what it takes off, whatever the case of its letters, and uses nothing up', async () => {
      await add(await newProduct());
      const code = await addCoupon(shop.database.db, { limitTotal: 1, limitPerCustomer: 1 });
      for (const written of [code, code.toLowerCase(), ` ${code} `]) {
        expect(await check(written)).toMatchObject({ status: 'success', discount_applied: 50 });
      }
    });

    test('in percent stops at its ceiling', async () => {
      await add(await newProduct());
      const percent = { kind: 'percent', percent: 10, flatPaise: null } as const;
      const [free, capped] = [
        await addCoupon(shop.database.db, percent),
        await addCoupon(shop.database.db, { ...percent, ceilingPaise: 60_00 }),
      ];
      expect(await check(free)).toMatchObject({ discount_applied: 97.2 });
      expect(await check(capped)).toMatchObject({ discount_applied: 60 });
    });

    test('below its minimum tells how much is missing', async () => {
      await add(await newProduct());
      const code = await addCoupon(shop.database.db, { minimumPaise: 1_000_00 });
      expect(await check(code)).toMatchObject({
        http: 200,
        status: 'error',
        code: 'below-coupon-minimum',
        message: 'Minimum order not met',
        amount_needed: 28,
      });
    });

    test.each([
      ['unknown', undefined, 'unknown-coupon'],
      ['switched off', { active: false }, 'unknown-coupon'],
      ['too early', { startsAt: new Date(Date.now() + 3_600_000) }, 'coupon-not-started'],
      ['expired', { endsAt: new Date(Date.now() - 1_000) }, 'coupon-expired'],
    ])('that is %s is refused', async (_what, facts, code) => {
      await add(await newProduct());
      const written = facts ? await addCoupon(shop.database.db, facts) : 'NO-SUCH-COUPON';
      expect(await check(written)).toMatchObject({ http: 200, status: 'error', code });
    });

    test('with an empty cart, without a code or for someone else is refused', async () => {
      const code = await addCoupon(shop.database.db);
      expect(await check(code)).toMatchObject({ http: 200, code: 'empty-cart' });
      expect(await check(' ')).toMatchObject({ http: 400 });
      const given = { id: me.id + 1, coupon_code: code };
      expect(await me.call('getCouponDataByUserId', given)).toMatchObject({ http: 404 });
    });
  });
});
