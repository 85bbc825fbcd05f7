import { describe, expect, test } from 'vitest';
import type { ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

type Checked = ConsoleOutput<'checkBankFile'> & { code?: string };

describe.each(databases)('lines of a bank’s statement on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { invoiced } = returnsOf(suite);

  async function clerk() {
    const { call, headers } = await newOperator(suite.shop, 'staff');
    async function check(text: string, columns: Record<string, string> = {}): Promise<Checked> {
      const form = new FormData();
      for (const [name, at] of Object.entries(columns)) form.set(name, at);
      form.set('name', 'october.csv');
      form.set('file', new Blob([text]));
      const request = new Request('http://x', { method: 'POST', body: form });
      const answer = await suite.shop.app.inject({
        method: 'POST',
        url: '/console/api/checkBankFile',
        headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return answer.json();
    }
    return { call, check };
  }

  const statement = (...lines: string[]) => `Date,Narration,Ref No,Credit\n${lines.join('\n')}\n`;

  function toBook({ lines }: Checked, customer_id: number): ConsoleInput<'bookBankLines'> {
    return {
      lines: lines.map(({ date, text, reference, amount, nth, method, state, receipt }) => ({
        ...{ date, text, reference, amount, nth, method },
        ...(state === 'cheque' ? { receipt_id: receipt?.id } : { customer_id }),
      })),
    };
  }

  test('are matched by the order they name, booked once, and known in the next file', async () => {
    const customer_id = suite.buyer.me.id;
    const { id, order } = await invoiced();
    const { call, check } = await clerk();
    const line = `04/10/2026,UPI/ORDER${id}/x@ybl,462718829911,"1,970.00"`;
    const checked = await check(statement(line));
    expect(checked.lines).toMatchObject([
      {
        ...{ state: 'sure', method: 'upi', amount: 1_970, date: '2026-10-04' },
        guesses: [{ customer_id, why: 'order', balance: 1_970 }],
      },
    ]);
    const rows = toBook(checked, customer_id);
    const both = await Promise.all([1, 2].map(() => call('bookBankLines', rows)));
    expect(both.map(({ booked, known }) => [booked, known]).toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(await order()).toMatchObject({ status: 'completed', due: 0 });
    expect((await check(statement(line))).lines).toMatchObject([
      { state: 'known', receipt: { number: expect.stringMatching(/^RCT/) } },
    ]);
  });

  test('that were typed by hand before are known by their reference', async () => {
    const { call, check } = await clerk();
    const typed = (reference: string) =>
      call('recordReceipt', {
        ...{ customer_id: suite.buyer.me.id, amount: 77, method: 'upi', reference },
        idempotency_key: newKey(),
      });
    await typed('562718829911');
    const file = statement(
      '05/10/2026,UPI/562718829911/PAY,,77',
      '05/10/2026,UPI/562718829911/PAY,,78',
    );
    expect((await check(file)).lines.map(({ state }) => state)).toEqual(['known', 'none']);
  });

  test('clear the cheque that they name', async () => {
    const customer_id = suite.buyer.me.id;
    const { call, check } = await clerk();
    const { receipt } = await call('recordReceipt', {
      ...{ customer_id, amount: 310, method: 'cheque', reference: '904512' },
      idempotency_key: newKey(),
    });
    const checked = await check(statement('06/10/2026,CHQ DEP 904512,904512,310.00'));
    expect(checked.lines).toMatchObject([{ state: 'cheque', receipt: { id: receipt?.id } }]);
    expect(await call('bookBankLines', toBook(checked, customer_id))).toMatchObject({
      ...{ booked: 0, cleared: 1, total: 310 },
    });
    expect(await call('getReceipt', { id: receipt?.id ?? 0 })).toMatchObject({
      receipt: { cheque_state: 'cleared' },
    });
  });

  test('are read by columns that a person names once', async () => {
    const { check } = await clerk();
    const file = 'A,B,C\n04-10-2026,NEFT X,12.50\n';
    expect(await check(file)).toMatchObject({ columns: null, lines: [], head: ['A', 'B', 'C'] });
    const named = { date: '0', text: '1', credit: '2' };
    expect((await check(file, named)).lines).toMatchObject([{ amount: 12.5 }]);
    expect((await check(file)).lines).toMatchObject([{ amount: 12.5 }]);
    expect(await check('')).toMatchObject({ code: 'unreadable-file' });
  });

  test('of a customer who is not there are refused with their row, and nothing is booked', async () => {
    const { call } = await clerk();
    const line = { date: '2026-10-04', text: 'x', amount: 5, nth: 1, method: 'bank' } as const;
    const answer = await call('bookBankLines', {
      lines: [
        { ...line, customer_id: suite.buyer.me.id },
        { ...line, text: 'y', customer_id: 999_999 },
      ],
    });
    expect(answer).toMatchObject({ code: 'not-found', row: 1 });
    const { receipts } = await call('listReceipts', { q: 'x' });
    expect(receipts).toEqual([]);
  });
});
