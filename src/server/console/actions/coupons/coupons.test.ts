import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { coupons } from '#server/db/schema/coupons.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

const day = 86_400_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
let made = 0;

/** ₹50 off from ₹500, for everyone, since yesterday until tomorrow. */
function given(more: Partial<ConsoleInput<'saveCoupon'>> = {}): ConsoleInput<'saveCoupon'> {
  made += 1;
  return {
    ...{ code: `MADE${made}`, kind: 'flat', amount: 50, minimum: 500, active: true },
    ...{ starts_at: at(-day), ends_at: at(day), ...more },
  };
}

describe.each(databases)('an owner’s coupons on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const owner = () => newOperator(suite.shop, 'owner');

  test('are made, used in the shop, changed against their version, and logged', async () => {
    const { call, id: operatorId } = await owner();
    const fields = given({ code: 'weekend-1', kind: 'percent', amount: 10, ceiling: 60 });
    const { coupon } = await call('saveCoupon', fields);
    expect(coupon).toMatchObject({
      ...{ code: 'WEEKEND-1', version: 1, state: 'now', uses: 0, limit_total: null, ceiling: 60 },
    });
    const id = coupon?.id ?? 0;
    await suite.buyer.fill(1);
    const order = await suite.buyer.placed({ discount_code_applied: 'weekend-1' });
    expect(await suite.buyer.read(order)).toMatchObject({ coupon_discount: 60 });
    expect(await call('getCoupon', { id })).toMatchObject({ coupon: { uses: 1 } });

    const save = (more: object) => call('saveCoupon', { ...fields, id, version: 1, ...more });
    expect(await save({ amount: 20 })).toMatchObject({ coupon: { version: 2, amount: 20 } });
    expect(await save({ amount: 30 })).toMatchObject({
      ...{ success: false, code: 'changed-elsewhere', coupon: { amount: 20, version: 2 } },
    });
    expect(await save({ version: 2, active: false })).toMatchObject({ coupon: { state: 'off' } });
    const [entry] = await readAudit(suite.db, { subject: `coupon ${id}`, limit: 1 });
    expect(entry).toMatchObject({
      ...{ action: 'saveCoupon', operatorId },
      details: { before: { switched_on: true, amount: 20 }, after: { switched_on: false } },
    });
  });

  test.each([
    [{ code: 'two words' }, 'code'],
    [{ code: '' }, 'code: is required'],
    [{ amount: 0 }, 'amount'],
    [{ kind: 'percent', amount: 101 }, 'amount: must be a whole number from 1 to 100'],
    [{ kind: 'percent', amount: 2.5 }, 'amount'],
    [{ ceiling: 20 }, 'ceiling: is only for a percent'],
    [{ minimum: -1 }, 'minimum'],
    [{ ends_at: at(-2 * day) }, 'ends_at: must be after the start'],
    [{ starts_at: '0000-01-01T00:00:00Z' }, 'starts_at: must be a day and time of this century'],
    [{ ends_at: '9999-12-31T23:59:59-14:00' }, 'ends_at: must be a day and time of this century'],
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ limit_total: 0 }, 'limit_total'],
    [{ limit_total: 2, limit_per_customer: 3 }, 'limit_per_customer'],
  ] as const)('with %j are refused, naming the field', async (wrong, field) => {
    const { call } = await owner();
    const answer = await call('saveCoupon', given(wrong));
    expect([answer.http, toldFields(answer)]).toEqual([400, expect.stringContaining(field)]);
  });

  test('have a code of their own, whatever its case', async () => {
    const { call } = await owner();
    const first = given();
    await call('saveCoupon', first);
    const again = await call('saveCoupon', given({ code: first.code.toLowerCase() }));
    expect(again).toMatchObject({ http: 200, code: 'code-taken' });
  });

  test('are deleted as long as no order uses them', async () => {
    const { call } = await owner();
    const { coupon } = await call('saveCoupon', given());
    const id = coupon?.id ?? 0;
    await suite.buyer.fill(1);
    const order = await suite.buyer.placed({ discount_code_applied: coupon?.code ?? '' });
    expect(await call('deleteCoupon', { id })).toMatchObject({ code: 'coupon-used', uses: 1 });
    await suite.buyer.cancel(order);
    expect(await call('deleteCoupon', { id })).toMatchObject({ success: true });
    expect(await suite.db.$count(coupons, eq(coupons.id, id))).toBe(0);
    for (const action of ['deleteCoupon', 'getCoupon'] as const) {
      expect(await call(action, { id })).toMatchObject({ http: 404 });
    }
    expect(await call('saveCoupon', given({ id }))).toMatchObject({ http: 404 });
  });

  test('are listed by state and code, counted and exported alike', async () => {
    const { call, headers } = await owner();
    const code = (name: string) => `LIST-${name}`;
    await call('saveCoupon', given({ code: code('A') }));
    await call('saveCoupon', given({ code: code('B'), starts_at: at(day / 2) }));
    await call('saveCoupon', given({ code: code('C'), ends_at: at(-day / 2) }));
    await call('saveCoupon', given({ code: code('D'), active: false }));
    const states = { now: 'A', soon: 'B', over: 'C', off: 'D' } as const;
    for (const [state, name] of Object.entries(states)) {
      const filters = { q: 'list-', state: state as keyof typeof states }; // `as`: its own keys
      const { coupons: found = [] } = await call('listCoupons', filters);
      expect(found.map((one) => [one.code, one.state])).toEqual([[code(name), state]]);
      expect(await call('countCoupons', filters)).toMatchObject({ count: 1 });
    }
    const page = await call('listCoupons', { q: 'LIST-', limit: 3 });
    expect(page.coupons?.map((one) => one.code)).toEqual([code('D'), code('C'), code('B')]);
    const rest = await call('listCoupons', { q: 'LIST-', cursor: page.next ?? '' });
    expect(rest).toMatchObject({ coupons: [{ code: code('A') }], next: null });
    const url = '/console/api/exportCoupons?q=LIST-&state=over';
    const file = await suite.shop.app.inject({ url, headers });
    const [, ...rows] = file.body.trim().split('\r\n');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`${code('C')},flat,50,`);
  });

  test('are tried as the shop itself would, on a cart or an amount, and are not used up', async () => {
    const { call } = await owner();
    const { buyer } = suite;
    const { coupon } = await call('saveCoupon', given({ limit_per_customer: 1, minimum: 2000 }));
    const [code, customer_id] = [coupon?.code ?? '', buyer.me.id];
    const inShop = () =>
      buyer.me.call('getCouponDataByUserId', { id: customer_id, coupon_code: code });
    expect(await call('tryCoupon', { code, customer_id })).toMatchObject({
      ...{ valid: false, total: 0, message: 'The cart of this customer is empty.' },
    });
    const product = await buyer.fill(1);
    const refused = await call('tryCoupon', { code, customer_id });
    expect(refused).toMatchObject({ valid: false, total: 972, discount: 0, amount_needed: 1028 });
    expect(refused.message).toBe((await inShop()).message);
    await buyer.addPacks(product, 2);
    const taken = await call('tryCoupon', { code: code.toLowerCase(), customer_id });
    expect(taken).toMatchObject({ valid: true, total: 2916, discount: 50 });
    expect(await inShop()).toMatchObject({ discount_applied: 50 });
    expect(await call('tryCoupon', { code, amount: 1999.99 })).toMatchObject({
      ...{ valid: false, amount_needed: 0.01 },
    });
    await buyer.placed({ discount_code_applied: code });
    expect(await call('tryCoupon', { code, customer_id, amount: 5000 })).toMatchObject({
      message: 'You have already used this coupon.',
    });
    expect(await call('tryCoupon', { code, amount: 5000 })).toMatchObject({ valid: true });
    expect(await call('tryCoupon', { code: 'NOSUCH', amount: 5000 })).toMatchObject({
      message: 'This coupon is not valid.',
    });
    expect(await call('tryCoupon', { code })).toMatchObject({ http: 400 });
    expect(await call('tryCoupon', { code, customer_id: 99_999 })).toMatchObject({ http: 404 });
  });

  test('are tried on typed lines, for a customer or anyone', async () => {
    const { call } = await owner();
    const { buyer } = suite;
    const { coupon } = await call('saveCoupon', given({ limit_per_customer: 1, minimum: 1000 }));
    const [code, customer_id] = [coupon?.code ?? '', buyer.me.id];
    const product = await buyer.fill(1);
    const lines = (packs: number, slot = 1) => [{ product_id: product, slot, packs }];
    const below = await call('tryCoupon', { code, customer_id, lines: lines(1) });
    expect(below).toMatchObject({ valid: false, total: 972, amount_needed: 28 });
    const anyone = await call('tryCoupon', { code, lines: lines(2) });
    const { item_total = 0, discount = 0 } = anyone.totals ?? {};
    expect(anyone).toMatchObject({
      ...{ valid: true, total: 1944, discount: 50 },
      totals: { coupon_discount: 50, delivery_charges: 0, total_to_pay: 1894 },
    });
    expect(item_total - discount).toBe(1944);

    await buyer.addPacks(product, 1);
    await buyer.placed({ discount_code_applied: code });
    const used = await call('tryCoupon', { code, customer_id, lines: lines(2) });
    expect(used).toMatchObject({
      ...{ valid: false, message: 'You have already used this coupon.' },
      totals: { total_to_pay: 1944 },
    });
    expect(await call('tryCoupon', { code, lines: lines(1, 3) })).toMatchObject({
      code: 'not-for-sale',
    });
    for (const wrong of [{ lines: [] }, { lines: [...lines(1), ...lines(2)] }]) {
      expect(await call('tryCoupon', { code, ...wrong })).toMatchObject({ http: 400 });
    }
    const both = await call('tryCoupon', { code, lines: lines(1), amount: 5 });
    expect([both.http, toldFields(both)]).toEqual([400, expect.stringContaining('amount')]);
  });

  test('are the owner’s alone', async () => {
    const { call } = await newOperator(suite.shop, 'staff');
    expect(await call('saveCoupon', given())).toMatchObject({ http: 403, code: 'not-allowed' });
    expect(await call('listCoupons', {})).toMatchObject({ http: 403 });
  });
});
