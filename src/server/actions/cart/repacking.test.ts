import { describe, expect, test } from 'vitest';
import type { CartItemWire } from '#contract/cart.ts';
import type { ActionInput } from '#contract/index.ts';
import { cheaperPacks } from '#domain/cart/cheaper-packs.ts';
import { orderTotals } from '#domain/cart/totals.ts';
import { packSlots } from '#domain/limits.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import { cartFixture } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

type Packs = ActionInput<'repackInCart'>['packs'];

/** Of 10, 50 and 100 units: ₹153 less for 60 units in a pack of 50 and one of 10. */
const threePacks = [
  { size: 10, pricePaise: 9_10 },
  { size: 50, pricePaise: 6_04 },
  { size: 100, pricePaise: 6_00 },
];
const packs = (...counts: (readonly [size: number, packs: number])[]): Packs =>
  counts.map(([size, count]) => {
    const slot = threePacks.findIndex((one) => one.size === size) + 1;
    return { type: `variant${slot}` as 'variant1', set_qty: size, packs: count }; // `as`: slots 1 to 3
  });

function totalOf(cart: readonly CartItemWire[]): number {
  const none = { couponDiscountPaise: 0, deliveryPaise: 0, expressPaise: 0 };
  const lines = cart.map((line) => ({
    ...{ mrpPaise: rupeesToPaise(line.mrp), pricePaise: rupeesToPaise(line.selling_price) },
    ...{ packs: line.variant_qty, packSize: line.qty / line.variant_qty },
  }));
  return orderTotals(lines, none).totalToPayPaise;
}

const heldIn = (cart: readonly CartItemWire[]) =>
  cart.map((line) => [line.qty / line.variant_qty, line.variant_qty]);

describe.each(databases)('other packs for the same units on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { cartOf } = fixture;
  const newProduct = (facts = {}) =>
    fixture.newProduct(threePacks, { stock: 500, maxUnits: 200, ...facts });

  async function fill(product_id: number, count = 6) {
    const { me } = fixture;
    const wish = { product_id, set_qty: '+10', type: 'variant1', packs: count } as const;
    await me.call('addToCart', { ...wish, user_id: me.id });
  }
  const repack = (product_id: number, wanted: Packs, who = fixture.me) =>
    who.call('repackInCart', { user_id: who.id, product_id, packs: wanted });

  test('save what the cart has offered, to the paisa', async () => {
    const product = await newProduct();
    await fill(product);
    const before = await cartOf();
    expect(before).toMatchObject([
      { selling_price1: 9.1, selling_price2: 6.04, selling_price3: 6, maxqty: 200, stock: 500 },
    ]);
    const offered = threePacks.map(({ size, pricePaise }, i) => ({
      ...{ slot: packSlots[i] ?? 1, packSize: size, pricePaise },
    }));
    const found = cheaperPacks(offered, [{ slot: 1, packs: 6 }], { maxUnits: 200, stock: 500 });
    const wanted = (found?.packs ?? []).map(({ packSize, packs }) => [packSize, packs] as const);
    expect(await repack(product, packs(...wanted))).toMatchObject({
      ...{ status: 'success', variant_qty1: '10', variant_qty2: '50', variant_qty3: '0' },
    });
    const after = await cartOf();
    expect(heldIn(after)).toEqual([
      [10, 1],
      [50, 1],
    ]);
    expect(found?.savedPaise).toBe(153_00);
    expect(totalOf(before) - totalOf(after)).toBe(153_00);
  });

  test('sent again change nothing, and the line that is left has its packs', async () => {
    const product = await newProduct();
    await fill(product, 10);
    for (const _ of [1, 2]) {
      expect(await repack(product, packs([100, 1]))).toMatchObject({ variant_qty3: '100' });
      expect(heldIn(await cartOf())).toEqual([[100, 1]]);
    }
  });

  test('fit where all of the stock is in the cart', async () => {
    const product = await newProduct({ stock: 60 });
    await fill(product);
    expect(await repack(product, packs([50, 1], [10, 1]))).toMatchObject({ status: 'success' });
  });

  test.each<[string, Packs]>([
    ['more units', packs([50, 1], [10, 2])],
    ['fewer units', packs([50, 1])],
    ['a pack that is not offered', [{ type: 'variant2', set_qty: 60, packs: 1 }]],
    ['one that the limit refuses, beside one that fits', packs([10, 1], [50, 1])],
  ])('are refused for %s, and nothing is changed', async (why, wanted) => {
    const product = await newProduct(why.includes('limit') ? { maxUnits: 40 } : {});
    await fill(product, 4);
    await fixture.me.call('addToCart', {
      ...{
        product_id: product,
        set_qty: '+10',
        type: 'variant1',
        user_id: fixture.me.id,
        packs: 2,
      },
    });
    const before = await cartOf();
    expect(await repack(product, wanted)).toMatchObject({ status: 'error' });
    expect(await cartOf()).toEqual(before);
  });

  test("are not made in someone else's cart", async () => {
    const product = await newProduct();
    await fill(product);
    const answer = await fixture.me.call('repackInCart', {
      ...{ user_id: fixture.me.id + 1, product_id: product, packs: packs([50, 1], [10, 1]) },
    });
    expect(answer).toMatchObject({ http: 404 });
    expect(heldIn(await cartOf())).toEqual([[10, 6]]);
  });
});
