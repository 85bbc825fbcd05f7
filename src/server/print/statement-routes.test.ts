import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newBuyer } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

describe('one’s own statement', () => {
  let shop: TestApp;
  let id: number;

  beforeAll(async () => {
    shop = await startApp();
    id = (await newBuyer(shop)).me.id;
    const { call } = await newOperator(shop, 'staff');
    await call('recordReceipt', {
      ...{ customer_id: id, amount: 500.5, method: 'cash', idempotency_key: 'statement' },
    });
  });
  afterAll(() => shop.close());

  const fetch = async (path: string, more: Record<string, string> = {}) =>
    shop.app.inject({ url: path, headers: { ...(await shop.signIn(id)), ...more } });

  test('is a file for a spreadsheet, in the reader’s language', async () => {
    const { headers, body } = await fetch('/wallet/statement.csv');
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${id}.csv"`,
      'cache-control': 'no-store',
    });
    const rows = body.trim().split('\r\n');
    expect(rows[0]).toMatch(/Day,Order,Paper,Particulars,Debit,Credit,Balance$/);
    expect(rows[2]).toMatch(/^\d{4}-\d\d-\d\d,,RCT\/.*,"Paid, Cash, RCT\/.*",,500\.5,-500\.5$/);
    expect(rows[3]).toBe(',,,Closing balance,,,-500.5');
    const hindi = await fetch('/wallet/statement.csv', { cookie: await inHindi() });
    expect(hindi.body).toContain('पैसे दिए, नकद, RCT');
  });

  const inHindi = async () => `${(await shop.signIn(id)).cookie}; thok_language=hi`;

  test('is a PDF of the days that are asked for', async () => {
    const answer = await fetch('/wallet/statement.pdf?from=2026-01-01&to=');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await fetch('/wallet/statement.pdf?from=nonsense')).statusCode).toBe(400);
    expect((await fetch('/wallet/statement.xls')).statusCode).toBe(404);
  });

  test('leads a visitor to sign in', async () => {
    const answer = await shop.app.inject({ url: '/wallet/statement.pdf' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?next=%2Fwallet']);
  });
});
