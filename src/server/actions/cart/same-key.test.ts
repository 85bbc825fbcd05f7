import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartChanges } from '#server/db/schema/cart.ts';
import { packs as packsTable } from '#server/db/schema/catalogue.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { cartFixture, twoPacks } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('a change sent again on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, cartOf } = fixture;

  const change = (product_id: number, idempotency_key?: string, more: object = {}) =>
    fixture.me.call('addToCart', {
      ...{ product_id, set_qty: '+12', type: 'variant1', user_id: fixture.me.id },
      ...(idempotency_key === undefined ? {} : { idempotency_key }),
      ...more,
    });
  const packsOf = async () => (await cartOf()).map((line) => line.variant_qty);

  test('with its key counts once, and answers what the cart holds', async () => {
    const product = await newProduct();
    expect(await change(product, 'a', { packs: 2 })).toMatchObject({ variant_qty1: '24' });
    expect(await change(product, 'a', { packs: 2 })).toMatchObject({ variant_qty1: '24' });
    expect(await change(product, 'b')).toMatchObject({ variant_qty1: '36' });
    expect(await change(product, 'c', { set_qty: '-12' })).toMatchObject({ variant_qty1: '24' });
    expect(await change(product, 'c', { set_qty: '-12' })).toMatchObject({
      status: 'success',
      variant_qty1: '24',
    });
    expect(await change(product)).toMatchObject({ variant_qty1: '36' });
    expect(await packsOf()).toEqual([3]);
  });

  test('of a line of the cart, likewise', async () => {
    const product = await newProduct();
    await change(product, 'a');
    const [line] = await cartOf();
    const more = {
      ...{ cart_id: line?.id ?? 0, product_id: product, set_qty: 12, quantity: 1 },
      ...{ variant: 'variant1' as const, idempotency_key: 'b' },
    };
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await fixture.me.call('updateCartItem', more)).toMatchObject({
        updated_data: { variant_qty1: '24' },
      });
    }
    expect(await packsOf()).toEqual([2]);
  });

  test('that was refused is tried again with the same key', async () => {
    const product = await newProduct(undefined, { maxUnits: 12 });
    await change(product, 'a');
    expect(await change(product, 'b')).toMatchObject({ code: 'over-limit' });
    await change(product, 'c', { set_qty: '-12' });
    expect(await change(product, 'b')).toMatchObject({ status: 'success', variant_qty1: '12' });
    expect(await packsOf()).toEqual([1]);
  });

  test('with another product, pack or number is refused, and changes nothing', async () => {
    const [one, two] = [await newProduct(twoPacks), await newProduct()];
    await change(one, 'a', { type: 'variant2', packs: 2 });
    const [line] = await cartOf();
    const others = [
      change(two, 'a', { packs: 2 }),
      change(one, 'a', { set_qty: '+6', packs: 2 }),
      change(one, 'a', { type: 'variant2', packs: 3 }),
      change(one, 'a', { type: 'variant2', set_qty: '-12', packs: 2 }),
      fixture.me.call('updateCartItem', {
        ...{ cart_id: line?.id ?? 0, product_id: one, set_qty: 12, quantity: 1 },
        ...{ variant: 'variant2', idempotency_key: 'a' },
      }),
    ];
    for (const answer of await Promise.all(others)) {
      expect(answer).toMatchObject({ http: 200, status: 'error', code: 'key-reused' });
    }
    expect(await change(one, 'a', { type: 'variant2', packs: 2 })).toMatchObject({
      ...{ status: 'success', variant_qty2: '24' },
    });
    expect(await packsOf()).toEqual([2]);
  });

  test('of different products at once with one key: one of them is done', async () => {
    const products = await Promise.all(Array.from({ length: 6 }, () => newProduct()));
    const answers = await Promise.all(products.map((product) => change(product, 'a')));
    const codes = answers.map((answer) => answer.code ?? 'done').toSorted();
    expect(codes).toEqual(['done', ...Array(5).fill('key-reused')]);
    expect(await packsOf()).toEqual([1]);
  });

  test('whose key was kept before changes were is taken for the same', async () => {
    const product = await newProduct();
    await fixture.shop.database.db
      .insert(cartChanges)
      .values({ customerId: fixture.me.id, key: 'old' });
    expect(await change(product, 'old')).toMatchObject({ status: 'success', variant_qty1: '0' });
  });

  test('twenty times at once counts once', async () => {
    const product = await newProduct();
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(product, 'a')));
    expect(answers.map((answer) => answer.variant_qty1)).toEqual(Array(20).fill('12'));
    expect(await packsOf()).toEqual([1]);
  });

  test('by another customer with the same key is that one’s own', async () => {
    const product = await newProduct();
    await change(product, 'a');
    const other = await callerFor(fixture.shop, await addCustomer(fixture.shop.database.db));
    expect(
      await other.call('addToCart', {
        ...{ product_id: product, set_qty: '+12', type: 'variant1', user_id: other.id },
        idempotency_key: 'a',
      }),
    ).toMatchObject({ status: 'success', variant_qty1: '12' });
    expect(await cartOf(other)).toMatchObject([{ variant_qty: 1 }]);
  });

  test('has a key of 1 to 100 characters, and one row for it', async () => {
    const product = await newProduct();
    for (const key of ['', 'x'.repeat(101)]) {
      expect(await change(product, key)).toMatchObject({ http: 400 });
    }
    await change(product, 'x'.repeat(100));
    await change(product, 'x'.repeat(100));
    const rows = await fixture.shop.database.db
      .select()
      .from(cartChanges)
      .where(eq(cartChanges.customerId, fixture.me.id));
    expect(rows).toHaveLength(1);
  });

  test('late, its old price marks the line, also one that was there before', async () => {
    const product = await newProduct();
    await change(product, 'a', { selling_price: 81 });
    await fixture.shop.database.db
      .update(packsTable)
      .set({ pricePaise: 85_50 })
      .where(eq(packsTable.productId, product));
    // Seen on another device meanwhile.
    await fixture.me.call('markPriceUpdateClicked', { user_id: fixture.me.id });
    await change(product, 'b', { selling_price: 85.5 });
    expect(await cartOf()).toMatchObject([{ price_update2: 'no', variant_qty: 2 }]);
    await change(product, 'c', { selling_price: 81 });
    expect(await cartOf()).toMatchObject([
      { price_update2: 'yes', previous_price: 81, selling_price: 85.5, variant_qty: 3 },
    ]);
  });
});
