import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { missLimits } from '#server/auth/miss-limit.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { paperLinks } from '#server/db/schema/receipts.ts';
import { addCustomer } from '#test/builders.ts';
import { moveOrderTo } from '#test/buyer.ts';
import { callerFor } from '#test/caller.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const randomToken = () => randomBytes(32).toString('base64url');

describe.each(databases)('the link to an invoice on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const open = (path: string) => suite.shop.app.inject({ url: path });

  async function issued(): Promise<number> {
    await suite.buyer.fill(1);
    const orderId = await suite.buyer.placed({ delivery_type: 'delivery' });
    await moveOrderTo(suite.db, orderId, 'processing');
    const { call } = await newOperator(suite.shop, 'staff');
    await call('moveOrder', { id: orderId, to: 'out_for_delivery' });
    const [invoice] = await suite.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    return invoice?.id ?? 0;
  }

  async function shared(id: number): Promise<string> {
    const { path = '' } = await suite.buyer.me.call('shareInvoice', { id });
    return path;
  }

  test('opens it for whoever has it, as a file that nobody keeps or lists', async () => {
    const id = await issued();
    const path = await shared(id);
    expect(path).toMatch(/^\/shared-invoice\/[\w-]{43}\.pdf$/);
    const answer = await open(path);
    expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      '%PDF-',
    ]);
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      'x-robots-tag': 'noindex, nofollow',
    });
    const kept = await suite.db.select().from(paperLinks).where(eq(paperLinks.invoiceId, id));
    expect(JSON.stringify(kept)).not.toContain(path.slice('/shared-invoice/'.length, -4));
  });

  test('is made for one’s own invoice only, and nothing is known of another', async () => {
    const id = await issued();
    const other = await callerFor(suite.shop, await addCustomer(suite.db));
    for (const name of ['shareInvoice', 'unshareInvoice'] as const) {
      expect(await other.call(name, { id })).toMatchObject({ http: 404, code: 'not-found' });
    }
    for (const token of ['x', 'A'.repeat(43), '%00']) {
      expect((await open(`/shared-invoice/${token}.pdf`)).statusCode).toBe(404);
    }
  });

  test('holds up nobody’s own invoice, however many open it and its sisters', async () => {
    const id = await issued();
    const paths: string[] = [];
    for (let link = 0; link < 8; link += 1) paths.push(await shared(id));
    const headers = await suite.shop.signIn(suite.buyer.me.id);
    const isFull = Promise.withResolvers<void>();
    const many = Array.from({ length: 5 }, () => paths)
      .flat()
      .map(async (path) => {
        const { statusCode } = await open(path);
        if (statusCode === 503) isFull.resolve();
        return statusCode;
      });
    await isFull.promise;
    const own = await suite.shop.app.inject({ url: `/invoice/${id}.pdf`, headers });
    expect(own.statusCode).toBe(200);
    expect(await Promise.all(many)).toContain(200);
  });

  test('opens nothing once it is voided, by its customer or by the shop, or has expired', async () => {
    const id = await issued();
    const gone = async (path: string) => expect((await open(path)).statusCode).toBe(404);
    const [first, second] = [await shared(id), await shared(id)];
    expect((await open(first)).statusCode).toBe(200);
    await suite.buyer.me.call('unshareInvoice', { id });
    await gone(first);
    await gone(second);
    const staff = await newOperator(suite.shop, 'staff');
    const { path = '' } = await staff.call('shareInvoice', { id });
    const own = await shared(id);
    expect((await open(path)).statusCode).toBe(200);
    await staff.call('unshareInvoice', { id });
    await gone(path);
    await gone(own);
    const old = await shared(id);
    await suite.db.update(paperLinks).set({ expiresAt: sql`now()` });
    await gone(old);
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('shareInvoice', { id })).toMatchObject({ http: 403 });
  });

  test('is not guessed at: after a few wrong ones of a network the database is asked no more', async () => {
    const path = await shared(await issued());
    const from = (remoteAddress: string, url: string) =>
      suite.shop.app.inject({ url, remoteAddress });
    const guess = () => from('192.0.2.7', `/shared-invoice/${randomToken()}.pdf`);
    for (let tries = 0; tries < missLimits.misses; tries += 1) {
      expect((await guess()).statusCode).toBe(404);
    }
    const refused = await guess();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 500]).toEqual([429, true]);
    // Nothing is looked up for it any more, not even what is right.
    expect((await from('192.0.2.7', path)).statusCode).toBe(429);
    expect((await from('192.0.2.8', path)).statusCode).toBe(200);
  });

  test('is one of the last ten', async () => {
    const id = await issued();
    const oldest = await shared(id);
    for (let more = 0; more < 9; more += 1) await shared(id);
    expect((await open(oldest)).statusCode).toBe(200);
    const newest = await shared(id);
    expect([(await open(oldest)).statusCode, (await open(newest)).statusCode]).toEqual([404, 200]);
  });
});
