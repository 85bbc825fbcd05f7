import { describe, expect, test } from 'vitest';
import { insertAudit } from '#server/queries/operators/audit.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('what the audit log shows, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);

  const entry = (subject: string, operatorId?: number) =>
    insertAudit(suite.db, {
      ...{ operatorId, action: 'saveCoupon', subject, address: '203.0.113.7' },
      details: { before: { amount: 10 }, after: { amount: 15, code: 'A,B' } },
    });
  const fileAs = async (role: 'owner' | 'staff', query: string) => {
    const { headers } = await newOperator(suite.shop, role);
    return suite.shop.app.inject({ url: `/console/api/exportAuditLog?${query}`, headers });
  };

  test('is counted by the same filters, for owners', async () => {
    await entry('coupon 1');
    await entry('coupon 1');
    await entry('coupon 2');
    const { call } = await newOperator(suite.shop, 'owner');
    expect(await call('countAuditLog', { subject: 'coupon 1' })).toMatchObject({ count: 2 });
    const none = { subject: 'coupon 1', to: '2020-01-01' };
    expect(await call('countAuditLog', none)).toMatchObject({ count: 0 });
    const staff = await newOperator(suite.shop, 'staff');
    expect(await staff.call('countAuditLog', {})).toMatchObject({ http: 403 });
  });

  test('is exported by the same filters, latest first; no spreadsheet runs it', async () => {
    const { id } = await newOperator(suite.shop, 'owner');
    await entry('=coupon', id);
    await entry('=coupon');
    const file = await fileAs('owner', 'subject=%3Dcoupon');
    expect(file.headers).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="audit-log-[\d-]+\.csv"$/,
      ),
    });
    const [head, newer, older, end] = file.body.split('\r\n');
    expect(head).toBe('\uFEFFid,at,operator,address,action,subject,before,after');
    const what =
      `203.0.113.7,saveCoupon,'=coupon,"{""amount"":10}",` + `"{""code"":""A,B"",""amount"":15}"`;
    expect(newer).toMatch(/^\d+,20[\d-]+T[\d:.]+Z,,/);
    expect(newer).toContain(what);
    expect(older).toContain(`,A owner,${what}`);
    expect(end).toBe('');
  });

  test('goes on past one page of the export, each entry once', async () => {
    for (let i = 0; i < 503; i += 1) await entry('coupon 9');
    const lines = (await fileAs('owner', 'subject=coupon+9')).body.trimEnd().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(503);
    expect(lines).toHaveLength(503);
  });

  test('is refused to staff, and with a day that there is not', async () => {
    expect((await fileAs('staff', '')).statusCode).toBe(403);
    expect((await fileAs('owner', 'from=yesterday')).statusCode).toBe(400);
  });
});
