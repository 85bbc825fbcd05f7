import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('what a list of orders shows, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  async function placed(): Promise<number> {
    await suite.buyer.fill(2, { stock: 1_000 });
    return suite.buyer.placed();
  }

  const fileAs = async (role: 'staff' | 'packer', query: string) => {
    const { headers } = await newOperator(suite.shop, role);
    return suite.shop.app.inject({ url: `/console/api/exportOrders?${query}`, headers });
  };

  test('is counted by the same filters, no further than a thousand', async () => {
    const ids = [await placed(), await placed(), await placed()];
    await suite.buyer.cancel(ids[0] ?? 0);
    const { call } = await newOperator(suite.shop, 'staff');
    const customer_id = suite.buyer.me.id;
    expect(await call('countOrders', { customer_id })).toMatchObject({ count: 3 });
    expect(await call('countOrders', { customer_id, status: 'active' })).toMatchObject({
      count: 2,
      states: { all: 3, active: 2, accepted: 0, cancelled: 1 },
    });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('countOrders', { unpaid: '1' })).toMatchObject({ http: 403 });
  });

  test('is exported whole, with cells that no spreadsheet runs', async () => {
    const firmName = '=HYPERLINK("http://evil.example";"Negi, Sons")';
    await suite.db.update(customers).set({ firmName }).where(eq(customers.id, suite.buyer.me.id));
    const [older, newer] = [await placed(), await placed()];
    const file = await fileAs('staff', `customer_id=${suite.buyer.me.id}`);
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="orders-[\d-]+\.csv"$/),
    });
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines[0]).toMatch(
      /^\uFEFFid,status,created_at,.*,total_to_pay,paid,due,to_refund,credited,over_credit$/,
    );
    expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual([newer, older]);
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"";""Negi, Sons"")"`);
    expect(lines[1]).toMatch(/,1944,0,1944,0,0,$/);
  });

  test('is exported one after the other by each: a packer’s loop does not fail the owner', async () => {
    await placed();
    const [packer, owner] = [
      await newOperator(suite.shop, 'packer'),
      await newOperator(suite.shop, 'owner'),
    ];
    const get = ({ headers }: TestOperator) =>
      suite.shop.app.inject({ url: '/console/api/exportOrders', headers });
    const flood = Array.from({ length: 25 }, () => get(packer));
    for (let i = 0; i < 25; i += 1) {
      flood.push(get(packer));
      expect((await get(owner)).statusCode).toBe(200);
    }
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers['retry-after']).toBe('10');
    expect((await get(packer)).statusCode).toBe(200);
  });

  test('has no amounts for a packer, nor a way to find them out', async () => {
    await placed();
    const file = await fileAs('packer', `customer_id=${suite.buyer.me.id}`);
    expect(file.body).not.toMatch(/total_to_pay|paid|due|to_refund|1944/);
    expect((await fileAs('packer', 'unpaid=1')).statusCode).toBe(403);
    expect((await fileAs('staff', 'status=lost')).statusCode).toBe(400);
  });
});
