import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { creditNotes } from '#server/db/schema/invoices.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('credit notes on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced, accountOf } = returnsOf(suite);
  beforeEach(() => chargeGst());

  const news = async () =>
    JSON.stringify(
      await suite.buyer.me.call('getUserNotifications', { user_id: suite.buyer.me.id }),
    );
  const notesOf = (invoiceId: number) =>
    suite.db.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoiceId));

  test('lower what is due, put saleable goods back into the stock and the others into bins', async () => {
    const { id, product, line_id, takeBack, order, call } = await invoiced();
    expect(await suite.buyer.stockOf(product)).toBe(976);
    const made = await takeBack([
      { line_id, units: 2, condition: 'expired', batch: 'B-117' },
      { line_id, units: 1, condition: 'broken' },
      { line_id, units: 3, condition: 'saleable' },
    ]);
    // 6 of 24 units of ₹1,970: ₹492.50, with 5 % inside.
    expect(made).toMatchObject({
      success: true,
      order_id: null,
      credit_note: { number: expect.stringMatching(/^CRN\/\d\d-\d\d\/\d{6}$/), total: 492.5 },
    });
    expect(await suite.buyer.stockOf(product)).toBe(979);
    const { bins } = await call('listBins', { product_id: product });
    expect(bins).toMatchObject([
      { product_id: product, condition: 'broken', units: 1 },
      { product_id: product, condition: 'expired', units: 2 },
    ]);
    expect(await order()).toMatchObject({ status: 'delivered', due: 1_477.5, credited: 492.5 });
    expect(await suite.buyer.read(id)).toMatchObject({
      due: 1_477.5,
      credited: 492.5,
      to_refund: 0,
    });
    expect(await accountOf(suite.buyer.me.id)).toBe(1_477_50);
    const [entry] = await readAudit(suite.db, { subject: `order ${id}`, limit: 1 });
    expect(entry?.details).toMatchObject({
      after: { credit_note: made.credit_note?.number, units: 6, settle: 'credit' },
    });
    const subject = `credit-note ${made.credit_note?.number}`;
    const [ofPaper] = await readAudit(suite.db, { subject, limit: 1 });
    expect(ofPaper).toMatchObject({
      action: 'createCreditNote',
      details: { after: { amount: 492.5 } },
    });
    expect(await news()).toContain(made.credit_note?.number);
  });

  test('of several batches go into one bin, on top of what is there', async () => {
    const { product, line_id, takeBack, call } = await invoiced();
    const expired = { line_id, condition: 'expired' as const };
    await takeBack([{ ...expired, units: 4, batch: 'B-116' }]);
    await takeBack([
      { ...expired, units: 2, batch: 'B-117' },
      { ...expired, units: 1, batch: 'B-118' },
    ]);
    const { bins } = await call('listBins', { product_id: product });
    expect(bins).toMatchObject([{ condition: 'expired', units: 7 }]);
  });

  test('complete a delivered order with nothing due, and what was paid too much is the customer’s', async () => {
    const { line_id, takeBack, order, pay, call } = await invoiced();
    await pay(1_477.5);
    await takeBack([{ line_id, units: 6, condition: 'expired' }]);
    expect(await order()).toMatchObject({ status: 'completed', due: 0, to_refund: 0 });
    await takeBack([{ line_id, units: 6, condition: 'wrong' }]);
    expect(await order()).toMatchObject({ status: 'completed', due: 0, to_refund: 492.5 });
    expect(await accountOf(suite.buyer.me.id)).toBe(-492_50);
    const { customer } = await call('getCustomer', { id: suite.buyer.me.id });
    expect(customer).toMatchObject({ to_refund: 492.5, due: -492.5 });
    const found = await call('listOrders', { to_refund: '1', customer_id: suite.buyer.me.id });
    expect(found.orders).toMatchObject([{ to_refund: 492.5 }]);
    expect(await pay(-492.5, 'Goods came back.')).toMatchObject({ status: 'completed', due: 0 });
    // More than that was paid for goods that the customer has: it is due again.
    expect(await pay(-10, 'By mistake.')).toMatchObject({ status: 'delivered', due: 10 });
    expect(await pay(10)).toMatchObject({ status: 'completed', due: 0 });
  });

  test('over everything, in any pieces, give back exactly the invoice', async () => {
    const { id, line_id, invoice_id, takeBack, order, call } = await invoiced();
    for (const units of [5, 1, 11, 7]) {
      expect(await takeBack([{ line_id, units, condition: 'saleable' }])).toMatchObject({
        success: true,
      });
    }
    const { invoice } = await call('getInvoice', { id: invoice_id });
    const notes = await notesOf(invoice_id);
    const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'totalPaise') =>
      notes.reduce((total, note) => total + note[name], 0) / 100;
    expect(invoice).toMatchObject({
      ...{ taxable: sum('taxablePaise'), cgst: sum('cgstPaise'), sgst: sum('sgstPaise') },
      ...{ total: sum('totalPaise'), credited: 1_970, due: 0 },
    });
    expect(await order()).toMatchObject({ status: 'completed', due: 0 });
    expect(await takeBack([{ line_id, units: 1, condition: 'saleable' }])).toMatchObject({
      ...{ http: 200, code: 'more-than-invoiced', line_id, left: 0 },
    });
    expect((await suite.buyer.read(id))?.due).toBe(0);
  });

  test('credit a price difference without goods, and what is left of the line is worth less', async () => {
    const { line_id, takeBack, order } = await invoiced();
    const made = await takeBack([{ line_id, condition: 'price', amount: 170 }]);
    expect(made).toMatchObject({ credit_note: { total: 170 } });
    expect(await order()).toMatchObject({ due: 1_800 });
    const more = await takeBack([{ line_id, condition: 'price', amount: 1_800.01 }]);
    expect(more).toMatchObject({ code: 'more-than-invoiced' });
    await takeBack([{ line_id, units: 12, condition: 'saleable' }]);
    expect(await order()).toMatchObject({ due: 900 });
  });

  test('are refused for what is not on the invoice, not delivered, or asked for wrongly', async () => {
    const one = await invoiced();
    const other = await invoiced();
    expect(
      await one.takeBack([{ line_id: other.line_id, units: 1, condition: 'saleable' }]),
    ).toMatchObject({ code: 'not-found', http: 404 });
    expect(
      await one.takeBack([{ line_id: one.line_id, units: 1, condition: 'saleable' }], {
        invoice_id: 999_999_999,
      }),
    ).toMatchObject({ http: 404 });
    const line = { line_id: one.line_id, condition: 'expired' as const };
    for (const lines of [
      [],
      [{ ...line, units: 0 }],
      [line],
      [{ ...line, units: 1, amount: 5 }],
      [{ line_id: one.line_id, condition: 'price' as const, units: 3 }],
      [
        { ...line, units: 1 },
        { ...line, units: 2 },
      ],
    ]) {
      expect(await one.takeBack(lines)).toMatchObject({ http: 400 });
    }
    expect(
      await one.takeBack([{ line_id: one.line_id, condition: 'price', amount: 5 }], {
        settle: 'replacement',
      }),
    ).toMatchObject({ code: 'price-replaced' });
    expect(await notesOf(one.invoice_id)).toEqual([]);
    const packer = await newOperator(suite.shop, 'packer');
    expect(
      await packer.call('createCreditNote', {
        ...{ invoice_id: one.invoice_id, lines: [{ ...line, units: 1 }], settle: 'credit' },
        ...{ reason: 'No', idempotency_key: newKey() },
      }),
    ).toMatchObject({ http: 403 });
  });

  test('with the same key are the same note; with something else the key is refused', async () => {
    const { line_id, invoice_id, takeBack } = await invoiced();
    const key = { idempotency_key: newKey() };
    const lines = [{ line_id, units: 2, condition: 'expired' as const }];
    const first = await takeBack(lines, key);
    expect(await takeBack(lines, key)).toMatchObject({ credit_note: first.credit_note });
    expect(await takeBack([{ line_id, units: 3, condition: 'expired' }], key)).toMatchObject({
      ...{ code: 'key-reused', credit_note_id: first.credit_note?.id },
    });
    expect(await notesOf(invoice_id)).toHaveLength(1);
  });

  test('of an order on its way can be followed by cancelling it, which takes back the rest once', async () => {
    const { id, product, line_id, invoice_id, takeBack, call, order } =
      await invoiced('out_for_delivery');
    await takeBack([
      { line_id, units: 2, condition: 'broken' },
      { line_id, units: 3, condition: 'saleable' },
    ]);
    expect(
      await takeBack([{ line_id, units: 1, condition: 'broken' }], { settle: 'replacement' }),
    ).toMatchObject({ code: 'wrong-status' });
    await call('moveOrder', { id, to: 'cancelled', reason: 'The shop was closed.' });
    expect(await order()).toMatchObject({ status: 'cancelled', due: 0, to_refund: 0 });
    expect(await suite.buyer.stockOf(product)).toBe(998);
    const total = (await notesOf(invoice_id)).reduce((sum, note) => sum + note.totalPaise, 0);
    expect(total).toBe(1_970_00);
    expect(await accountOf(suite.buyer.me.id)).toBe(0);
    expect(await takeBack([{ line_id, units: 1, condition: 'broken' }])).toMatchObject({
      code: 'wrong-status',
    });
  });

  test('as a replacement send the same goods again, in an order that the note pays', async () => {
    const { id, product, line_id, takeBack, order, call } = await invoiced();
    const made = await takeBack(
      [
        { line_id, units: 12, condition: 'expired' },
        { line_id, units: 1, condition: 'broken' },
      ],
      { settle: 'replacement' },
    );
    expect(made).toMatchObject({ success: true, credit_note: { total: 1_067.08 } });
    // The invoice stands: what is due of it was due before.
    expect(await order()).toMatchObject({ status: 'delivered', due: 1_970, credited: 0 });
    const replacing = made.order_id ?? 0;
    expect(await suite.buyer.read(replacing)).toMatchObject({
      ...{ status: 'processing', total_to_pay: 1_067.08, credited: 1_067.08, due: 0 },
    });
    expect(await suite.buyer.itemsOf(replacing)).toMatchObject([{ product_id: product, qty: 13 }]);
    expect(await suite.buyer.stockOf(product)).toBe(1_000 - 24 - 13);
    await call('moveOrder', { id: replacing, to: 'out_for_delivery' });
    const done = await call('moveOrder', { id: replacing, to: 'delivered' });
    expect(done).toMatchObject({ status: 'completed' });
    const { order: sent } = await call('getOrder', { id: replacing });
    expect(sent?.invoice).toMatchObject({ total: 1_067.08, due: 0 });
    const own = { customer_id: suite.buyer.me.id };
    expect((await call('listInvoices', own)).invoices).toMatchObject([
      { order_id: replacing, due: 0 },
      { order_id: id, due: 1_970 },
    ]);
    expect((await call('listInvoices', { ...own, due: '1' })).invoices).toMatchObject([
      { order_id: id },
    ]);
    expect(await accountOf(suite.buyer.me.id)).toBe(1_970_00);
    expect((await suite.buyer.read(id))?.due).toBe(1_970);
  });

  test('as a replacement that is called off leave their worth as the customer’s credit', async () => {
    const { line_id, takeBack, call } = await invoiced();
    const { order_id } = await takeBack([{ line_id, units: 12, condition: 'expired' }], {
      settle: 'replacement',
    });
    const id = order_id ?? 0;
    await call('moveOrder', { id, to: 'cancelled', reason: 'None left.' });
    expect((await call('getOrder', { id })).order).toMatchObject({ due: 0, to_refund: 985 });
    const back = { order_id: id, amount: -985, method: 'upi' as const, reason: 'Sold out.' };
    expect(await call('recordPayment', { ...back, idempotency_key: newKey() })).toMatchObject({
      success: true,
    });
    expect((await call('getOrder', { id })).order).toMatchObject({ due: 0, to_refund: 0 });
    expect(await accountOf(suite.buyer.me.id)).toBe(1_970_00);
  });

  test('as a replacement are refused where the goods are not there', async () => {
    const { product, line_id, invoice_id, takeBack, call } = await invoiced();
    await call('changeStock', { product_id: product, units: 5, reason: 'count' });
    expect(
      await takeBack([{ line_id, units: 12, condition: 'expired' }], { settle: 'replacement' }),
    ).toMatchObject({ code: 'too-little-stock', product_id: product, stock: 5 });
    expect(await notesOf(invoice_id)).toEqual([]);
  });

  test('of the same line at once never give back more than was invoiced', async () => {
    const { id, line_id, takeBack, call, order } = await invoiced('out_for_delivery');
    const tries = await Promise.all([
      ...[10, 10, 10, 10].map((units) => takeBack([{ line_id, units, condition: 'expired' }])),
      call('moveOrder', { id, to: 'delivered' }),
    ]);
    const won = tries.slice(0, 4).filter(({ success }) => success);
    expect(won).toHaveLength(2);
    expect(tries.slice(0, 4).filter(({ code }) => code === 'more-than-invoiced')).toHaveLength(2);
    expect(await order()).toMatchObject({ status: 'delivered', due: 328.33 });
  });

  test('and cancelling at once agree: the order is taken back once', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id, line_id, invoice_id, takeBack, call } = await invoiced('out_for_delivery');
      await Promise.all([
        takeBack([{ line_id, units: 24, condition: 'saleable' }]),
        call('moveOrder', { id, to: 'cancelled', reason: 'Closed.' }),
        takeBack([{ line_id, units: 7, condition: 'broken' }]),
      ]);
      const total = (await notesOf(invoice_id)).reduce((sum, note) => sum + note.totalPaise, 0);
      expect(total).toBe(1_970_00);
    }
  });

  test('bins are written off by whoever keeps the stock, and never below nothing', async () => {
    const { product, line_id, takeBack, call } = await invoiced();
    await takeBack([{ line_id, units: 5, condition: 'expired' }]);
    const off = (units: number, more: object = {}) =>
      call('writeOffBin', {
        ...{ product_id: product, condition: 'expired', units, note: 'Destroyed', ...more },
      });
    expect(await off(6)).toMatchObject({ code: 'too-few', units: 5 });
    expect(await off(2, { expected: 4 })).toMatchObject({ code: 'changed-elsewhere', units: 5 });
    expect(await off(1, { condition: 'broken' })).toMatchObject({ http: 404 });
    const both = await Promise.all([off(3), off(3)]);
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(await off(2, { expected: 2 })).toMatchObject({ success: true, units: 0 });
    expect((await call('listBins', { product_id: product })).bins).toEqual([]);
    const [entry] = await readAudit(suite.db, { subject: `product ${product}`, limit: 1 });
    expect(entry?.details).toMatchObject({
      before: { units: 2 },
      after: { units: 0, note: 'Destroyed' },
    });
    const packer = await newOperator(suite.shop, 'packer');
    expect(
      await packer.call('writeOffBin', {
        ...{ product_id: product, condition: 'expired', units: 1, note: 'No' },
      }),
    ).toMatchObject({ http: 403 });
  });

  test('an order that could not be delivered stays out, and the customer reads why', async () => {
    const { id, call, order } = await invoiced('out_for_delivery');
    const why = { id, reason: 'The shop was closed.' };
    expect(await call('noteAttempt', why)).toMatchObject({ success: true });
    expect(await order()).toMatchObject({ status: 'out_for_delivery' });
    expect(await suite.buyer.read(id)).toMatchObject({
      attempts: [{ reason: 'The shop was closed.' }],
    });
    expect(await news()).toContain('We could not deliver your order');
    await call('moveOrder', { id, to: 'delivered' });
    expect(await call('noteAttempt', why)).toMatchObject({ code: 'wrong-status' });
    expect(await call('noteAttempt', { ...why, id: 999_999_999 })).toMatchObject({ http: 404 });
  });
});
