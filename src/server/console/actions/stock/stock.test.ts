import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '#server/db/schema/operators.ts';
import { addProduct } from '#test/builders.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('stock on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');
  const product = (stock: number) => addProduct(suite.db, undefined, { stock });

  test('is restocked, sold, written off and counted, and the ledger tells of each', async () => {
    const { call } = await staff();
    const product_id = await product(10);
    const book = async (
      reason: 'restock' | 'count' | 'counter-sale' | 'write-off',
      units: number,
    ) => (await call('changeStock', { product_id, units, reason, note: reason })).stock;
    expect(await book('restock', 40)).toBe(50);
    expect(await book('counter-sale', 6)).toBe(44);
    expect(await book('write-off', -4)).toBe(40);
    expect(await book('count', 37)).toBe(37);
    expect(await book('count', 37)).toBe(37);
    const ledger = await call('listStockMovements', { product_id, limit: 4 });
    expect(ledger).toMatchObject({ stock: 37, initial_stock: 10 });
    const told = { actor: 'operator', actor_name: 'A staff', order_id: null };
    expect(ledger.movements).toMatchObject([
      { ...told, units: 0, balance: 37, reason: 'count', note: 'count' },
      { ...told, units: -3, balance: 37, reason: 'count', note: 'count' },
      { ...told, units: -4, balance: 40, reason: 'write-off' },
      { ...told, units: -6, balance: 44, reason: 'counter-sale' },
    ]);
    const rest = await call('listStockMovements', { product_id, cursor: ledger.next ?? '' });
    expect(rest).toMatchObject({ movements: [{ units: 40, balance: 50 }], next: null });
  });

  test('of orders is in the ledger with the customer', async () => {
    const { call } = await staff();
    const product_id = await suite.buyer.fill(6);
    const order_id = await suite.buyer.placed();
    const { movements } = await call('listStockMovements', { product_id });
    expect(movements).toMatchObject([
      { units: -72, balance: 928, reason: 'order', order_id, actor_name: 'Test Stores' },
    ]);
  });

  test('counted in two places of the store is added up', async () => {
    const { call } = await staff();
    const product_id = await product(5);
    const count = (...units: number[]) =>
      call('changeStocks', {
        lines: units.map((some) => ({ product_id, units: some })),
        ...{ reason: 'count', idempotency_key: newKey() },
      });
    expect((await count(10, 20)).lines).toEqual([{ product_id, units: 25, stock: 30 }]);
    expect(await count(-1, 20)).toMatchObject({ code: 'wrong-units' });
  });

  test('never goes below 0, and nothing is booked of a sheet with one wrong line', async () => {
    const { call } = await staff();
    const [some, few] = [await product(100), await product(5)];
    const sell = { units: 6, reason: 'counter-sale' } as const;
    expect(await call('changeStock', { product_id: few, ...sell })).toMatchObject({
      ...{ http: 200, code: 'too-little-stock', stock: 5 },
      message: expect.stringContaining('Only 5 unit(s) left'),
    });
    const sheet = await call('changeStocks', {
      lines: [some, few].map((product_id) => ({ product_id, units: 6 })),
      ...{ reason: 'counter-sale', idempotency_key: newKey() },
    });
    expect(sheet).toMatchObject({ code: 'too-little-stock', product_id: few });
    expect(await suite.buyer.stockOf(some)).toBe(100);
    for (const [reason, units] of [
      ['restock', -1],
      ['restock', 0],
      ['count', -1],
    ] as const) {
      const wrong = await call('changeStock', { product_id: some, units, reason });
      expect(wrong, `${reason} ${units}`).toMatchObject({ code: 'wrong-units' });
    }
    const full = { product_id: await product(99_999_999), units: 2, reason: 'restock' } as const;
    expect(await call('changeStock', full)).toMatchObject({
      ...{ http: 200, code: 'wrong-units' },
      message: expect.stringContaining('at most 100000000 units'),
    });
    expect(await call('changeStock', { product_id: 9_999_999, ...sell })).toMatchObject({
      http: 404,
    });
    const orders = { product_id: some, units: 1, reason: 'order' };
    expect(await call('changeStock', orders as never)).toMatchObject({ http: 400 }); // `as`: refused on purpose
  });

  test('booked beyond a million of a product is refused in plain words, with its line', async () => {
    const { call } = await staff();
    const [one, other] = [await product(1), await product(2)];
    const sheet = (units: number) =>
      call('changeStocks', {
        lines: [
          { product_id: one, units: 1 },
          { product_id: other, units },
        ],
        ...{ reason: 'restock', idempotency_key: newKey() },
      });
    for (const units of [1_000_001, 89_000_000_001_234]) {
      expect(await sheet(units)).toMatchObject({
        ...{ http: 200, code: 'wrong-units', product_id: other },
        message: expect.stringMatching(/: at most 10,00,000 units\.$/),
      });
    }
    expect(await suite.buyer.stockOf(one)).toBe(1);
    expect(await sheet(1_000_000)).toMatchObject({ lines: [{ stock: 2 }, { stock: 1_000_002 }] });
  });

  test('that has moved since it was seen is not typed over', async () => {
    const { call } = await staff();
    const product_id = await product(120);
    await call('changeStock', { product_id, units: 20, reason: 'counter-sale' });
    const count = (units: number, expected: number) =>
      call('changeStock', { product_id, units, expected, reason: 'count' });
    expect(await count(130, 120)).toMatchObject({
      ...{ http: 200, success: false, code: 'changed-elsewhere', product_id, stock: 100 },
    });
    expect(await suite.buyer.stockOf(product_id)).toBe(100);
    expect((await call('listStockMovements', { product_id })).movements).toHaveLength(1);
    const sold = { product_id, units: 1, expected: 99, reason: 'counter-sale' } as const;
    expect(await call('changeStock', sold)).toMatchObject({ code: 'changed-elsewhere' });
    expect(await count(130, 100)).toMatchObject({ success: true, stock: 130 });
    expect(await count(1, -1)).toMatchObject({ http: 400 });
    const gone = { product_id: 9_999_999, units: 1, expected: 1, reason: 'count' } as const;
    expect(await call('changeStock', gone)).toMatchObject({ http: 404 });
  });

  test('counted by two at once over the same sight is booked once', async () => {
    const { call } = await staff();
    const product_id = await product(50);
    const answers = await Promise.all(
      [40, 60].map((units) =>
        call('changeStock', { product_id, units, expected: 50, reason: 'count' }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers).toContainEqual(expect.objectContaining({ code: 'changed-elsewhere' }));
  });

  test('of a whole sheet is booked once, however often it is sent', async () => {
    const { call } = await staff();
    const ids = [await product(0), await product(7)];
    const sheet = {
      lines: [...ids, ids[0] ?? 0].map((product_id) => ({ product_id, units: 12 })),
      ...({ reason: 'restock', note: 'Bill 7', idempotency_key: newKey() } as const),
    };
    const first = await call('changeStocks', sheet);
    expect(first.lines?.map((line) => line.stock)).toEqual([24, 19]);
    const again = await call('changeStocks', sheet);
    expect(again).toMatchObject({ repeated: true, lines: [{ stock: 24 }, { stock: 19 }] });
    for (const other of [
      { lines: sheet.lines.slice(1) },
      { reason: 'count' },
      { note: 'Bill 8' },
    ]) {
      const refused = await call('changeStocks', { ...sheet, ...other } as typeof sheet); // `as`: a reason of the list
      expect(refused).toMatchObject({ http: 200, success: false, code: 'key-reused' });
    }
    expect(await suite.buyer.stockOf(ids[0] ?? 0)).toBe(24);
    const log = await suite.db.$count(auditLog, eq(auditLog.subject, `product ${ids[0]}`));
    expect(log).toBe(1);
  });

  test('that moves comes into the storefront by itself', async () => {
    const { call } = await staff();
    const product_id = await product(3);
    await suite.shop.catalogue.refresh();
    const shown = () => suite.shop.catalogue.current().productsById.get(product_id)?.stock;
    await call('changeStock', { product_id, units: 20, reason: 'restock' });
    await expect.poll(shown).toBe(23);
  });

  test('is none of a packer’s business', async () => {
    const { call } = await newOperator(suite.shop, 'packer');
    const product_id = await product(3);
    const change = { product_id, units: 1, reason: 'restock' } as const;
    expect(await call('changeStock', change)).toMatchObject({ http: 403 });
    expect(await call('listStockMovements', { product_id })).toMatchObject({ http: 403 });
  });
});
