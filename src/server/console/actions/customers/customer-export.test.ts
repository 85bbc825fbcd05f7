import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('what a list of customers shows, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  const change = (facts: Partial<typeof customers.$inferInsert>) =>
    suite.db.update(customers).set(facts).where(eq(customers.id, suite.buyer.me.id));
  const fileAs = async (role: 'staff' | 'packer', query: string) => {
    const { headers } = await newOperator(suite.shop, role);
    return suite.shop.app.inject({ url: `/console/api/exportCustomers?${query}`, headers });
  };

  test('is counted by the same filters, for whoever may see it', async () => {
    await change({ route: 'Mussoorie', blockedAt: new Date() });
    const { call } = await newOperator(suite.shop, 'staff');
    const route = 'Mussoorie';
    expect(await call('countCustomers', { route, blocked: '1' })).toMatchObject({ count: 1 });
    expect(await call('countCustomers', { route, q: 'nobody' })).toMatchObject({ count: 0 });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('countCustomers', {})).toMatchObject({ http: 403 });
  });

  test('is exported by the same filters with profile and dues; no spreadsheet runs it', async () => {
    await change({ firmName: '=cmd|x!A1', ownerName: '@Asha, "Negi"', route: 'Chakrata' });
    await suite.buyer.fill(2);
    await suite.buyer.placed();
    const file = await fileAs('staff', 'route=Chakrata');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="customers-[\d-]+\.csv"$/,
      ),
    });
    const [head, row, end] = file.body.split('\r\n');
    expect(head).toMatch(/^\uFEFFid,firm_name,owner_name,mobile,email,.*,gst_number,google,route,/);
    expect(head).toMatch(/,route,.*,blocked,due,order_count,last_order_at$/);
    expect(row).toContain(`${suite.buyer.me.id},'=cmd|x!A1,"'@Asha, ""Negi""",7`);
    expect(row).toMatch(/,Chakrata,.*,no,0,1,20[\d-]+T[\d:.]+Z$/);
    expect(end).toBe('');
  });

  test('goes on past one page of the export, each customer once', async () => {
    const [row] = await suite.db.select().from(customers).limit(1);
    if (!row) throw new Error('There is no customer to copy.');
    const many = Array.from({ length: 1_003 }, (_, i) => ({
      ...{ ...row, id: undefined, firmName: `Chain ${i % 7}`, route: 'Far' },
      ...{ mobile: `61${String(i).padStart(8, '0')}`, email: `chain-${i}@thok.example` },
    }));
    await suite.db.insert(customers).values(many);
    const { call } = await newOperator(suite.shop, 'staff');
    expect(await call('countCustomers', { route: 'Far' })).toMatchObject({ count: 1_001 });
    const lines = (await fileAs('staff', 'route=Far')).body.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_003);
    expect(lines).toHaveLength(1_003);
  });

  test('is refused to a packer, and with a filter that there is not', async () => {
    expect((await fileAs('packer', '')).statusCode).toBe(403);
    expect((await fileAs('staff', 'blocked=maybe')).statusCode).toBe(400);
  });
});
