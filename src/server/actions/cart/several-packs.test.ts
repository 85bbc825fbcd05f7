import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartFixture } from '#test/cart-fixture.ts';
import { rounds } from '#test/rounds.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('several packs in one call on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, linesOf, cartOf } = fixture;

  function add(product_id: number, set_qty: string, packs?: number | string) {
    const { me } = fixture;
    const given = { product_id, set_qty, type: 'variant1', user_id: me.id } as const;
    return me.call('addToCart', { ...given, packs });
  }

  async function packsOf(product: number): Promise<number> {
    return (await linesOf(product))[0]?.packs ?? 0;
  }

  test('are added and taken away, the last ones with their line', async () => {
    const product = await newProduct();
    expect(await add(product, '+12', 3)).toMatchObject({ status: 'success', variant_qty1: '36' });
    expect(await add(product, '+12', '2')).toMatchObject({ variant_qty1: '60' });
    expect(await add(product, '-12', 4)).toMatchObject({ variant_qty1: '12' });
    expect(await add(product, '-12', 1)).toMatchObject({ status: 'success', variant_qty1: '0' });
    expect(await linesOf(product)).toEqual([]);
  });

  test('change a line of the cart', async () => {
    const product = await newProduct();
    await add(product, '+12', 2);
    const cart_id = (await cartOf())[0]?.id ?? 0;
    const line = { cart_id, product_id: product, variant: 'variant1', set_qty: 12 } as const;
    const change = (quantity: 1 | -1, packs: number) =>
      fixture.me.call('updateCartItem', { ...line, quantity, packs });
    expect(await change(1, 5)).toMatchObject({ updated_data: { variant_qty1: '84' } });
    expect(await change(-1, 6)).toMatchObject({ updated_data: { variant_qty1: '12' } });
    expect(await change(-1, 2)).toMatchObject({
      http: 200,
      code: 'too-few-packs',
      message: 'Your cart holds only 1 pack(s) of this.',
    });
    expect(await packsOf(product)).toBe(1);
  });

  test.each([0, -1, 1.5, 101, '1e1', 'x'])('refuses %j of them with 400', async (packs) => {
    const product = await newProduct(undefined, { stock: 5_000, maxUnits: 5_000 });
    expect(await add(product, '+12', packs)).toMatchObject({
      http: 400,
      message: 'Number of packs must be a whole number from 1 to 100.',
    });
    expect(await linesOf(product)).toEqual([]);
    expect(await add(product, '+12', 100)).toMatchObject({ variant_qty1: '1200' });
  });

  /** Without `packs` as many times as `packs` says; whether every call succeeded. */
  async function oneByOne(product: number, setQty: string, packs: number): Promise<boolean> {
    for (let i = 0; i < packs; i += 1) {
      if ((await add(product, setQty)).status !== 'success') return false;
    }
    return true;
  }

  test('come to the same as one by one; where not all of them fit, none is added', async () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('+12', '-12'), fc.integer({ min: 1, max: 7 })),
      {
        maxLength: 4,
      },
    );
    const limits = fc.record({
      stock: fc.integer({ min: 0, max: 150 }),
      maxUnits: fc.integer({ min: 1, max: 150 }),
    });
    await fc.assert(
      fc.asyncProperty(limits, steps, async (given, changes) => {
        const [whole, single] = [
          await newProduct(undefined, given),
          await newProduct(undefined, given),
        ];
        for (const [setQty, packs] of changes) {
          const before = await packsOf(single);
          const fits = await oneByOne(single, setQty, packs);
          const answer = await add(whole, setQty, packs);
          expect(answer.status).toBe(fits ? 'success' : 'error');
          expect(await packsOf(whole)).toBe(fits ? await packsOf(single) : before);
          // Both go on from the same number.
          if (!fits) await restore(single, before);
        }
      }),
      { numRuns: rounds(25, 10) },
    );
  });

  async function restore(product: number, packs: number): Promise<void> {
    while ((await packsOf(product)) > packs) await add(product, '-12');
    while ((await packsOf(product)) < packs) await add(product, '+12');
  }

  test('60 calls of 3 at once end at exactly the limit, and none is split', async () => {
    const product = await newProduct(undefined, { stock: 5_000, maxUnits: 100 * 12 });
    const answers = await Promise.all(Array.from({ length: 60 }, () => add(product, '+12', 3)));
    expect(answers.filter((answer) => answer.status === 'success')).toHaveLength(33);
    expect(await packsOf(product)).toBe(99);
    expect(await add(product, '+12', 2)).toMatchObject({ code: 'over-limit' });
    expect(await add(product, '+12', 1)).toMatchObject({ status: 'success' });
  });

  test('calls at once that all saw room for one of them end with that one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const product = await newProduct(undefined, { maxUnits: 4 * 12 });
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(product, '+12', 3)));
      expect(answers.filter((answer) => answer.status === 'success')).toHaveLength(1);
      expect(await packsOf(product)).toBe(3);
    }
  });

  test('added and taken at once, none is lost', async () => {
    const product = await newProduct(undefined, { stock: 50_000, maxUnits: 50_000 });
    await add(product, '+12', 7);
    const signs = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? '+12' : '-12'));
    const answers = await Promise.all(signs.map((setQty) => add(product, setQty, 3)));
    const sum = answers.reduce((packs, answer, i) => {
      if (answer.status !== 'success') return packs;
      return packs + (signs[i] === '+12' ? 3 : -3);
    }, 7);
    expect(await packsOf(product)).toBe(sum);
  });
});
