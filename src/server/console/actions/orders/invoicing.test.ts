import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayInIndia } from '#domain/india/indian-time.ts';
import { financialYear } from '#domain/invoices/invoice-number.ts';
import { products } from '#server/db/schema/catalogue.ts';
import { customers } from '#server/db/schema/customers.ts';
import { creditNotes, invoiceLines, invoices } from '#server/db/schema/invoices.ts';
import { postingLines, postings } from '#server/db/schema/ledger.ts';
import { payments } from '#server/db/schema/payments.ts';
import { settings } from '#server/db/schema/shop.ts';
import { taxRates } from '#server/db/schema/tax.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { addCustomer } from '#test/builders.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { callerFor } from '#test/caller.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

const year = financialYear(dayInIndia(new Date().toISOString()));

describe.each(databases)('invoices on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');

  /** A shop that charges GST: 5 % on 3304, 18 % on the rest of chapter 33. */
  async function chargeGst(mode: 'regular' | 'composition' = 'regular') {
    await suite.db
      .update(settings)
      .set({ gstMode: mode, gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' });
    await suite.db
      .insert(taxRates)
      .values([
        { hsn: '33', from: '2017-07-01', rate: 18_00 },
        { hsn: '3304', from: '2025-09-22', rate: 5_00 },
      ])
      .onConflictDoNothing();
  }

  beforeEach(() =>
    suite.db.update(settings).set({ gstMode: 'unregistered', gstin: '', state: '' }),
  );

  /** An order whose product has this HSN; of 24 units for ₹1,944. */
  async function placed(hsn = '3304', more: Parameters<typeof suite.buyer.placed>[0] = {}) {
    const product = await suite.buyer.fill(2, { stock: 1_000 });
    await suite.db.update(products).set({ hsn }).where(eq(products.id, product));
    return { product, id: await suite.buyer.placed(more) };
  }

  async function sentOut(id: number, until: 'out_for_delivery' | 'delivered' = 'out_for_delivery') {
    const operator = await staff();
    await moveOrderTo(suite.db, id, 'processing');
    const moved = await operator.call('moveOrder', { id, to: 'out_for_delivery' });
    if (until === 'out_for_delivery') return { ...operator, moved };
    return { ...operator, moved: await operator.call('moveOrder', { id, to: 'delivered' }) };
  }

  const delivered = { delivery_type: 'delivery' } as const;
  const invoiceOf = async (orderId: number) =>
    (await suite.db.select().from(invoices).where(eq(invoices.orderId, orderId)))[0];
  const accountOf = async (customerId: number) => {
    const [row] = await suite.db
      .select({ paise: sql<number>`coalesce(sum(${postingLines.amountPaise}), 0)::int` })
      .from(postingLines)
      .where(eq(postingLines.customerId, customerId));
    return row?.paise;
  };

  test('are written as the order is sent out, to the paisa what it comes to', async () => {
    await chargeGst();
    const { id } = await placed('33049990', delivered);
    const { call, moved } = await sentOut(id);
    expect(moved).toMatchObject({ success: true });
    const { order } = await call('getOrder', { id });
    expect(order?.invoice).toMatchObject({
      number: expect.stringMatching(new RegExp(`^INV/${year}/\\d{6}$`)),
      date: dayInIndia(new Date().toISOString()),
      total: order?.total_to_pay,
      due: order?.total_to_pay,
    });
    const { invoice } = await call('getInvoice', { id: order?.invoice?.id ?? 0 });
    // ₹1,944 of goods and ₹26 for 6.5 km: ₹1,970 with 5 % inside.
    expect(invoice).toMatchObject({
      ...{ kind: 'tax-invoice', place_of_supply: 'Uttarakhand', place_code: '05' },
      ...{ gross: 1_944, charges: 26, discount: 0, total: 1_970 },
      ...{ taxable: 1_876.2, cgst: 46.9, sgst: 46.9, igst: 0 },
      lines: [{ hsn: '33049990', units: 24, packs: 2, rate: 5, total: 1_970, uqc: 'NOS' }],
      rates: [{ rate: 5, taxable: 1_876.2, cgst: 46.9, sgst: 46.9, igst: 0 }],
      seller: { gstin: '05AADCD4821K1ZS', state: 'Uttarakhand' },
      buyer: { name: 'Test Stores', state: 'Uttarakhand', state_code: '05' },
    });
    const { number } = order?.invoice ?? {};
    const [entry] = await readAudit(suite.db, { subject: `order ${id}`, limit: 1 });
    expect(entry?.details).toMatchObject({ after: { invoice: number } });
    expect(await readAudit(suite.db, { subject: `invoice ${number}`, limit: 2 })).toMatchObject([
      { action: 'issueInvoice', details: { after: { order_id: id, amount: 1_970 } } },
    ]);
    expect(await accountOf(suite.buyer.me.id)).toBe(1_970_00);
  });

  test('of what is fetched are written at the counter, with the shop’s State as the place', async () => {
    await chargeGst();
    await suite.db
      .update(customers)
      .set({ state: 'Punjab' })
      .where(eq(customers.id, suite.buyer.me.id));
    const { id } = await placed();
    const { moved } = await sentOut(id);
    expect(moved).toMatchObject({ success: true });
    expect(await invoiceOf(id)).toBeUndefined();
    const { call } = await staff();
    expect(await call('moveOrder', { id, to: 'delivered' })).toMatchObject({ success: true });
    expect(await invoiceOf(id)).toMatchObject({ placeOfSupply: 'Uttarakhand', igstPaise: 0 });
  });

  test('into another State carry IGST', async () => {
    await chargeGst();
    await suite.db
      .update(customers)
      .set({ state: 'Punjab' })
      .where(eq(customers.id, suite.buyer.me.id));
    const { id } = await placed('3307', delivered);
    await sentOut(id);
    expect(await invoiceOf(id)).toMatchObject({
      ...{ placeOfSupply: 'Punjab', cgstPaise: 0, sgstPaise: 0, igstPaise: 300_51 },
    });
  });

  test.each([
    ['', /^No invoice yet: p-.* has no HSN\.$/],
    ['7113', /has an HSN, 7113, without a rate\.$/],
  ])(
    'are refused for goods with the HSN "%s", and the order stays where it was',
    async (hsn, words) => {
      await chargeGst();
      const { id, product } = await placed(hsn, delivered);
      const { moved, call } = await sentOut(id);
      expect(moved).toMatchObject({ code: 'cannot-invoice', products: [product] });
      expect(moved.message).toMatch(words);
      expect((await call('getOrder', { id })).order).toMatchObject({
        status: 'processing',
        invoice: null,
      });
      // In bulk likewise, each told for itself.
      const good = await placed('3304', delivered);
      await moveOrderTo(suite.db, good.id, 'processing');
      expect(
        await call('moveOrders', { ids: [id, good.id], to: 'out_for_delivery' }),
      ).toMatchObject({
        moved: [good.id],
        refused: [{ id, code: 'cannot-invoice' }],
      });
    },
  );

  test('of a shop with composition or without GST say so and need no HSN', async () => {
    await chargeGst('composition');
    const one = await placed('', delivered);
    await sentOut(one.id);
    expect(await invoiceOf(one.id)).toMatchObject({
      kind: 'bill-of-supply',
      taxablePaise: 1_970_00,
    });
    await suite.db.update(settings).set({ gstMode: 'unregistered' });
    const two = await placed('', delivered);
    await sentOut(two.id);
    expect(await invoiceOf(two.id)).toMatchObject({ kind: 'bill', cgstPaise: 0 });
  });

  test('of a cancelled order are taken back by a credit note, and nothing is owed', async () => {
    await chargeGst();
    const { id, product } = await placed('3304', delivered);
    const { call } = await sentOut(id);
    const why = { reason: 'The shop was closed.', reason_hi: 'दुकान बंद मिली।' };
    expect(await call('moveOrder', { id, to: 'cancelled', ...why })).toMatchObject({
      status: 'cancelled',
    });
    expect(await suite.buyer.stockOf(product)).toBe(1_000);
    const invoice = await invoiceOf(id);
    const { invoice: shown } = await call('getInvoice', { id: invoice?.id ?? 0 });
    expect(shown).toMatchObject({ total: 1_970, credited: 1_970, due: 0 });
    expect(shown?.credit_notes).toMatchObject([
      { number: expect.stringMatching(/^CRN\//), ...why, total: 1_970 },
    ]);
    const subject = `credit-note ${shown?.credit_notes[0]?.number}`;
    expect(await readAudit(suite.db, { subject, limit: 2 })).toMatchObject([
      { action: 'createCreditNote', details: { after: { order_id: id, amount: 1_970 } } },
    ]);
    expect(await accountOf(suite.buyer.me.id)).toBe(0);
  });

  test('are told to their customer alone', async () => {
    const { id } = await placed('', delivered);
    await sentOut(id);
    const invoice = await invoiceOf(id);
    const order = await suite.buyer.read(id);
    expect(order?.invoice).toMatchObject({ id: invoice?.id, number: invoice?.number, due: 1_970 });
    const own = await suite.buyer.me.call('getInvoiceById', { id: invoice?.id ?? 0 });
    expect(own).toMatchObject({ status: 'success', invoice: { order_id: id, kind: 'bill' } });
    const file = (headers: Record<string, string>) =>
      suite.shop.app.inject({ url: `/invoice/${invoice?.id}.pdf?size=a5`, headers });
    const mine = await file(await suite.shop.signIn(suite.buyer.me.id));
    expect([mine.statusCode, mine.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const other = await callerFor(suite.shop, await addCustomer(suite.db));
    expect(await other.call('getInvoiceById', { id: invoice?.id ?? 0 })).toMatchObject({
      http: 404,
    });
    expect((await file(await suite.shop.signIn(other.id))).statusCode).toBe(404);
    expect((await file({})).statusCode).toBe(404);
  });

  test('and their postings cannot be changed or deleted', async () => {
    const { id } = await placed('', delivered);
    await sentOut(id);
    const invoice = await invoiceOf(id);
    const line = { lineId: invoice?.id ?? 0 };
    const tries = [
      () => suite.db.update(invoices).set({ totalPaise: 1 }).where(eq(invoices.orderId, id)),
      () => suite.db.delete(invoices).where(eq(invoices.orderId, id)),
      () => suite.db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, line.lineId)),
      () => suite.db.update(postings).set({ day: '2020-01-01' }),
      () => suite.db.delete(postingLines),
      () => suite.db.delete(creditNotes),
    ];
    for (const attempt of tries) {
      await expect(attempt()).rejects.toMatchObject({
        cause: { message: expect.stringContaining('never changed') },
      });
    }
  });

  test('and what does not balance is not committed', async () => {
    const { id } = await placed('', delivered);
    const pay = { order_id: id, amount: 10, method: 'cash' as const, idempotency_key: newKey() };
    await moveOrderTo(suite.db, id, 'processing');
    const { call } = await staff();
    expect(await call('recordPayment', pay)).toMatchObject({ success: true });
    const unbalanced = suite.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      const [payment] = await tx
        .insert(payments)
        .values({ orderId: id, amountPaise: 1, method: 'cash', idempotencyKey: newKey() })
        .returning();
      await tx.execute(sql`set local session_replication_role = origin`);
      const [posting] = await tx
        .insert(postings)
        .values({ day: '2026-11-19', paymentId: payment?.id ?? 0 })
        .returning();
      const postingId = posting?.id ?? 0;
      await tx.insert(postingLines).values({ postingId, account: 'cash', amountPaise: 1 });
    });
    await expect(unbalanced).rejects.toMatchObject({
      cause: { message: expect.stringContaining('does not sum to zero') },
    });
  });

  test('and nothing is added to what is written', async () => {
    const { id } = await placed('', delivered);
    await sentOut(id);
    const invoiceId = (await invoiceOf(id))?.id ?? 0;
    const added = [
      suite.db.execute(sql`insert into posting_lines (posting_id, account, amount_paise)
        select id, account, amount from postings, (values ('cash', 1), ('bank', -1)) l(account, amount)
        where invoice_id = ${invoiceId}`),
      // At the price of 0 it would add up.
      suite.db.execute(sql`insert into invoice_lines (invoice_id, order_line_id, product_id, sku, name, slot,
          pack_size, packs, uqc, price_paise, mrp_paise, gross_paise, discount_paise, charge_paise, rate,
          taxable_paise, cgst_paise, sgst_paise, igst_paise)
        select ${invoiceId}, l.id, l.product_id, l.sku, l.name, l.slot, 1, 1, 'PCS', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
        from order_lines l where l.order_id <> ${id} limit 1`),
    ];
    for (const attempt of added) {
      await expect(attempt).rejects.toMatchObject({
        cause: { message: expect.stringContaining('written with them') },
      });
    }
  });

  test('issued side by side have numbers without a gap, in the order of issue', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await placed('', delivered)).id);
    for (const id of ids) await moveOrderTo(suite.db, id, 'processing');
    const operators = await Promise.all([staff(), staff(), staff()]);
    // Each order by all of them at once.
    const answers = await Promise.all(
      ids.flatMap((id) =>
        operators.map(({ call }) => call('moveOrder', { id, to: 'out_for_delivery' })),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(ids.length);
    const rows = await suite.db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, ids))
      .orderBy(invoices.id);
    const numbers = rows.map(({ number }) => Number(number.slice(-6)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(
      numbers.map((_, i) => Math.min(...numbers) + i),
    );
  });
});
