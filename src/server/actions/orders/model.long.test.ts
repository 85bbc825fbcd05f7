import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packs, products } from '#server/db/schema/catalogue.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { type Buyer, newBuyer } from '#test/buyer.ts';
import { expectLedgerToAddUp } from '#test/ledger.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';

/** Steps in all, over a few shops that begin anew. */
const sequences = { embedded: 4, PostgreSQL: 20 };
const stepsEach = 100;

/** What the shop should be: written a second time, slowly and plainly, in whole paise. */
type Model = {
  goods: { id: number; stock: number; pricePaise: number; mrpPaise: number; maxUnits: number }[];
  packSize: number;
  cart: Map<number, number>;
  orders: ModelOrder[];
};
type ModelOrder = {
  id: number;
  open: boolean;
  usesCoupon: boolean;
  lines: { product: number; packs: number; pricePaise: number; mrpPaise: number }[];
};

const coupon = { offPaise: 50_00, minimumPaise: 700_00 };
const minimumPaise = 499_00;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('add' as const), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('take' as const), which: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('place' as const), coupon: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      which: fc.nat(20),
      line: fc.nat(3),
      packs: fc.nat(6),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(20) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('reprice' as const),
      which: fc.nat(3),
      pricePaise: fc.integer({ min: 20_00, max: 119_99 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('restock' as const),
      which: fc.nat(3),
      units: fc.integer({ min: 1, max: 100 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe.each(databases)('the shop on %s against a model of it', (kind, openDb) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());

  test('agrees after every step of random days', { timeout: 180_000 }, async () => {
    const { db } = shop.database;
    const code = await addCoupon(db, { minimumPaise: coupon.minimumPaise });
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: stepsEach, maxLength: stepsEach }),
        async (steps) => {
          const buyer = await newBuyer(shop);
          const model = await openModel(shop);
          for (const each of steps) await take(each, model, buyer, code);
          await expectSame(model, buyer);
        },
      ),
      // A failure prints its seed and the shortest days that lead to it.
      { numRuns: sequences[kind], endOnFailure: false },
    );
    await expectLedgerToAddUp(db);
  });

  async function openModel({ database: { db } }: TestApp): Promise<Model> {
    const goods = [];
    for (const stock of [40, 100, 400, 0]) {
      const facts = { stock, maxUnits: 60, mrpPaise: 120_00 };
      const id = await addProduct(db, [{ size: 12, pricePaise: 81_00 }], facts);
      goods.push({ id, stock, pricePaise: 81_00, mrpPaise: 120_00, maxUnits: 60 });
    }
    return { goods, packSize: 12, cart: new Map(), orders: [] };
  }

  async function take(each: Step, model: Model, buyer: Buyer, code: string): Promise<void> {
    const { db } = shop.database;
    switch (each.kind) {
      case 'add':
      case 'take': {
        const good = known(model.goods[each.which]);
        const by = each.kind === 'add' ? 1 : -1;
        const packsAfter = (model.cart.get(good.id) ?? 0) + by;
        const units = packsAfter * model.packSize;
        const fits = packsAfter >= 0 && (by < 0 || (units <= good.maxUnits && units <= good.stock));
        const answer = await buyer.me.call('addToCart', {
          product_id: good.id,
          set_qty: by > 0 ? '+12' : '-12',
          type: 'variant1',
          user_id: buyer.me.id,
        });
        expect(answer.status, JSON.stringify({ each, answer })).toBe(fits ? 'success' : 'error');
        if (!fits) return;
        if (packsAfter === 0) model.cart.delete(good.id);
        else model.cart.set(good.id, packsAfter);
        return;
      }
      case 'place':
        return placeBoth(model, buyer, each.coupon ? code : '');
      case 'edit':
        return editBoth(model, buyer, each);
      case 'cancel': {
        const order = model.orders[each.which % Math.max(1, model.orders.length)];
        if (!order) return;
        const answer = await buyer.cancel(order.id);
        expect(answer.success).toBe(order.open);
        if (!order.open) return;
        order.open = false;
        for (const line of order.lines) goodOf(model, line.product).stock += line.packs * 12;
        return;
      }
      case 'reprice': {
        const good = known(model.goods[each.which]);
        good.pricePaise = each.pricePaise;
        await db
          .update(packs)
          .set({ pricePaise: each.pricePaise })
          .where(eq(packs.productId, good.id));
        return;
      }
      case 'restock': {
        const good = known(model.goods[each.which]);
        good.stock += each.units;
        await db.update(products).set({ stock: good.stock }).where(eq(products.id, good.id));
        await db
          .insert(stockMovements)
          .values({ productId: good.id, units: each.units, reason: 'restock' });
        return;
      }
    }
  }

  async function placeBoth(model: Model, buyer: Buyer, code: string): Promise<void> {
    const lines = [...model.cart].map(([product, packCount]) => {
      const { pricePaise, mrpPaise } = goodOf(model, product);
      return { product, packs: packCount, pricePaise, mrpPaise };
    });
    const order: ModelOrder = { id: 0, open: true, usesCoupon: code !== '', lines };
    const fits =
      lines.length > 0 &&
      lines.every((line) => line.packs * 12 <= goodOf(model, line.product).stock) &&
      (code === '' || sellingPaise(order) >= coupon.minimumPaise) &&
      payPaise(order) >= minimumPaise;
    const answer = await buyer.place({
      discount_code_applied: code,
      total_to_pay: payPaise(order) / 100,
    });
    expect(answer.success, JSON.stringify({ order, answer })).toBe(fits);
    if (!fits) return;
    order.id = answer.order_id ?? 0;
    for (const line of lines) goodOf(model, line.product).stock -= line.packs * 12;
    model.orders.push(order);
    model.cart.clear();
  }

  async function editBoth(
    model: Model,
    buyer: Buyer,
    wish: { which: number; line: number; packs: number },
  ): Promise<void> {
    const order = model.orders[wish.which % Math.max(1, model.orders.length)];
    const line = order?.lines[wish.line % order.lines.length];
    if (!order || !line) return;
    const items = await buyer.itemsOf(order.id);
    const item = known(items.find((one) => one.product_id === line.product));
    const after = {
      ...order,
      lines: order.lines.map((one) => (one === line ? { ...one, packs: wish.packs } : one)),
    };
    const more = wish.packs - line.packs;
    const good = goodOf(model, line.product);
    const fits =
      order.open &&
      after.lines.some((one) => one.packs > 0) &&
      (more <= 0 || (wish.packs * 12 <= good.maxUnits && more * 12 <= good.stock)) &&
      (!order.usesCoupon || sellingPaise(after) >= coupon.minimumPaise) &&
      payPaise(after) >= minimumPaise;
    const answer = await buyer.edit(order.id, item.id, wish.packs);
    expect(answer.success, JSON.stringify({ order, wish, answer })).toBe(fits);
    if (!fits) return;
    order.lines = after.lines;
    good.stock -= more * 12;
  }

  async function expectSame(model: Model, buyer: Buyer): Promise<void> {
    for (const good of model.goods) expect(await buyer.stockOf(good.id)).toBe(good.stock);
    const { cart = [] } = await buyer.me.call('getCartProductByUserId', { userId: buyer.me.id });
    expect(new Map(cart.map((line) => [line.product_id, line.variant_qty]))).toEqual(model.cart);
    for (const order of model.orders) {
      const shown = known(await buyer.read(order.id));
      expect(shown.status).toBe(order.open ? 'active' : 'cancelled');
      expect(Math.round(shown.total_to_pay * 100)).toBe(payPaise(order));
    }
  }
});

function goodOf(model: Model, id: number) {
  return known(model.goods.find((good) => good.id === id));
}

function sellingPaise(order: ModelOrder): number {
  let sum = 0;
  for (const line of order.lines) {
    for (let unit = 0; unit < line.packs * 12; unit += 1) sum += line.pricePaise;
  }
  return sum;
}

function payPaise(order: ModelOrder): number {
  return sellingPaise(order) - (order.usesCoupon ? coupon.offPaise : 0);
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the model lost track');
  return value;
}
