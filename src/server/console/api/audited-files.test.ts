import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type ConsoleActionName,
  consoleActionNamed,
  consoleActionNames,
} from '#contract/console/index.ts';
import { customers } from '#server/db/schema/customers.ts';
import { invoiceLines, invoices } from '#server/db/schema/invoices.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { settings } from '#server/db/schema/shop.ts';
import { insertRequest } from '#server/queries/returns/return-requests.ts';
import { newKey } from '#test/buyer.ts';
import { checkFile } from '#test/import-file.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

/** More than a connection takes in without its reader. */
const manyRows = 8_000;

const aLine = (invoiceLineId: number) => ({
  ...{ invoiceLineId, units: 1, condition: 'expired' as const },
});

describe.each(databases)('what is taken out of the console, on %s,', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  let owner: TestOperator;
  let order = 0;
  let file = 0;
  /** Of the demo shop. */
  let invoice = 0;
  /** A credit note on it, and a return with a photograph that was asked for. */
  let [note, request] = [0, 0];

  beforeEach(async () => {
    owner = await newOperator(suite.shop, 'owner');
    const eInvoices = { eInvoiceSince: '2020-01-01', city: 'Dehradun', pincode: '248001' };
    await suite.db.update(settings).set(eInvoices);
    await suite.buyer.fill(2);
    order = await suite.buyer.placed();
    const paid = { amount: 100, method: 'cash', idempotency_key: newKey() } as const;
    await owner.call('recordPayment', { order_id: order, ...paid });
    const rows = 'sku,mrp\nno-such-sku,180\nnor-this,20\n';
    invoice = (await suite.db.select().from(invoices).limit(1))[0]?.id ?? 0;
    const [line] = await suite.db
      .select()
      .from(invoiceLines)
      .where(eq(invoiceLines.invoiceId, invoice));
    const { credit_note } = await owner.call('createCreditNote', {
      ...{ invoice_id: invoice, settle: 'credit', reason: 'Test', idempotency_key: newKey() },
      lines: [{ line_id: line?.id ?? 0, condition: 'price', amount: 0.01 }],
    });
    note = credit_note?.id ?? 0;
    const photo = { bytes: new Uint8Array([1]), width: 1, height: 1 };
    const asked = {
      ...{ invoiceId: invoice, customerId: suite.buyer.me.id, state: 'declined' as const },
      ...{ reason: 'Test', idempotencyKey: newKey(), requestHash: '', decidedAt: new Date() },
    };
    request = (await insertRequest(suite.db, asked, [aLine(line?.id ?? 0)], photo))?.id ?? 0;
    file = Number((await checkFile(suite.shop, owner, 'prices', rows)).file_id);
  });

  const fetchAs = ({ headers }: TestOperator, path: string) =>
    suite.shop.app.inject({ url: `/console/api/${path}`, headers });
  const entries = (by: TestOperator) =>
    suite.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operatorId, by.id))
      .orderBy(desc(auditLog.id));

  // `as`: what audited-file.ts writes
  const afterOf = (entry: { details: unknown } | undefined) =>
    (entry?.details as { after: Record<string, unknown> } | undefined)?.after ?? {};

  /** The example of the contract, of things that this shop has. */
  function queryOf(name: ConsoleActionName): URLSearchParams {
    const { input } = consoleActionNamed(name).example;
    const ours = { id: suite.buyer.me.id, customer_id: suite.buyer.me.id };
    const own: Record<string, unknown> = { ...ours, ids: order, file_id: file };
    if (name === 'printInvoice') own.id = invoice;
    if (name === 'printCreditNote') own.id = note;
    if (name === 'getReturnPhoto') own.id = request;
    const given = Object.entries(input).map(([key, value]) => [key, String(own[key] ?? value)]);
    return new URLSearchParams(given);
  }

  // Of what is sent with a body the log keeps no input: pin-links.test.ts.
  const fileActions = consoleActionNames.filter((name) => {
    const { file, method } = consoleActionNamed(name);
    return file && method === 'GET';
  });

  test.each(fileActions)('%s is in the audit log, with what was asked for', async (name) => {
    const me = await newOperator(suite.shop, 'owner');
    const answer = await fetchAs(me, `${name}?${queryOf(name)}`);
    expect(answer.statusCode).toBe(200);
    const [entry, ...more] = await entries(me);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      ...{ action: name, address: '127.0.0.1', partOf: null, subject: expect.stringMatching(/./) },
      details: { after: { rows: expect.any(Number) } },
    });
    const asked = consoleActionNamed(name).example.input;
    expect(Object.keys(afterOf(entry))).toEqual(expect.arrayContaining(Object.keys(asked)));
  });

  test.each([
    ['exportOrders?status=active&unpaid=1', 'orders', { status: ['active'], unpaid: true }],
    ['exportOrders?customer_id=ME', 'orders', { rows: 1 }],
    ['exportOrders?customer_id=ME&status=cancelled', 'orders', { rows: 0 }],
    ['printSlips?ids=ORDER', 'order ORDER', { rows: 1, paper: 'a4' }],
    ['printStatement?customer_id=ME', 'customer ME', { format: 'pdf', rows: 1 }],
    ['printStatement?customer_id=ME&format=csv', 'customer ME', { format: 'csv', rows: 1 }],
    ['exportCustomer?id=ME', 'customer ME', { rows: expect.any(Number) }],
    ['exportFileErrors?file_id=FILE&format=xlsx', 'file FILE', { format: 'xlsx', rows: 2 }],
  ])('%s is kept as %s with its rows', async (path, subject, after) => {
    const me = await newOperator(suite.shop, 'owner');
    const named = (text: string) =>
      text
        .replace('ORDER', String(order))
        .replace('ME', String(suite.buyer.me.id))
        .replace('FILE', String(file));
    await fetchAs(me, named(path));
    const [entry] = await entries(me);
    expect(entry).toMatchObject({ subject: named(subject), details: { after } });
  });

  /** A list of so many customers, of which the first rows have come. */
  async function beginExport({ headers }: TestOperator): Promise<IncomingMessage> {
    const [row] = await suite.db.select().from(customers).limit(1);
    if (!row) throw new Error('There is no customer to copy.');
    const there = await suite.db.$count(customers, eq(customers.route, 'Long'));
    for (let from = there; from < manyRows; from += 1_000) {
      const more = Array.from({ length: 1_000 }, (_, i) => ({
        ...{ ...row, id: undefined, route: 'Long', address: 'x'.repeat(200) },
        ...{ mobile: String(6_200_000_000 + from + i), email: `long-${from + i}@thok.example` },
      }));
      await suite.db.insert(customers).values(more);
    }
    const { app } = suite.shop;
    const address = app.server.address();
    const origin =
      address && typeof address === 'object'
        ? `http://127.0.0.1:${address.port}`
        : await app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(`${origin}/console/api/exportCustomers?route=Long`, { headers });
    const [answer] = await once(request, 'response');
    await once(answer, 'data');
    return answer;
  }

  test('a checked file is in it too, one that cannot be read as well', async () => {
    const me = await newOperator(suite.shop, 'staff');
    const given = { name: 'may.csv' };
    const checked = await checkFile(suite.shop, me, 'customers', 'mobile,city\n1,A\n2,B\n', given);
    const refused = await checkFile(suite.shop, me, 'customers', 'mobile\n"', given);
    const after = { kind: 'customers', name: 'may.csv' };
    expect(await entries(me)).toMatchObject([
      { subject: `file ${refused.file_id}`, details: { after: { ...after, state: 'refused' } } },
      {
        ...{ action: 'checkFile', subject: `file ${checked.file_id}` },
        details: { after: { ...after, state: 'checked', rows: 2 } },
      },
    ]);
  });

  test('what nobody gets leaves none: a refusal, and a look at its head', async () => {
    const me = await newOperator(suite.shop, 'owner');
    expect((await fetchAs(me, 'printSlips?ids=99999999')).statusCode).toBe(404);
    const { headers } = me;
    const head = { url: '/console/api/exportCustomers', method: 'HEAD', headers } as const;
    expect((await suite.shop.app.inject(head)).statusCode).toBe(200);
    expect(await entries(me)).toEqual([]);
  });

  test('who leaves in the middle has taken what was made until then', async () => {
    const me = await newOperator(suite.shop, 'staff');
    const answer = await beginExport(me);
    answer.destroy();
    await expect.poll(() => entries(me)).toHaveLength(1);
    const [entry] = await entries(me);
    const after = { route: 'Long', rows: expect.any(Number) };
    expect(entry).toMatchObject({ action: 'exportCustomers', details: { after } });
    expect(afterOf(entry).rows).toBeGreaterThan(0);
    expect(afterOf(entry).rows).toBeLessThan(manyRows);
  });

  test('who is switched off while reading gets no more, and nothing that waited behind it', async () => {
    const me = await newOperator(suite.shop, 'staff');
    const answer = await beginExport(me);
    answer.pause();
    const next = fetchAs(me, 'exportCustomers?route=Long');
    const off = { id: me.id, email: me.email, name: 'S', role: 'staff', active: false } as const;
    expect(await owner.call('saveOperator', off)).toMatchObject({ success: true });
    const end = new Promise((resolve) => answer.once('close', resolve));
    answer.on('error', () => {}).resume(); // broken off: seen below
    await end;
    expect(answer.complete).toBe(false);
    expect((await next).statusCode).toBe(401);
    const [entry, ...more] = await entries(me);
    expect(more).toEqual([]);
    expect(afterOf(entry).rows).toBeLessThan(manyRows);
  });
});
