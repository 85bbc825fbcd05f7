import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { OperatorRole } from '#domain/operators/permissions.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { orderMails, orders } from '#server/db/schema/orders.ts';
import { stockMovements } from '#server/db/schema/stock.ts';
import type { Mail } from '#server/jobs/mailer.ts';
import { mailOrderSteps } from '#server/jobs/order-mails.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addCoupon, addProduct } from '#test/builders.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('picking an order on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const operator = (role: OperatorRole = 'staff') => newOperator(suite.shop, role);

  /** Packs of 12 at ₹81 of two products: ₹972 a pack; accepted. */
  async function accepted(
    packs: [number, number] = [5, 2],
    more: Parameters<typeof suite.buyer.placed>[0] = {},
  ) {
    const products = [];
    for (const count of packs) products.push(await suite.buyer.fill(count, { stock: 100 }));
    const id = await suite.buyer.placed(more);
    await moveOrderTo(suite.db, id, 'accepted');
    const lines = (await suite.buyer.itemsOf(id)).map((item) => item.id);
    const [line = 0, other = 0] = lines;
    const { call } = await operator();
    const version = async () => (await suite.buyer.read(id))?.version ?? 0;
    const pick = async (picked: number, reason?: string, line_id = line) =>
      call('pickOrder', {
        ...{ id, version: await version() },
        lines: [{ line_id, picked, ...(reason !== undefined && { reason }) }],
      });
    const detail = async () => (await call('getOrder', { id })).order;
    const pay = (amount: number) =>
      call('recordPayment', {
        ...{ order_id: id, amount, method: 'cash', idempotency_key: newKey() },
        ...(amount < 0 && { reason: 'Packs were missing' }),
      });
    return { id, line, other, product: products[0] ?? 0, call, pick, version, detail, pay };
  }

  const told = async () =>
    (
      await suite.db
        .select()
        .from(notifications)
        .where(eq(notifications.customerId, suite.buyer.me.id))
        .orderBy(desc(notifications.id))
    ).map((row) => row.text);

  test('short gives the units back at once, lowers the total and says what is missing and why', async () => {
    const { id, line, product, pick, detail } = await accepted();
    expect(await suite.buyer.stockOf(product)).toBe(40);
    const answer = await pick(3, 'Damaged');
    expect(answer).toMatchObject({
      success: true,
      lines: [{ line_id: line, picked: 3, missing: 2, reason: 'damaged' }, { missing: 0 }],
      totals: { total_to_pay: 5 * 972 },
    });
    expect(await suite.buyer.stockOf(product)).toBe(64);
    const [moved] = await suite.db
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.productId, product))
      .orderBy(desc(stockMovements.id));
    expect(moved).toMatchObject({ units: 24, reason: 'pick', orderId: id, note: 'damaged' });
    expect((await detail())?.lines[0]).toMatchObject({
      ...{ variant_qty: 5, picked: 3, qty: 36, missing_reason: 'damaged' },
    });
    expect((await detail())?.events.at(-1)).toMatchObject({ kind: 'pick', by: 'A staff' });
    const [item] = await suite.buyer.itemsOf(id);
    expect(item).toMatchObject({ variant_qty: 3, qty: 36, missing: 2, missing_reason: 'damaged' });
    expect((await told())[0]).toBe(
      `Missing in your order #${id}: 2 packs of ${item?.product_name} (damaged). New total: ₹4,860.00.`,
    );
    const [entry] = await readAudit(suite.db, { subject: `order ${id}`, limit: 1 });
    expect(entry?.details).toMatchObject({
      before: { total_to_pay: 7 * 972, picked: [{ line_id: line, picked: 5, missing: 0 }] },
      after: { total_to_pay: 5 * 972, picked: [{ line_id: line, picked: 3, reason: 'damaged' }] },
    });
  });

  test('goes up again to what was ordered, to the paisa, while the stock allows', async () => {
    const { id, product, pick, call } = await accepted();
    await pick(3, 'not there');
    const sold = { product_id: product, units: 60, reason: 'counter-sale' } as const;
    await call('changeStock', sold);
    expect(await pick(4)).toMatchObject({ code: 'too-little-stock', line_id: expect.any(Number) });
    await call('changeStock', { product_id: product, units: 24, reason: 'restock' });
    expect(await pick(4)).toMatchObject({ success: true });
    expect((await suite.buyer.itemsOf(id))[0]).toMatchObject({
      ...{ variant_qty: 4, missing: 1, missing_reason: 'not-there' },
    });
    expect(await pick(5)).toMatchObject({ totals: { total_to_pay: 7 * 972 } });
    expect((await suite.buyer.itemsOf(id))[0]).toMatchObject({ missing: 0, missing_reason: '' });
  });

  test('is refused beyond what was ordered, without a reason, to nothing, in another status and of other lines', async () => {
    const { id, line, other, pick, call, version } = await accepted();
    expect(await pick(6, 'damaged')).toMatchObject({ code: 'more-than-ordered', line_id: line });
    for (const reason of [undefined, '', 'other']) {
      expect(await pick(4, reason)).toMatchObject({ code: 'reason-missing', line_id: line });
    }
    const gone = { picked: 0, reason: 'expired' };
    const lines = [line, other].map((line_id) => ({ line_id, ...gone }));
    expect(await call('pickOrder', { id, version: await version(), lines })).toMatchObject({
      code: 'all-zero',
      message: 'Nothing would be left of this order. Please cancel it instead.',
    });
    expect(await pick(1, 'damaged', 2_000_000_000)).toMatchObject({ http: 404 });
    const twice = [0, 1].map((picked) => ({ line_id: line, picked, reason: 'damaged' }));
    const doubled = await call('pickOrder', { id, version: await version(), lines: twice });
    expect(doubled).toMatchObject({ http: 400 });
    expect(await suite.buyer.read(id)).toMatchObject({ total_to_pay: 7 * 972, version: 1 });
    await call('moveOrder', { id, to: 'processing' });
    await call('moveOrder', { id, to: 'out_for_delivery' });
    expect(await pick(4, 'damaged')).toMatchObject({
      code: 'too-late',
      message: 'This order can no longer be picked.',
    });
    await suite.buyer.fill(1);
    const fresh = await suite.buyer.placed();
    const [item] = await suite.buyer.itemsOf(fresh);
    const one = [{ line_id: item?.id ?? 0, picked: 0, reason: 'damaged' }];
    expect(await call('pickOrder', { id: fresh, version: 1, lines: one })).toMatchObject({
      code: 'too-late',
      message: 'Please accept this order before it is picked.',
    });
  });

  test('of two at once one wins and the other is told; said again it changes nothing', async () => {
    const { id, line, call, version } = await accepted();
    const lines = [{ line_id: line, picked: 4, reason: 'expired' }];
    expect(await call('pickOrder', { id, version: 1, lines })).toMatchObject({ version: 2 });
    // The answer was lost: the same again.
    expect(await call('pickOrder', { id, version: 1, lines })).toMatchObject({ version: 2 });
    const late = [{ line_id: line, picked: 3, reason: 'expired' }];
    expect(await call('pickOrder', { id, version: 1, lines: late })).toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(await version()).toBe(2);
  });

  test('by a packer goes without prices; a customer, a visitor and an order that is not there get nothing', async () => {
    const { id, line, version } = await accepted();
    const packer = await operator('packer');
    const input = {
      ...{ id, version: await version() },
      lines: [{ line_id: line, picked: 4, reason: 'Seal broken', reason_hi: 'सील टूटी थी' }],
    };
    const answer = await packer.call('pickOrder', input);
    expect(answer).toMatchObject({ success: true, lines: [{ reason: 'Seal broken' }, {}] });
    expect(JSON.stringify(answer)).not.toMatch(/total|price|mrp/);
    const { order } = await packer.call('getOrder', { id });
    expect(order).toMatchObject({ pickable: true, editable: false });
    expect((await suite.buyer.itemsOf(id))[0]).toMatchObject({
      ...{ missing_reason: 'Seal broken', missing_reason_hi: 'सील टूटी थी' },
    });
    const { orders: list } = await packer.call('getPickingList', { ids: String(id) });
    expect(list?.[0]).toMatchObject({
      ...{ version: 2, pickable: true, cannot_invoice: '' },
      lines: [{ variant_qty: 5, picked: 4, missing_reason: 'Seal broken' }, { picked: 2 }],
    });
    expect(JSON.stringify({ order, list })).not.toMatch(/total|price|mrp/);
    expect(await packer.call('pickOrder', { ...input, id: 2_000_000_000 })).toMatchObject({
      http: 404,
    });
    const asked = await suite.shop.app.inject({
      ...{ url: '/console/api/pickOrder', method: 'POST', payload: input },
      headers: { ...(await suite.shop.signIn(suite.buyer.me.id)), 'x-thok': '1' },
    });
    expect(asked.statusCode).toBe(401);
  });

  test('keeps a flat coupon, works a percent one out anew, and asks for no minimum again', async () => {
    const facts = { flatPaise: 300_00, minimumPaise: 3_000_00 };
    const flat = await accepted([3, 1], {
      discount_code_applied: await addCoupon(suite.db, facts),
    });
    expect(await flat.pick(0, 'not-there')).toMatchObject({
      totals: { coupon_discount: 300, total_to_pay: 672 },
    });
    expect(await flat.pick(3)).toMatchObject({ totals: { coupon_discount: 300 } });

    const code = await addCoupon(suite.db, {
      ...{ kind: 'percent', percent: 10, flatPaise: null, ceilingPaise: 300_00 },
      minimumPaise: 3_000_00,
    });
    const percent = await accepted([3, 1], { discount_code_applied: code });
    expect(await percent.pick(0, 'not-there')).toMatchObject({
      totals: { coupon_discount: 97.2, total_to_pay: 874.8 },
    });
    expect(await percent.pick(3)).toMatchObject({ totals: { coupon_discount: 300 } });
  });

  test('below ₹499 the rest still comes, with the delivery charges of before', async () => {
    const { pick, id } = await accepted([1, 1], { delivery_type: 'delivery' });
    // 40 paise a unit of what is left.
    await suite.db.execute(sql`update order_lines set price_paise = 40 where order_id = ${id}`);
    expect(await pick(0, 'expired')).toMatchObject({
      totals: { delivery_charges: 26, total_to_pay: 30.8 },
    });
  });

  test('what was paid above the new total shows as to give back, and can be given back', async () => {
    const { id, pick, pay, detail, call } = await accepted([1, 1]);
    await pay(1_944);
    expect(await pick(0, 'damaged')).toMatchObject({ success: true });
    expect(await detail()).toMatchObject({
      total_to_pay: 972,
      paid: 1_944,
      due: 0,
      to_refund: 972,
    });
    expect(await suite.buyer.read(id)).toMatchObject({ paid: 1_944, due: 0, to_refund: 972 });
    const found = await call('listOrders', { to_refund: '1', q: String(id) });
    expect(found.orders).toHaveLength(1);
    expect((await call('getToday', {})).waiting?.to_refund).toBeGreaterThan(0);
    expect(await pay(1)).toMatchObject({ code: 'more-than-due' });
    // The database itself lets nobody take more than is due.
    const more = suite.db.update(orders).set({ paidPaise: 2_000_00 }).where(eq(orders.id, id));
    await expect(more).rejects.toThrow();
    expect(await pay(-972)).toMatchObject({ success: true, paid: 972, due: 0 });
    expect(await detail()).toMatchObject({ to_refund: 0 });
    await call('moveOrder', { id, to: 'processing' });
    await call('moveOrder', { id, to: 'out_for_delivery' });
    expect(await call('moveOrder', { id, to: 'delivered' })).toMatchObject({ status: 'completed' });
    const { order } = await call('getOrder', { id });
    expect(order?.invoice).toMatchObject({ total: 972, due: 0 });
    const { invoice } = await call('getInvoice', { id: order?.invoice?.id ?? 0 });
    expect(invoice?.lines).toMatchObject([{ packs: 1, total: 972 }]);
  });

  test('an edit by the customer leaves what is missing as it is, and adds of it only what is there', async () => {
    const { id, line, other, product, pick, call } = await accepted([5, 2]);
    await pick(3, 'not-there');
    await call('changeStock', { product_id: product, units: 60, reason: 'counter-sale' });
    expect(await suite.buyer.edit(id, other, 1)).toMatchObject({
      totals: { total_to_pay: 4 * 972 },
    });
    expect((await suite.buyer.itemsOf(id))[0]).toMatchObject({ variant_qty: 3, missing: 2 });
    expect(await suite.buyer.edit(id, line, 5)).toMatchObject({ code: 'too-little-stock' });
    await call('changeStock', { product_id: product, units: 12, reason: 'restock' });
    expect(await suite.buyer.edit(id, line, 4)).toMatchObject({
      totals: { total_to_pay: 5 * 972 },
    });
    expect((await suite.buyer.itemsOf(id))[0]).toMatchObject({
      ...{ variant_qty: 4, missing: 0, missing_reason: '' },
    });
  });

  test('an edit judges minimum and coupon by what was ordered, not by what the shop lacks', async () => {
    const facts = { flatPaise: 100_00, minimumPaise: 2_900_00 };
    const { id, other, pick } = await accepted([1, 3], {
      discount_code_applied: await addCoupon(suite.db, facts),
    });
    await pick(0, 'expired');
    expect(await suite.buyer.edit(id, other, 2)).toMatchObject({
      totals: { coupon_discount: 100, total_to_pay: 1_844 },
    });
    expect(await suite.buyer.edit(id, other, 1)).toMatchObject({ code: 'coupon-refused' });
  });

  test('until it leaves lines are added and swapped at today’s prices, within stock and limit', async () => {
    const { id, line, call, detail } = await accepted([5, 2]);
    await call('moveOrder', { id, to: 'processing' });
    const fresh = await addProduct(suite.db, undefined, { stock: 24, maxUnits: 24 });
    const add = (packs: number, product_id = fresh, version = 1) =>
      call('editOrder', { id, version, lines: [], add: [{ product_id, slot: 1, packs }] });
    expect(await add(3)).toMatchObject({ code: 'over-limit', product_id: fresh });
    await suite.db.update(products).set({ maxUnits: 1_000 }).where(eq(products.id, fresh));
    expect(await add(3)).toMatchObject({ code: 'too-little-stock', product_id: fresh });
    const hidden = await addProduct(suite.db, undefined, { hidden: true });
    expect(await add(1, hidden)).toMatchObject({ code: 'not-for-sale', product_id: hidden });
    const known = (await detail())?.lines[0]?.product_id ?? 0;
    expect(await add(1, known)).toMatchObject({ http: 400 });
    expect(await call('editOrder', { id, version: 1, lines: [] })).toMatchObject({ http: 400 });
    const swapped = await call('editOrder', {
      ...{ id, version: 1, lines: [{ id: line, variant_qty: 3 }] },
      add: [{ product_id: fresh, slot: 1, packs: 2 }],
    });
    expect(swapped).toMatchObject({ totals: { total_to_pay: 7 * 972 } });
    expect((await detail())?.lines.map(({ picked }) => picked)).toEqual([3, 2, 2]);
    expect(await suite.buyer.stockOf(fresh)).toBe(0);
    // Somebody else was quicker.
    expect(await add(1, fresh, 1)).toMatchObject({ code: 'changed-elsewhere' });
    await call('moveOrder', { id, to: 'out_for_delivery' });
    expect(await add(1, fresh, 2)).toMatchObject({ code: 'too-late' });
  });

  test('the bell says once what is missing now; what was found at once is not told at all', async () => {
    const { id, line, other, pick } = await accepted();
    const before = (await told()).length;
    await pick(4, 'damaged');
    await pick(5);
    expect(await told()).toHaveLength(before);
    await pick(4, 'damaged', line);
    await pick(1, 'expired', other);
    expect(await told()).toHaveLength(before + 1);
    expect((await told())[0]).toMatch(/1 pack of .* \(damaged\), 1 pack of .* \(expired\)\./);
    await suite.db.update(notifications).set({ readAt: sql`now()` });
    await pick(5, '', line);
    await pick(2, '', other);
    expect((await told())[0]).toBe(
      `Nothing is missing of your order #${id} any more. New total: ₹6,804.00.`,
    );
  });

  test('is mailed once for all that is missing, in the customer’s language', async () => {
    const { id, line, other, pick, pay } = await accepted();
    await pay(7 * 972);
    await suite.db.delete(orderMails);
    const sent: Mail[] = [];
    const mail = () =>
      mailOrderSteps({
        db: suite.db,
        catalogue: suite.shop.catalogue,
        mailer: { send: async (one: Mail) => void sent.push(one) },
        publicOrigin: () => 'https://shop.example',
      });
    await pick(4, 'damaged', line);
    await pick(1, 'Leaks', other);
    expect(await mail()).toBe('0 mailed, 0 not wanted');
    await suite.db.update(orderMails).set({ createdAt: sql`now() - interval '4 minutes'` });
    await suite.db
      .update(customers)
      .set({ language: 'hi' })
      .where(eq(customers.id, suite.buyer.me.id));
    expect(await mail()).toBe('1 mailed, 0 not wanted');
    expect(sent[0]?.subject).toBe(`ऑर्डर #${id} थोड़ा कम आएगा`);
    expect(sent[0]?.text).toMatch(/का 1 पैक \(टूटा-फूटा था\)[\s\S]*का 1 पैक \(Leaks\)/);
    expect(sent[0]?.text).toContain('आपके दिए हुए ₹1,944.00 आपको लौटाए जाएँगे।');
    // Found after all before the mail went out: none.
    await pick(5, '', line);
    await pick(1, 'Leaks', line);
    await pick(5, '', line);
    await pick(2, '', other);
    await suite.db.update(orderMails).set({ createdAt: sql`now() - interval '4 minutes'` });
    expect(await mail()).toBe('0 mailed, 1 not wanted');
  });
});
