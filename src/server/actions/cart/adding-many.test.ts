import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ActionInput } from '#contract/index.ts';
import { maxLines } from '#domain/limits.ts';
import { cartLines } from '#server/db/schema/cart.ts';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { addCustomer } from '#test/builders.ts';
import { cartFixture, twoPacks } from '#test/cart-fixture.ts';
import { databases } from '#test/test-db.ts';

type Line = ActionInput<'addManyToCart'>['lines'][number];

const line = (product_id: number, packs = 1, more: Partial<Line> = {}): Line => ({
  ...{ product_id, type: 'variant1', set_qty: 12, packs },
  ...more,
});

describe.each(databases)('many lines at once on %s', (_kind, openDb) => {
  const fixture = cartFixture(openDb);
  const { newProduct, cartOf } = fixture;
  const db = () => fixture.shop.database.db;

  const addMany = (lines: Line[], mode?: 'add' | 'set', who = fixture.me) =>
    who.call('addManyToCart', { user_id: who.id, lines, mode });

  const addOne = (product_id: number, idempotency_key: string, packs = 1) => {
    const wish = { product_id, set_qty: '+12', type: 'variant1', packs } as const;
    return fixture.me.call('addToCart', { ...wish, user_id: fixture.me.id, idempotency_key });
  };

  const packsOf = async () =>
    new Map((await cartOf()).map((item) => [item.product_id, item.variant_qty]));

  test('go in together, and onto what the cart holds', async () => {
    const [one, two] = [await newProduct(), await newProduct(twoPacks)];
    await fixture.add(one);
    const answer = await addMany([
      line(one, 2),
      line(two, 3, { type: 'variant2' }),
      line(two, 1, { set_qty: 6 }),
    ]);
    expect(answer).toMatchObject({ status: 'success', message: '3 of 3 lines added.', count: 3 });
    expect(answer.lines).toEqual([
      { product_id: one, type: 'variant1', added: 2 },
      { product_id: two, type: 'variant2', added: 3 },
      { product_id: two, type: 'variant1', added: 1 },
    ]);
    const cart = await cartOf();
    expect(cart.map((item) => [item.product_id, item.variant, item.variant_qty])).toEqual([
      [one, 'variant1', 3],
      [two, 'variant1', 1],
      [two, 'variant2', 3],
    ]);
  });

  test('with keys count once, sent together again or one by one', async () => {
    const [one, low] = [await newProduct(), await newProduct(undefined, { stock: 0 })];
    const keyed = [
      line(one, 2, { idempotency_key: 'many-1' }),
      line(low, 1, { idempotency_key: 'many-2' }),
    ];
    const first = await addMany(keyed);
    expect(first.lines?.map(({ added, code }) => [added, code])).toEqual([
      [2, undefined],
      [0, 'too-little-stock'],
    ]);
    const [again] = (await addMany(keyed)).lines ?? [];
    expect(again).toEqual({ product_id: one, type: 'variant1', added: 0 });
    expect(await addOne(one, 'many-1', 2)).toMatchObject({ variant_qty1: '24' });
    expect(await packsOf()).toEqual(new Map([[one, 2]]));
    // What was refused may be sent again.
    await db().update(products).set({ stock: 100 }).where(eq(products.id, low));
    await addOne(low, 'many-2');
    expect(await packsOf()).toEqual(
      new Map([
        [one, 2],
        [low, 1],
      ]),
    );
  });

  test('with the key of another change stay out, and leave it its key', async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    const first = line(one, 2, { idempotency_key: 'other-1' });
    await addMany([first]);
    const reused = { idempotency_key: 'other-1' };
    const answer = await addMany([
      line(two, 2, reused),
      line(one, 3, reused),
      first,
      line(two, 1, { idempotency_key: 'other-2' }),
      line(one, 1, { idempotency_key: 'other-2' }),
    ]);
    expect(answer.lines?.map(({ added, code }) => [added, code])).toEqual([
      [0, 'key-reused'],
      [0, 'key-reused'],
      [0, undefined],
      [1, undefined],
      [0, 'key-reused'],
    ]);
    expect(await addOne(two, 'other-1', 2)).toMatchObject({ http: 200, code: 'key-reused' });
    expect((await addMany([first])).lines).toMatchObject([{ added: 0 }]);
    expect(await packsOf()).toEqual(
      new Map([
        [one, 2],
        [two, 1],
      ]),
    );
  });

  test('with one key twice are both refused where the first is', async () => {
    const soap = await newProduct();
    const twice = [0, 1].map(() => line(soap, 9_999, { idempotency_key: `twice ${soap}` }));
    const answer = await addMany(twice);
    expect(answer).toMatchObject({ message: '0 of 2 lines added.' });
    expect(answer.lines?.map(({ code }) => code)).toEqual(['over-limit', 'over-limit']);
  });

  test('that cannot be had stay out, each with its reason; the others go in', async () => {
    const good = await newProduct();
    const low = await newProduct(undefined, { stock: 20 });
    const capped = await newProduct(undefined, { maxUnits: 12 });
    const hidden = await newProduct(undefined, { hidden: true });
    const answer = await addMany([
      line(low, 2),
      line(capped, 2),
      line(hidden),
      line(good, 1, { set_qty: 10 }),
      line(good, 1, { type: 'variant3' }),
      line(999_999),
      line(good, 4),
    ]);
    expect(answer).toMatchObject({ message: '1 of 7 lines added.', count: 1 });
    expect(answer.lines?.map(({ added, code, message }) => [added, code, message])).toEqual([
      [0, 'too-little-stock', 'Only 20 unit(s) left.'],
      [0, 'over-limit', 'You can order at most 12 unit(s) of one pack.'],
      [0, 'not-for-sale', 'This product is not for sale any more.'],
      [0, 'no-such-pack', 'This pack is not offered any more.'],
      [0, 'no-such-pack', 'This pack is not offered any more.'],
      [0, 'not-found', 'This product was not found.'],
      [4, undefined, undefined],
    ]);
    expect(await packsOf()).toEqual(new Map([[good, 4]]));
  });

  test('of one product count together, in both packs and twice in the list', async () => {
    const product = await newProduct(twoPacks, { stock: 30 });
    const answer = await addMany([
      line(product, 2, { set_qty: 6 }),
      line(product, 1, { type: 'variant2' }),
      line(product, 1, { set_qty: 6 }),
      line(product, 1, { set_qty: 6 }),
    ]);
    expect(answer.lines?.map(({ added, code }) => code ?? added)).toEqual([
      2,
      1,
      1,
      'too-little-stock',
    ]);
    expect((await cartOf()).map((item) => item.qty)).toEqual([18, 12]);
  });

  test('can be set: the cart then holds that many, however often it is sent', async () => {
    const [one, two] = [await newProduct(), await newProduct()];
    await addMany([line(one, 5)]);
    for (const added of [
      [-3, 4],
      [0, 0],
    ]) {
      const answer = await addMany([line(one, 2), line(two, 4)], 'set');
      expect(answer.lines?.map((each) => each.added)).toEqual(added);
    }
    expect(await packsOf()).toEqual(
      new Map([
        [one, 2],
        [two, 4],
      ]),
    );
  });

  test('keep the price that was seen, so that a change is told', async () => {
    const [seen, today] = [await newProduct(), await newProduct()];
    await addMany([line(seen, 1, { selling_price: 79 }), line(today)]);
    expect((await cartOf()).map((item) => [item.price_update2, item.previous_price])).toEqual([
      ['yes', 79],
      ['no', null],
    ]);
  });

  test('beyond what a cart holds are refused, new packs of its lines are not', async () => {
    const product = await newProduct();
    await db().execute(sql`insert into ${cartLines} (customer_id, product_id, slot, packs, seen_price_paise)
      select ${fixture.me.id}, ${packs.productId}, ${packs.slot}, 1, 1 from ${packs}
      join ${products} on ${products.id} = ${packs.productId} and not ${products.hidden} and ${products.stock} > 100
      where ${packs.productId} <> ${product} order by 2, 3 limit ${maxLines}`);
    const [held] = await cartOf();
    const again = {
      ...line(held?.product_id ?? 0),
      ...{ type: held?.variant ?? 'variant1', set_qty: held?.set_qty1 ?? 1 },
    };
    const answer = await addMany([line(product), again]);
    expect(answer.lines?.map(({ code }) => code)).toEqual(['cart-full', undefined]);
    expect(answer.count).toBe(maxLines);
  });

  test.each([
    ['none', [], 'List must have at least one line.'],
    [
      'more than 200',
      Array.from({ length: 201 }, () => line(1)),
      'List must have at most 200 lines.',
    ],
    ['no packs', [line(1, 0)], 'Number of packs of line 1 must be a whole number from 1 to 9,999.'],
  ])('are refused with 400: %s', async (_what, lines, message) => {
    expect(await addMany(lines)).toMatchObject({ http: 400, message });
  });

  test('for someone else are not found', async () => {
    const other = await addCustomer(db());
    const answer = await fixture.me.call('addManyToCart', { user_id: other, lines: [line(1)] });
    expect(answer).toMatchObject({ http: 404, code: 'not-found' });
  });

  test('200 of them are one request', async () => {
    const ids = await Promise.all(Array.from({ length: 200 }, () => newProduct()));
    const answer = await addMany(ids.map((id) => line(id, 2)));
    expect(answer).toMatchObject({ message: '200 of 200 lines added.', count: 200 });
    expect((await cartOf()).every((item) => item.variant_qty === 2)).toBe(true);
  });
});
