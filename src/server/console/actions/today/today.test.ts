import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { readBestSellers, readLapsed } from '#server/queries/reports/today.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('the dashboard on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const delivered = { delivery_type: 'delivery' } as const;

  test('counts what waits, and what a day brings', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    const before = await call('getToday', {});
    const product = await suite.buyer.fill(2, { stock: 1_000 });
    const [one, two] = [await suite.buyer.placed(), await placeAgain(product)];
    await moveOrderTo(suite.db, two, 'accepted');
    const onOrder = (answer: typeof before) => answer.on_order ?? { orders: 0, amount: 0 };
    const pay = { order_id: one, amount: 500, method: 'upi' as const, idempotency_key: newKey() };
    await call('recordPayment', pay);
    const after = await call('getToday', {});
    expect((after.waiting?.to_accept ?? 0) - (before.waiting?.to_accept ?? 0)).toBe(1);
    expect((after.waiting?.to_pack ?? 0) - (before.waiting?.to_pack ?? 0)).toBe(1);
    expect([after.days?.length, after.days_before?.length]).toEqual([7, 7]);
    const [today, then] = [after.days?.at(-1), before.days?.at(-1)];
    expect((today?.orders ?? 0) - (then?.orders ?? 0)).toBe(2);
    expect(today?.revenue).toBe(then?.revenue); // nothing is invoiced yet
    expect(onOrder(after).orders - onOrder(before).orders).toBe(2);
    expect(onOrder(after).amount - onOrder(before).amount).toBeCloseTo(1_944 + 972);
    const upi = (answer: typeof after) =>
      answer.collected?.find((sum) => sum.method === 'upi')?.amount ?? 0;
    expect(upi(after) - upi(before)).toBeCloseTo(500);
  });

  test('has what was invoiced as revenue, less what came back, and sells by it', async () => {
    const { call } = await newOperator(suite.shop, 'owner');
    const product = await suite.buyer.fill(9, { stock: 1_000 });
    const ids = [await suite.buyer.placed(delivered), await placeAgain(product, delivered)];
    const before = await call('getToday', {});
    for (const id of ids) {
      await moveOrderTo(suite.db, id, 'processing');
      await call('moveOrder', { id, to: 'out_for_delivery' });
    }
    const revenue = (answer: typeof before) => answer.days?.at(-1)?.revenue ?? 0;
    const sent = await call('getToday', {});
    expect(revenue(sent) - revenue(before)).toBeCloseTo(10 * 972 + 2 * 26);
    // Past the cache of getToday, which is a minute old at most.
    const span = { from: dayInIndia(new Date().toISOString()), until: '2100-01-01' };
    const units = async () =>
      (await readBestSellers(suite.db, span)).find((one) => one.product_id === product)?.units;
    expect(await units()).toBe(120);
    await call('moveOrder', { id: ids[1] ?? 0, to: 'cancelled', reason: 'The shop was closed.' });
    expect(await units()).toBe(108);
    const back = await call('getToday', {});
    expect(revenue(back) - revenue(before)).toBeCloseTo(9 * 972 + 26);
  });

  test('lists what waits longest first: to be accepted, or for a packer to be packed', async () => {
    const product = await suite.buyer.fill(1, { stock: 1_000 });
    const ids = [await suite.buyer.placed()];
    for (let i = 0; i < 3; i += 1) ids.push(await placeAgain(product));
    const [late, later, packed, packedLater] = ids as [number, number, number, number]; // `as`: four of four
    await moveOrderTo(suite.db, packed, 'accepted');
    await moveOrderTo(suite.db, packedLater, 'accepted');
    for (const [days, id] of [packedLater, later, packed, late].entries()) {
      await suite.db.execute(
        sql`update orders set created_at = '2020-01-01'::date - ${days}::int where id = ${id}`,
      );
    }
    const [staff, packer] = await Promise.all(
      (['staff', 'packer'] as const).map((role) => newOperator(suite.shop, role)),
    );
    const seen = (await staff?.call('getToday', {}))?.oldest ?? [];
    expect(seen.slice(0, 2).map(({ id }) => id)).toEqual([late, later]);
    expect(seen[0]).toMatchObject({ total_to_pay: 972, status: 'active' });
    expect(seen.length).toBeLessThanOrEqual(6);
    const packs = (await packer?.call('getToday', {}))?.oldest ?? [];
    expect(packs.slice(0, 2).map(({ id }) => id)).toEqual([packed, packedLater]);
    expect(packs[0]).not.toHaveProperty('total_to_pay');
  });

  test('names customers who bought weekly and stopped', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    await suite.buyer.fill(5, { stock: 10_000 });
    const ids = [await suite.buyer.placed()];
    for (let i = 0; i < 2; i += 1) {
      await suite.buyer.fill(1);
      ids.push(await suite.buyer.placed());
    }
    for (const [weeks, id] of ids.entries()) {
      await suite.db.execute(
        sql`update orders set created_at = now() - make_interval(weeks => ${weeks + 3}) where id = ${id}`,
      );
    }
    // Past the cache of getToday, which is a minute old at most.
    const lapsed = async () => (await readLapsed(suite.db)).map((one) => one.customer_id);
    expect(await lapsed()).toContain(suite.buyer.me.id);
    expect((await call('getToday', {})).lapsed).toBeInstanceOf(Array);
    await suite.buyer.fill(1);
    await suite.buyer.placed();
    expect(await lapsed()).not.toContain(suite.buyer.me.id);
  });

  test('shows a packer no amounts and no customers', async () => {
    const { call } = await newOperator(suite.shop, 'packer');
    const text = JSON.stringify(await call('getToday', {}));
    expect(text).not.toMatch(/revenue|lapsed|collected|registrations|mobile/);
  });

  async function placeAgain(product: number, more: typeof delivered | object = {}) {
    await suite.buyer.addPacks(product, 1);
    return suite.buyer.placed(more);
  }
});
