import { describe, expect, test } from 'vitest';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { addProduct } from '#test/builders.ts';
import { moveOrderTo, newBuyer, newKey } from '#test/buyer.ts';
import { checkFile, csvOf, download } from '#test/import-file.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { rounds } from '#test/rounds.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('a count of what orders wait for on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  /** A product with 4,135 units, of which an order of ten packs has 120. */
  async function promised(delivery_type: 'pickup' | 'delivery' = 'delivery') {
    const staff = await newOperator(suite.shop, 'staff');
    const product_id = await suite.buyer.fill(10, { stock: 4_135 });
    const order = await suite.buyer.placed({ delivery_type });
    const count = (units: number, more: { expected?: number } = {}) =>
      staff.call('changeStock', { product_id, units, reason: 'count', ...more });
    const read = async () => (await staff.call('getProduct', { id: product_id })).product;
    return { staff, product_id, order, count, read };
  }

  const goesOn = (order: number, to: OrderStatus) => moveOrderTo(suite.db, order, to);

  test('books nothing where all of it is on the shelf, and cancelling gives no more than there was', async () => {
    const { staff, order, count, read } = await promised();
    expect(await read()).toMatchObject({ stock: 4_015, promised: 120 });
    expect(await count(4_135)).toMatchObject({ success: true, units: 0, stock: 4_015 });
    expect(await count(4_130)).toMatchObject({ units: -5, stock: 4_010 });
    await staff.call('moveOrder', { id: order, to: 'cancelled', reason: 'Test' });
    expect(await read()).toMatchObject({ stock: 4_130, promised: 0 });
  });

  test.each([
    ['delivery', { active: 120, processing: 120, out_for_delivery: 0, delivered: 0 }],
    ['pickup', { active: 120, processing: 120, out_for_delivery: 120, delivered: 0 }],
  ] as const)('for %s finds its units until they leave the shop', async (type, units) => {
    for (const [status, promisedUnits] of Object.entries(units)) {
      const { order, count, read } = await promised(type);
      await goesOn(order, status as OrderStatus); // `as`: the keys above
      expect([status, (await read())?.promised]).toEqual([status, promisedUnits]);
      expect(await count(4_015 + promisedUnits)).toMatchObject({ units: 0, stock: 4_015 });
    }
  });

  test('below what is promised is refused, naming the orders; of a sheet nothing is booked', async () => {
    const { staff, product_id, order, count, read } = await promised();
    const other = await newBuyer(suite.shop);
    await other.addPacks(product_id, 1);
    const second = await other.placed();
    const refused = { http: 200, code: 'below-promised', product_id, orders: [order, second] };
    const told = await count(131);
    expect(told).toMatchObject({ ...refused, promised: 132 });
    expect(told.message).toContain(`132 unit(s) are promised to orders #${order}, #${second}`);
    const fine = await addProduct(suite.db);
    const sheet = await staff.call('changeStocks', {
      lines: [
        { product_id: fine, units: 7 },
        { product_id, units: 100 },
        { product_id, units: 31 },
      ],
      ...{ reason: 'count', idempotency_key: newKey() },
    });
    expect(sheet).toMatchObject(refused);
    expect(await suite.buyer.stockOf(fine)).toBe(1_000);
    expect(await count(132)).toMatchObject({ success: true, stock: 0 });
    await other.cancel(second);
    expect(await read()).toMatchObject({ stock: 12, promised: 120 });
  });

  test('of a shelf as it was seen is booked, though an order came in, and not where goods left it', async () => {
    const { product_id, order, count } = await promised();
    const other = await newBuyer(suite.shop);
    await other.addPacks(product_id, 1);
    await other.placed();
    expect(await count(4_140, { expected: 4_135 })).toMatchObject({ units: 5, stock: 4_008 });
    await goesOn(order, 'out_for_delivery');
    expect(await count(4_140, { expected: 4_140 })).toMatchObject({
      ...{ http: 200, code: 'changed-elsewhere', stock: 4_008, promised: 12 },
    });
    expect(await count(4_020, { expected: 4_020 })).toMatchObject({ units: 0 });
  });

  test('at the very moment of placing, editing, cancelling and sending out adds up', async () => {
    const { product_id, count, read } = await promised();
    let shelf = 4_135;
    for (let round = 0; round < rounds(12, 4); round += 1) {
      const buyers = await Promise.all([1, 2, 3, 4].map(() => newBuyer(suite.shop)));
      for (const buyer of buyers) await buyer.addPacks(product_id, 2);
      const [placing, editing, cancelling, sending] = buyers;
      const [edited = 0, cancelled = 0, sent = 0] = await Promise.all(
        [editing, cancelling, sending].map((buyer) => buyer?.placed({ delivery_type: 'delivery' })),
      );
      const line = (await editing?.itemsOf(edited))?.[0]?.id ?? 0;
      const leaves = round % 2 === 0;
      if (leaves) await goesOn(sent, 'processing');
      const staff = await newOperator(suite.shop, 'staff');
      const [counted, ...others] = await Promise.all([
        count(shelf),
        placing?.place(),
        editing?.edit(edited, line, 5),
        cancelling?.cancel(cancelled),
        ...(leaves ? [staff.call('moveOrder', { id: sent, to: 'out_for_delivery' })] : []),
      ]);
      expect([counted, ...others].map((answer) => answer?.success)).not.toContain(false);
      const now = await read();
      const there = (now?.stock ?? 0) + (now?.promised ?? 0);
      // Counted before the goods left, or after: never between.
      expect(leaves ? [shelf, shelf - 24] : [shelf]).toContain(there);
      shelf = there;
    }
  });

  test('by a file is of the shelf too: a file given out changes nothing, one line more books that', async () => {
    const { staff, product_id, order, read } = await promised();
    const { sku = '' } = (await read()) ?? {};
    const path = 'exportFile?kind=stock&format=csv';
    const out = (await download(suite.shop, staff, path)).bytes.toString();
    expect(out.split('\r\n')).toContainEqual(expect.stringMatching(new RegExp(`^${sku},.*,4135$`)));
    expect(await checkFile(suite.shop, staff, 'stock', out)).toMatchObject({
      changes: 0,
      errors: [],
    });
    const file = (stock: number) => checkFile(suite.shop, staff, 'stock', csvOf([{ sku, stock }]));
    expect((await file(119)).errors).toEqual([
      { row: 2, column: 'stock', message: expect.stringContaining(`to order #${order}, not sent`) },
    ]);
    const { file_id = 0 } = await file(4_100);
    const { rows } = await staff.call('listFileRows', { file_id, show: 'changes' });
    expect(rows).toMatchObject([{ before: { stock: 4_135 }, after: { stock: 4_100 } }]);
    // What is ordered or leaves between check and applying was not counted wrongly.
    const other = await newBuyer(suite.shop);
    await other.addPacks(product_id, 1);
    await other.placed();
    await goesOn(order, 'out_for_delivery');
    await staff.call('applyFile', { file_id });
    expect(await read()).toMatchObject({ stock: 4_100 - 120 - 12, promised: 12 });
    // Sending out moves no stock: the file's count is still the last movement.
    await staff.call('undoFile', { file_id });
    expect(await read()).toMatchObject({ stock: 4_015 - 12, promised: 12 });
  });
});
