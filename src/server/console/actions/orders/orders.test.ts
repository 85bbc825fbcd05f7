import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('an operator’s orders on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  const staff = () => newOperator(suite.shop, 'staff');

  async function placed(packs = 2) {
    const product = await suite.buyer.fill(packs, { stock: 1_000 });
    return { product, id: await suite.buyer.placed() };
  }

  const told = async () =>
    (
      await suite.db
        .select()
        .from(notifications)
        .where(eq(notifications.customerId, suite.buyer.me.id))
    ).map((row) => row.text);

  test('go from accepted to completed step by step, and the customer is told of each', async () => {
    const { id } = await placed();
    const { call } = await staff();
    const steps: OrderStatus[] = ['accepted', 'processing', 'out_for_delivery', 'delivered'];
    for (const to of steps) {
      expect(await call('moveOrder', { id, to })).toMatchObject({ success: true, status: to });
      expect(await suite.buyer.read(id)).toMatchObject({ status: to });
    }
    expect(await told()).toHaveLength(4);
    expect((await told())[2]).toBe(`Your order #${id} is ready to be picked up.`);
    const pay = { order_id: id, amount: 1_944, method: 'cash' as const, idempotency_key: newKey() };
    expect(await call('recordPayment', pay)).toMatchObject({ status: 'completed', due: 0 });
    expect(await suite.buyer.read(id)).toMatchObject({ status: 'completed' });
  });

  test('that are paid before are completed when they are delivered', async () => {
    const { id } = await placed();
    const { call } = await staff();
    await moveOrderTo(suite.db, id, 'out_for_delivery');
    const pay = { order_id: id, amount: 1_944, method: 'upi' as const, idempotency_key: newKey() };
    expect(await call('recordPayment', pay)).toMatchObject({ status: 'out_for_delivery' });
    expect(await call('moveOrder', { id, to: 'delivered' })).toMatchObject({ status: 'completed' });
  });

  test('take no step that the status machine does not have', async () => {
    const { id } = await placed();
    const { call } = await staff();
    expect(await call('moveOrder', { id, to: 'delivered' })).toMatchObject({
      http: 200,
      code: 'wrong-status',
      message: 'This order is active; it cannot become delivered.',
    });
    expect(await call('moveOrder', { id: 2_000_000_000, to: 'accepted' })).toMatchObject({
      http: 404,
    });
  });

  test('are cancelled with a reason that the customer reads; the stock comes back', async () => {
    const { product, id } = await placed();
    const { call } = await staff();
    await moveOrderTo(suite.db, id, 'out_for_delivery');
    expect(await call('moveOrder', { id, to: 'cancelled' })).toMatchObject({
      code: 'reason-missing',
    });
    const why = { reason: 'The shop was closed.', reason_hi: 'दुकान बंद मिली।' };
    await call('moveOrder', { id, to: 'cancelled', ...why });
    expect((await told()).at(-1)).toBe(
      `Your order #${id} has been cancelled. The shop was closed.`,
    );
    expect(await suite.buyer.stockOf(product)).toBe(1_000);
    const { order } = await call('getOrder', { id });
    expect(order?.events.at(-1)).toMatchObject({ by: 'A staff', reason: 'The shop was closed.' });
    expect((await suite.buyer.read(id))?.events?.at(-1)).toMatchObject(why);
  });

  test('are moved in bulk, with what became of each', async () => {
    const [one, two] = [await placed(), await placed()];
    const { call } = await staff();
    await suite.buyer.cancel(two.id);
    expect(
      await call('moveOrders', { ids: [one.id, two.id, 2_000_000_000], to: 'accepted' }),
    ).toMatchObject({
      moved: [one.id],
      refused: [
        { id: two.id, code: 'wrong-status' },
        { id: 2_000_000_000, code: 'not-found' },
      ],
    });
    const cancel: object = { ids: [one.id], to: 'cancelled' };
    expect(
      await call('moveOrders', cancel as ConsoleInput<'moveOrders'>), // `as`: what the type forbids
    ).toMatchObject({
      ...{
        http: 400,
        message: 'To must not be cancelled: orders are cancelled one by one, with a reason.',
      },
    });
  });

  test('are edited by the customer’s own rules, and the customer is told', async () => {
    const { product, id } = await placed(2);
    const { call } = await staff();
    const { order } = await call('getOrder', { id });
    const line = order?.lines[0]?.id ?? 0;
    expect(order).toMatchObject({ editable: true, lines: [{ variant_qty: 2, stock: 976 }] });
    const edit = (variant_qty: number, version: number) =>
      call('editOrder', { id, version, lines: [{ id: line, variant_qty }] });
    expect(await edit(3, 1)).toMatchObject({ totals: { total_to_pay: 2_916 } });
    expect((await told()).at(-1)).toBe(`Your order #${id} has been changed. New total: ₹2,916.00.`);
    expect(await edit(4, 1)).toMatchObject({ code: 'changed-elsewhere' });
    expect(await edit(0, 2)).toMatchObject({ code: 'all-zero' });
    expect(await edit(21, 2)).toMatchObject({ code: 'over-limit', line_id: line });
    const paid = {
      order_id: id,
      amount: 2_900,
      method: 'cash',
      idempotency_key: newKey(),
    } as const;
    await call('recordPayment', paid);
    expect(await edit(2, 2)).toMatchObject({
      ...{ code: 'below-paid', message: expect.stringContaining('give money back') },
    });
    expect(await suite.buyer.stockOf(product)).toBe(1_000 - 36);
    // The shop may change what it packs, the customer not any more.
    await moveOrderTo(suite.db, id, 'processing');
    expect(await edit(4, 2)).toMatchObject({ totals: { total_to_pay: 3_888 } });
    expect(await suite.buyer.edit(id, line, 3)).toMatchObject({ code: 'too-late' });
    await call('moveOrder', { id, to: 'out_for_delivery' });
    expect(await edit(5, 3)).toMatchObject({ code: 'too-late' });
  });

  test('are read with how they are paid and the billing as the specification has it', async () => {
    const { id } = await placed();
    const { order } = await (await staff()).call('getOrder', { id });
    const billing = JSON.parse((await suite.buyer.read(id))?.billing_info ?? '{}');
    expect(Object.keys(billing)).toHaveLength(17);
    expect(order).toMatchObject({ payment_method: 'cod', billing });
  });

  test('have notes that only operators see', async () => {
    const { id } = await placed();
    const { call } = await staff();
    await call('addOrderNote', { id, text: 'Call before delivery.' });
    const { order } = await call('getOrder', { id });
    expect(order?.notes).toMatchObject([{ text: 'Call before delivery.', by: 'A staff' }]);
    expect(JSON.stringify(await suite.buyer.read(id))).not.toContain('Call before');
  });

  test('are found by number, firm, phone, status, amount, unpaid and day, page by page', async () => {
    const ids = [(await placed(1)).id, (await placed(2)).id, (await placed(3)).id];
    const [one = 0, two = 0, three = 0] = ids;
    const { call } = await staff();
    const customer_id = suite.buyer.me.id;
    const list = async (filter: object) => {
      const answer = await call('listOrders', { customer_id, ...filter });
      return answer.orders?.map((order) => order.id);
    };
    const pay = {
      order_id: two,
      amount: 1_944,
      method: 'cash' as const,
      idempotency_key: newKey(),
    };
    await call('recordPayment', pay);
    await suite.buyer.cancel(one);
    expect(await list({})).toEqual([three, two, one]);
    expect(await list({ q: `#${two}` })).toEqual([two]);
    expect(await list({ q: '100%_' })).toEqual([]);
    expect(await list({ status: 'active' })).toEqual([three, two]);
    expect(await list({ status: 'cancelled,active', min_total: 1_000 })).toEqual([three, two]);
    expect(await list({ min_total: 99_999_999 })).toEqual([]);
    expect(await list({ unpaid: '1' })).toEqual([three]);
    for (const unpaid of ['0', 'false', false]) {
      expect(await list({ unpaid })).toEqual([three, two, one]);
    }
    expect(await list({ to_refund: '1' })).toEqual([]);
    expect(await list({ from: '2030-01-01' })).toEqual([]);
    const first = await call('listOrders', { customer_id, limit: 2 });
    expect(first.orders?.map((order) => order.id)).toEqual([three, two]);
    const rest = await call('listOrders', { customer_id, limit: 2, cursor: first.next ?? '' });
    expect([rest.orders?.map((order) => order.id), rest.next]).toEqual([[one], null]);
    // Pages go by time, whatever the numbers.
    await suite.db.execute(sql`update orders set created_at = now() where id = ${one}`);
    const newest = await call('listOrders', { customer_id, limit: 1 });
    expect(newest.orders?.map((order) => order.id)).toEqual([one]);
    const next = await call('listOrders', { customer_id, limit: 1, cursor: newest.next ?? '' });
    expect(next.orders?.map((order) => order.id)).toEqual([three]);
    for (const wrong of [{ status: 'lost' }, { cursor: '1.5' }, { from: '0001-01-01' }]) {
      expect(await call('listOrders', wrong)).toMatchObject({ http: 400 });
    }
  });

  test('that were cancelled are listed until their money is given back', async () => {
    const { id } = await placed();
    const me = await staff();
    const customer_id = suite.buyer.me.id;
    const held = async () => {
      const { orders = [] } = await me.call('listOrders', { customer_id, to_refund: '1' });
      const { waiting } = await me.call('getToday', {});
      return [orders.map((order) => [order.id, order.to_refund]), waiting?.to_refund];
    };
    const [, before = 0] = (await held()) as [unknown, number]; // `as`: the two of above
    const pay = { order_id: id, method: 'cash', amount: 500 } as const;
    await me.call('recordPayment', { ...pay, idempotency_key: newKey() });
    expect(await held()).toEqual([[], before]);
    await me.call('moveOrder', { id, to: 'cancelled', reason: 'Sold out.' });
    expect(await held()).toEqual([[[id, 500]], before + 1]);
    const back = { ...pay, amount: -500, reason: 'Cancelled', idempotency_key: newKey() };
    expect(await me.call('recordPayment', back)).toMatchObject({ success: true });
    expect(await held()).toEqual([[], before]);
  });

  test('are listed with how many lines they have', async () => {
    await suite.buyer.fill(2, { stock: 1_000 });
    const { id } = await placed();
    const { orders = [] } = await (await staff()).call('listOrders', { q: `#${id}` });
    expect(orders).toMatchObject([{ id, line_count: 2 }]);
  });

  test('show a packer neither amounts nor papers, and go no further than the door', async () => {
    const { id } = await placed();
    const packer = await newOperator(suite.shop, 'packer');
    const { order } = await packer.call('getOrder', { id });
    expect(order).toMatchObject({ next: [], editable: false, lines: [{ variant_qty: 2 }] });
    const text = JSON.stringify([order, await packer.call('listOrders', {})]);
    expect(text).not.toMatch(
      /"(total_to_pay|paid|due|mrp|selling_price|payments|gst|ssiNo|item_total|discount_code_applied)"/,
    );
    for (const filter of [
      { min_total: 1 },
      { max_total: 1 },
      { unpaid: '1' },
      { to_refund: '1' },
    ] as const) {
      expect(await packer.call('listOrders', filter)).toMatchObject({ http: 403 });
    }
    const move = (to: OrderStatus) => packer.call('moveOrder', { id, to });
    const notAllowed = {
      ...{ http: 403, code: 'not-allowed', message: 'Your role does not include this.' },
    };
    expect(await move('accepted')).toMatchObject(notAllowed);
    expect(await packer.call('moveOrders', { ids: [id], to: 'accepted' })).toMatchObject(
      notAllowed,
    );
    expect(await move('processing')).toMatchObject({ code: 'wrong-status' });
    await moveOrderTo(suite.db, id, 'accepted');
    expect(await move('processing')).toMatchObject({ success: true });
    expect(await packer.call('moveOrder', { id, to: 'cancelled', reason: 'x' })).toMatchObject(
      notAllowed,
    );
    expect(await move('out_for_delivery')).toMatchObject({ success: true });
    expect(await move('delivered')).toMatchObject(notAllowed);
  });
});
