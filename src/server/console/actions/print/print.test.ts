import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { orders } from '#server/db/schema/orders.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const many = Array.from({ length: 201 }, (_, i) => i + 1).join(',');

describe.each(databases)('printing on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  async function placed(packs = 2, choice: object = {}) {
    const product = await suite.buyer.fill(packs, { stock: 1_000 });
    return { product, id: await suite.buyer.placed(choice) };
  }

  const fetchAs = ({ headers }: TestOperator, path: string) =>
    suite.shop.app.inject({ url: `/console/api/${path}`, headers });

  async function expectPdf(operator: TestOperator, path: string, name: string) {
    const answer = await fetchAs(operator, path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
    });
    const text = answer.rawPayload.toString('latin1');
    expect(text.slice(0, 5)).toBe('%PDF-');
    return { pages: text.split('/Type /Page\n').length - 1 };
  }

  test('a picking list has the lines of its orders with their categories, and no prices', async () => {
    const packer = await newOperator(suite.shop, 'packer');
    const [first, second] = [await placed(2), await placed(3, { note: 'Ring twice' })];
    const list = await packer.call('getPickingList', { ids: `${second.id},${first.id}` });
    expect(list.orders).toMatchObject([
      {
        id: second.id,
        note: 'Ring twice',
        lines: [{ product_id: second.product, set_qty: 12, variant_qty: 3 }],
      },
      { id: first.id, status: 'active', lines: [{ product_id: first.product, variant_qty: 2 }] },
    ]);
    expect(list.orders?.[0]?.lines[0]?.category_name).not.toBe('');
    expect(JSON.stringify(list)).not.toMatch(/price|total|mrp/);
  });

  test('lines that an edit brought to nothing are not picked', async () => {
    const packer = await newOperator(suite.shop, 'packer');
    const keep = await suite.buyer.fill(2);
    await suite.buyer.fill(1);
    const id = await suite.buyer.placed();
    const dropped = (await suite.buyer.itemsOf(id)).find((item) => item.product_id !== keep);
    await suite.buyer.edit(id, dropped?.id ?? 0, 0);
    const { orders } = await packer.call('getPickingList', { ids: String(id) });
    expect(orders?.[0]?.lines.map((line) => line.product_id)).toEqual([keep]);
  });

  test.each([
    ['getPickingList', '', 400],
    ['getPickingList', 'ids=1,x', 400],
    ['getPickingList', 'ids=2000000', 404],
    ['printSlips', 'ids=2000000', 404],
    ['printSlips', 'ids=1&paper=a5', 400],
    ['printSlips', `ids=${many}`, 400],
    ['printInvoices', `ids=${many}`, 400],
    ['printDeliverySheet', `ids=${many}`, 400],
    ['printStatement', 'customer_id=2000000', 404],
    ['printStatement', 'customer_id=1&format=xls', 400],
    ['printCashBook', 'day=yesterday', 400],
  ])('%s?%.20s is refused with %i', async (action, query, status) => {
    const owner = await newOperator(suite.shop, 'owner');
    const answer = await fetchAs(owner, `${action}?${query}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('slips and invoices of many orders are one file, a packer gets the slips alone', async () => {
    const packer = await newOperator(suite.shop, 'packer');
    const staff = await newOperator(suite.shop, 'staff');
    const ids = [(await placed()).id, (await placed()).id, (await placed()).id].join(',');
    for (const paper of ['a4', '80mm']) {
      const path = `printSlips?ids=${ids}&paper=${paper}`;
      expect(await expectPdf(packer, path, 'packing-slips.pdf')).toEqual({ pages: 3 });
    }
    expect(await expectPdf(staff, `printInvoices?ids=${ids}`, 'invoices.pdf')).toEqual({
      pages: 3,
    });
    expect((await fetchAs(packer, `printInvoices?ids=${ids}`)).statusCode).toBe(403);
    expect((await fetchAs(packer, `printDeliverySheet?ids=${ids}`)).statusCode).toBe(403);
  });

  test('more than can wait for the printer is told to come back', async () => {
    const staff = await newOperator(suite.shop, 'staff');
    const { id } = await placed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetchAs(staff, `printSlips?ids=${id}`)),
    );
    const refused = answers.filter((answer) => answer.statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('10');
  });

  test('one operator’s many prints leave another’s a place', async () => {
    const [packer, owner] = [
      await newOperator(suite.shop, 'packer'),
      await newOperator(suite.shop, 'owner'),
    ];
    const { id } = await placed();
    const many = Array.from({ length: 20 }, () => fetchAs(packer, `printSlips?ids=${id}`));
    expect((await fetchAs(owner, `printInvoices?ids=${id}`)).statusCode).toBe(200);
    const codes = (await Promise.all(many)).map((answer) => answer.statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 503]));
  });

  test('HEAD is answered without printing, for whoever may', async () => {
    const [packer, owner] = [
      await newOperator(suite.shop, 'packer'),
      await newOperator(suite.shop, 'owner'),
    ];
    // Nothing is read: nobody is told that there is no such order.
    const head = (operator: TestOperator) =>
      suite.shop.app.inject({
        url: '/console/api/printInvoices?ids=2000000',
        ...{ method: 'HEAD', headers: operator.headers },
      });
    const answer = await head(owner);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await head(packer)).statusCode).toBe(403);
  });

  test('the delivery sheet has what is on the way by route, or the chosen orders', async () => {
    const staff = await newOperator(suite.shop, 'staff');
    const rajpur = { route: 'Rajpur', google: 'https://maps.example/rajpur' };
    await suite.db.update(customers).set(rajpur).where(eq(customers.id, suite.buyer.me.id));
    const [sent, waiting] = [
      await placed(2, { delivery_type: 'delivery' }),
      await placed(1, { delivery_type: 'delivery', note: 'Ring twice' }),
    ];
    await moveOrderTo(suite.db, sent.id, 'out_for_delivery');
    const pay = { order_id: sent.id, amount: 500, method: 'cash' as const };
    await staff.call('recordPayment', { ...pay, idempotency_key: newKey() });

    const { routes } = await staff.call('getDeliverySheet', {});
    const onTheWay = routes?.find(({ route }) => route === 'Rajpur')?.stops;
    expect(onTheWay).toMatchObject([
      { id: sent.id, packs: 2, paid: 500, map_link: 'https://maps.example/rajpur' },
    ]);
    const stop = onTheWay?.[0];
    expect(stop?.due).toBe((stop?.total_to_pay ?? 0) - 500);

    const fetched = await placed(1);
    const cancelled = await placed(1);
    await suite.buyer.cancel(cancelled.id);
    const ids = [waiting.id, fetched.id, cancelled.id].join(',');
    expect(await staff.call('getDeliverySheet', { ids })).toMatchObject({
      routes: [
        { route: 'Rajpur', pickup: false, stops: [{ id: waiting.id, note: 'Ring twice' }] },
        { route: '', pickup: true, stops: [{ id: fetched.id }] },
      ],
    });
    await expectPdf(staff, 'printDeliverySheet', 'delivery-sheet.pdf');
    await expectPdf(staff, `printDeliverySheet?ids=${cancelled.id}`, 'delivery-sheet.pdf');
  });

  test('a statement is a PDF, or CSV in which no cell is a formula', async () => {
    const staff = await newOperator(suite.shop, 'staff');
    const { id } = await placed(1);
    await moveOrderTo(suite.db, id, 'out_for_delivery');
    await staff.call('moveOrder', { id, to: 'delivered' });
    const { number = '' } = (await staff.call('getOrder', { id })).order?.invoice ?? {};
    const pay = { order_id: id, amount: 500, method: 'upi' as const, idempotency_key: newKey() };
    await staff.call('recordPayment', pay);
    const path = `printStatement?customer_id=${suite.buyer.me.id}`;
    const name = `statement-${suite.buyer.me.id}`;
    expect(await expectPdf(staff, `${path}&from=2026-01-01`, `${name}.pdf`)).toEqual({ pages: 1 });
    const csv = await fetchAs(staff, `${path}&format=csv`);
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    });
    const rows = csv.body.trim().split('\r\n');
    expect(rows).toHaveLength(6);
    expect(rows[1]).toBe(',,,Opening balance,,,0');
    const entry = `,${id},${number},"Invoice ${number}, order #${id}",972,,972`;
    expect(rows[2]?.replace(/^\d{4}-\d\d-\d\d/, '')).toBe(entry);
    expect(rows[3]).toMatch(/,,500,472$/);
    expect(rows[4]).toBe(',,,Closing balance,,,472');
    expect(rows[5]).toBe(',,,"On order, not invoiced",0,,');
  });

  test('the cash book of any day is a PDF', async () => {
    const staff = await newOperator(suite.shop, 'staff');
    const empty = await expectPdf(
      staff,
      'printCashBook?day=2020-01-01',
      'cash-book-2020-01-01.pdf',
    );
    expect(empty).toEqual({ pages: 1 });
    const { day } = await staff.call('getCashBook', {});
    await expectPdf(staff, 'printCashBook', `cash-book-${day}.pdf`);
  });

  test('more orders on the way or entries in a statement than fit are refused, not cut off', async () => {
    const staff = await newOperator(suite.shop, 'staff');
    const { id } = await placed(1);
    await suite.db.execute(sql`insert into orders (customer_id, status, billing_info, delivery_type,
        payment_method, item_total_paise, discount_paise, coupon_discount_paise, delivery_paise,
        express_paise, total_to_pay_paise, idempotency_key, request_hash)
      select customer_id, 'out_for_delivery', billing_info,
        delivery_type, payment_method, item_total_paise, discount_paise, coupon_discount_paise,
        delivery_paise, express_paise, total_to_pay_paise, 'copy ' || n, request_hash
      from orders, generate_series(1, 201) n where id = ${id}`);
    await suite.db.execute(sql`insert into receipts (customer_id, method, day, amount_paise, idempotency_key)
      select ${suite.buyer.me.id}::int, 'cash', '2026-10-01', 100, 'copy ' || n from generate_series(1, 5001) n`);
    const customer_id = suite.buyer.me.id;
    expect(await staff.call('getDeliverySheet', {})).toMatchObject({ code: 'too-many' });
    const ledger = await staff.call('getLedger', { customer_id });
    expect([ledger.entries?.length, ledger.balance]).toEqual([500, -5_001]);
    const later = { customer_id, from: '2040-01-01' };
    expect(await staff.call('getLedger', later)).toMatchObject({ opening: -5_001 });
    for (const path of ['printDeliverySheet', `printStatement?customer_id=${customer_id}`]) {
      expect((await fetchAs(staff, path)).json()).toMatchObject({ code: 'too-many' });
    }
    await suite.db.delete(orders).where(like(orders.idempotencyKey, 'copy %'));
  });
});
