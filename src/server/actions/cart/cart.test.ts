import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { addCustomer } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { cartFixture, twoPacks } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the cart on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, add, cartOf } = fixture;

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
      expect(await fixture.me.call('updateCartItem', { ...line, quantity: 1 })).toMatchObject({
        status: 'success',
        updated_data: { variant_qty1: '24' },
      });
      await fixture.me.call('updateCartItem', { ...line, quantity: '-1' });
      expect(await fixture.me.call('updateCartItem', { ...line, quantity: '-1' })).toMatchObject({
        updated_data: { variant_qty1: '0' },
      });
      expect(await cartOf()).toEqual([]);
    });

    test.each([0, 2, -2, 1.5, '1e3', 'x', ''])('refuses a step of %s', async (quantity) => {
      const line = await lineOf(await newProduct());
      expect(await fixture.me.call('updateCartItem', { ...line, quantity })).toMatchObject({
        http: 400,
      });
    });

    test('refuses a wrong pack size, another product and a line of someone else', async () => {
      const [product, other] = [await newProduct(), await newProduct()];
      const line = await lineOf(product);
      const change = (given: object) =>
        fixture.me.call('updateCartItem', { ...line, quantity: 1, ...given });
      expect(await change({ set_qty: 6 })).toMatchObject({ http: 400 });
      expect(await change({ product_id: other })).toMatchObject({ http: 404 });
      const stranger = await callerFor(fixture.shop, await addCustomer(fixture.shop.database.db));
      await add(product, '+12', 'variant1', stranger);
      const theirs = (await cartOf(stranger))[0]?.id ?? 0;
      expect(await change({ cart_id: theirs })).toMatchObject({ http: 404 });
      const removal = { cart_id: theirs, variant: 'variant1' as const };
      expect(await fixture.me.call('removeFromCart', removal)).toMatchObject({ http: 404 });
      expect(await cartOf(stranger)).toMatchObject([{ variant_qty: 1 }]);
    });

    test('removes a line whole, once', async () => {
      const line = await lineOf(await newProduct());
      await fixture.me.call('updateCartItem', { ...line, quantity: 1 });
      const removal = { cart_id: line.cart_id, variant: line.variant };
      expect(await fixture.me.call('removeFromCart', removal)).toMatchObject({ status: 'success' });
      expect(await fixture.me.call('removeFromCart', removal)).toMatchObject({ http: 404 });
      expect(await cartOf()).toEqual([]);
    });
  });

  describe('what changed in the shop', () => {
    test('flags every line of a product whose stock no longer covers them', async () => {
      const product = await newProduct(twoPacks, { stock: 18 });
      await add(product, '+6');
      await add(product, '+12', 'variant2');
      expect((await cartOf()).map((line) => line.out_stock)).toEqual(['0', '0']);
      await fixture.shop.database.db
        .update(products)
        .set({ stock: 17 })
        .where(eq(products.id, product));
      expect((await cartOf()).map((line) => [line.out_stock, line.stock])).toEqual([
        ['1', 17],
        ['1', 17],
      ]);
    });

    test('a product hidden since is out of stock, and can be taken out', async () => {
      const product = await newProduct();
      await add(product);
      await fixture.shop.database.db
        .update(products)
        .set({ hidden: true })
        .where(eq(products.id, product));
      expect(await cartOf()).toMatchObject([{ out_stock: '1', stock: 0 }]);
      expect(await add(product)).toMatchObject({ code: 'not-for-sale' });
      expect(await add(product, '-12')).toMatchObject({ status: 'success', variant_qty1: '0' });
    });

    test('a changed price is counted, shown with the old one, and settled', async () => {
      const product = await newProduct();
      await add(product);
      const priceCount = async () =>
        (await fixture.me.call('getPriceUpdateNotificationCount', { user_id: fixture.me.id }))
          .count;
      expect(await priceCount()).toBe(0);
      await fixture.shop.database.db
        .update(packs)
        .set({ pricePaise: 85_50 })
        .where(eq(packs.productId, product));
      expect(await priceCount()).toBe(1);
      expect(await cartOf()).toMatchObject([
        { selling_price: 85.5, previous_price: 81, price_update2: 'yes' },
      ]);
      const settled = await fixture.me.call('markPriceUpdateClicked', { user_id: fixture.me.id });
      expect(settled).toMatchObject({ http: 200, success: true });
      expect(await priceCount()).toBe(0);
      expect(await cartOf()).toMatchObject([{ selling_price: 85.5, price_update2: 'no' }]);
    });
  });
});
