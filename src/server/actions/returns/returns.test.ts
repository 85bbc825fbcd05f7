import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActionInput } from '#contract/index.ts';
import { orderEvents } from '#server/db/schema/orders.ts';
import { returnPhotos, returnRequests } from '#server/db/schema/returns.ts';
import { settings } from '#server/db/schema/shop.ts';
import { newBuyer, newKey } from '#test/buyer.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { returnsOf } from '#test/returns.ts';
import { databases } from '#test/test-db.ts';

type Asked = Partial<ActionInput<'requestReturn'>>;

describe.each(databases)('returns that customers ask for on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const { chargeGst, invoiced } = returnsOf(suite);
  beforeEach(() => chargeGst());

  /** An order of 24 units that has arrived, and its customer's own call. */
  async function delivered() {
    const one = await invoiced();
    const ask = (more: Asked = {}) =>
      suite.buyer.me.call('requestReturn', {
        ...{ invoice_id: one.invoice_id, reason: 'Two had expired.', idempotency_key: newKey() },
        lines: [{ line_id: one.line_id, units: 2, condition: 'expired' }],
        ...more,
      });
    const read = () => suite.buyer.me.call('getReturnsByOrder', { id: one.id });
    return { ...one, ask, read };
  }

  const photo = async () =>
    (
      await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#886644' } })
        .withExif({ IFD0: { Copyright: 'Somebody' } })
        .jpeg()
        .toBuffer()
    ).toString('base64');

  test('are seen by them, decided in part by the shop, and told with the credit note', async () => {
    const { id, line_id, product, ask, read, call } = await delivered();
    expect(await read()).toMatchObject({
      until: expect.any(String),
      lines: [{ line_id, product_id: product, units: 24, left: 24 }],
      returns: [],
    });
    const lines = [
      { line_id, units: 2, condition: 'expired' as const, batch: 'B-117' },
      { line_id, units: 1, condition: 'broken' as const },
    ];
    const { return_id = 0 } = await ask({ lines, photo: await photo() });
    expect((await read()).returns).toMatchObject([
      { id: return_id, state: 'asked', photo: true, credit_note: null, answer: '' },
    ]);
    const found = await call('listReturns', { state: 'asked', customer_id: suite.buyer.me.id });
    expect(found.returns).toMatchObject([{ id: return_id, order_id: id, units: 3, photo: true }]);
    const { return: asked } = await call('getReturn', { id: return_id });
    const [expired, broken] = asked?.lines ?? [];
    expect(asked?.lines).toMatchObject([
      { line_id, units: 2, left: 24, condition: 'expired', batch: 'B-117', accepted: null },
      { line_id, units: 1, condition: 'broken' },
    ]);
    const decided = await call('decideReturn', {
      ...{ id: return_id, answer: 'The broken one was fine.', answer_hi: 'टूटा हुआ ठीक था।' },
      lines: [
        { id: expired?.id ?? 0, units: 2 },
        { id: broken?.id ?? 0, units: 0 },
      ],
    });
    expect(decided).toMatchObject({ state: 'in-part', credit_note: { total: 164.17 } });
    expect(await read()).toMatchObject({
      lines: [{ left: 22 }],
      returns: [
        {
          ...{ state: 'in-part', answer: 'The broken one was fine.', answer_hi: 'टूटा हुआ ठीक था।' },
          lines: [{ accepted: 2 }, { accepted: 0 }],
          credit_note: { number: decided.credit_note?.number, total: 164.17 },
        },
      ],
      credit_notes: [{ total: 164.17 }],
    });
    const { bins } = await call('listBins', { product_id: product });
    expect(bins).toMatchObject([{ condition: 'expired', units: 2 }]);
    const news = await suite.buyer.me.call('getUserNotifications', { user_id: suite.buyer.me.id });
    expect(JSON.stringify(news)).toContain('accepted in part');
    const { return: told } = await call('getReturn', { id: return_id });
    expect(told?.answer_hi).toBe('टूटा हुआ ठीक था।');
    expect(await call('decideReturn', { id: return_id })).toMatchObject({
      code: 'decided-already',
    });
  });

  test('are accepted whole, in the condition they were found in, or declined with a reason', async () => {
    const { id, line_id, product, ask, read, call } = await delivered();
    const lines = [
      { line_id, units: 2, condition: 'saleable' as const },
      { line_id, units: 3, condition: 'broken' as const },
    ];
    const { return_id = 0 } = await ask({ lines });
    const { return: asked } = await call('getReturn', { id: return_id });
    const found = asked?.lines.map((line) => ({ id: line.id, units: line.units })) ?? [];
    const whole = await call('decideReturn', {
      ...{ id: return_id, lines: found.map((line) => ({ ...line, condition: 'broken' as const })) },
      settle: 'replacement',
    });
    expect(whole).toMatchObject({ state: 'accepted', order_id: expect.any(Number) });
    const { bins } = await call('listBins', { product_id: product });
    expect(bins).toMatchObject([{ condition: 'broken', units: 5 }]);
    expect((await suite.buyer.read(whole.order_id ?? 0))?.due).toBe(0);

    const second = await ask();
    const no = { id: second.return_id ?? 0 };
    const none = (await call('getReturn', no)).return?.lines.map((line) => ({
      ...{ id: line.id, units: 0 },
    }));
    expect(await call('decideReturn', { ...no, lines: none })).toMatchObject({
      code: 'reason-missing',
    });
    const declined = { ...no, lines: none, answer: 'They were opened.' };
    expect(await call('decideReturn', declined)).toMatchObject({
      ...{ state: 'declined', credit_note: null },
    });
    expect((await read()).returns?.map(({ state }) => state)).toEqual(['declined', 'accepted']);
    expect((await suite.buyer.read(id))?.credited).toBe(0);
  });

  test('are decided once, whoever is first', async () => {
    const { ask, call, invoice_id } = await delivered();
    const { return_id: id = 0 } = await ask();
    const other = await newOperator(suite.shop, 'owner');
    const both = await Promise.all([
      call('decideReturn', { id }),
      other.call('decideReturn', { id }),
    ]);
    expect(both.map(({ code = 'done' }) => code).sort()).toEqual(['decided-already', 'done']);
    const { invoice } = await call('getInvoice', { id: invoice_id });
    expect(invoice?.credit_notes).toHaveLength(1);
  });

  test('are refused for other people’s invoices, lines and orders, which look as if they were not there', async () => {
    const mine = await delivered();
    const other = await newBuyer(suite.shop, 6.5);
    const theirs = await invoiced('delivered', other);
    const lines = [{ line_id: theirs.line_id, units: 1, condition: 'expired' as const }];
    expect(await mine.ask({ invoice_id: theirs.invoice_id, lines })).toMatchObject({ http: 404 });
    expect(await mine.ask({ lines })).toMatchObject({ http: 404 });
    expect(await mine.ask({ invoice_id: 999_999_999 })).toMatchObject({ http: 404 });
    for (const id of [theirs.id, 999_999_999]) {
      expect(await suite.buyer.me.call('getReturnsByOrder', { id })).toMatchObject({ http: 404 });
    }
    const note = await theirs.takeBack(lines);
    const noteId = note.credit_note?.id ?? 0;
    expect(await other.me.call('getCreditNoteById', { id: noteId })).toMatchObject({
      credit_note: { order_id: theirs.id, lines: [{ units: 1 }] },
    });
    expect(await suite.buyer.me.call('getCreditNoteById', { id: noteId })).toMatchObject({
      http: 404,
    });
    const file = async (customer: number) =>
      suite.shop.app.inject({
        url: `/credit-note/${noteId}.pdf?size=a5`,
        headers: await suite.shop.signIn(customer),
      });
    const own = await file(other.me.id);
    expect([own.statusCode, own.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect((await file(suite.buyer.me.id)).statusCode).toBe(404);
  });

  test('with a photograph keep nothing of its file, and show it to nobody else', async () => {
    const { ask, call } = await delivered();
    const { return_id = 0 } = await ask({ photo: await photo() });
    const [kept] = await suite.db
      .select()
      .from(returnPhotos)
      .where(eq(returnPhotos.requestId, return_id));
    const meta = await sharp(kept?.bytes).metadata();
    expect(meta).toMatchObject({ format: 'webp', width: 1_280, height: 640 });
    expect(meta.exif).toBeUndefined();
    const get = async (url: string, headers: Record<string, string> = {}) =>
      suite.shop.app.inject({ url, headers });
    const url = `/return-photo/${return_id}.webp`;
    const mine = await get(url, await suite.shop.signIn(suite.buyer.me.id));
    expect(mine.statusCode).toBe(200);
    expect(mine.headers['content-type']).toBe('image/webp');
    expect(mine.headers['cache-control']).toContain('no-store');
    const other = await newBuyer(suite.shop);
    expect((await get(url, await suite.shop.signIn(other.me.id))).statusCode).toBe(404);
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(`/return-photo/0${return_id}.webp`)).statusCode).toBe(404);
    const staff = await newOperator(suite.shop, 'staff');
    expect((await get(url, staff.headers)).statusCode).toBe(404);
    const console = `/console/api/getReturnPhoto?id=${return_id}`;
    expect((await get(console, staff.headers)).headers['content-type']).toBe('image/webp');
    const packer = await newOperator(suite.shop, 'packer');
    expect((await get(console, packer.headers)).statusCode).toBe(403);
    expect(await call('getReturn', { id: 999_999_999 })).toMatchObject({ http: 404 });
  });

  test.each([
    ['text', Buffer.from('<svg onload="alert(1)"/>'), 'not-a-picture'],
    [
      'noise that begins like a JPEG',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(9_000)]),
      'broken-picture',
    ],
  ])('with %s as a photograph are refused, and nothing is kept', async (_what, file, code) => {
    const { ask, read } = await delivered();
    expect(await ask({ photo: file.toString('base64') })).toMatchObject({ http: 200, code });
    expect((await read()).returns).toEqual([]);
  });

  test('are refused by their lines before the photograph is decoded', async () => {
    const { ask, line_id } = await delivered();
    const lines = [{ line_id, units: 9_999, condition: 'expired' as const }];
    const asked = await ask({ lines, photo: Buffer.from('no picture').toString('base64') });
    expect(asked).toMatchObject({ code: 'more-than-invoiced' });
  });

  test('are replaced whatever keys the customer’s own orders have', async () => {
    const { ask, call } = await delivered();
    const { return_id = 0 } = await ask();
    await suite.buyer.fill(5, { stock: 1_000 });
    await suite.buyer.placed({ idempotency_key: `replacement return ${return_id}` });
    expect(await call('decideReturn', { id: return_id, settle: 'replacement' })).toMatchObject({
      order_id: expect.any(Number),
    });
  });

  test('with a photograph of a billion pixels or of many bytes are refused', async () => {
    const { ask } = await delivered();
    const bomb = await sharp({
      create: { width: 17_000, height: 4_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(await ask({ photo: bomb.toString('base64') })).toMatchObject({
      code: 'picture-too-large',
    });
    const large = 'A'.repeat(440_000);
    expect((await ask({ photo: large })).http).toBe(400);
    expect((await ask({ photo: 'A'.repeat(600_000) })).http).toBe(413);
  });

  test('are one at a time, few for an invoice, and the same key asks once', async () => {
    const { invoice_id, line_id, ask, read, call } = await delivered();
    const key = { idempotency_key: newKey() };
    const first = await ask(key);
    expect(await ask(key)).toMatchObject({ return_id: first.return_id });
    expect(await ask({ ...key, reason: 'Other' })).toMatchObject({ code: 'key-reused' });
    expect(await ask()).toMatchObject({ code: 'return-open' });
    await call('decideReturn', {
      ...{ id: first.return_id ?? 0, answer: 'No.' },
      lines: [
        {
          id: (await call('getReturn', { id: first.return_id ?? 0 })).return?.lines[0]?.id ?? 0,
          units: 0,
        },
      ],
    });
    const many = await Promise.all([1, 2, 3, 4].map(() => ask()));
    expect(many.filter(({ return_id }) => return_id !== undefined)).toHaveLength(1);
    expect((await read()).returns).toHaveLength(2);
    const rows = Array.from({ length: 8 }, (_, i) => ({
      ...{ invoiceId: invoice_id, customerId: suite.buyer.me.id, state: 'declined' as const },
      ...{ reason: 'x', idempotencyKey: `old-${i}`, requestHash: '', decidedAt: new Date() },
    }));
    await suite.db
      .update(returnRequests)
      .set({ state: 'declined', decidedAt: new Date() })
      .where(eq(returnRequests.invoiceId, invoice_id));
    await suite.db.insert(returnRequests).values(rows);
    expect(await ask()).toMatchObject({ code: 'too-many-returns' });
    const huge = Array.from({ length: 501 }, () => ({
      line_id,
      units: 1,
      condition: 'broken' as const,
    }));
    expect(await ask({ lines: huge })).toMatchObject({ http: 400 });
  });

  test('are for what has arrived, for so many days, and for no more than there is left', async () => {
    const onWay = await invoiced('out_for_delivery');
    const line = { line_id: onWay.line_id, units: 1, condition: 'broken' as const };
    const ask = (invoice_id: number, lines = [line]) =>
      suite.buyer.me.call('requestReturn', {
        ...{ invoice_id, lines, reason: 'Broken', idempotency_key: newKey() },
      });
    expect(await ask(onWay.invoice_id)).toMatchObject({ code: 'returns-closed' });
    await onWay.call('moveOrder', { id: onWay.id, to: 'delivered' });
    await onWay.takeBack([{ line_id: onWay.line_id, units: 20, condition: 'wrong' }]);
    expect(await ask(onWay.invoice_id, [{ ...line, units: 5 }])).toMatchObject({
      ...{ code: 'more-than-invoiced', left: 4 },
    });
    const deliveredOn = async (days: number) =>
      suite.db
        .update(orderEvents)
        .set({ at: new Date(Date.now() - days * 86_400_000) })
        .where(eq(orderEvents.orderId, onWay.id));
    await deliveredOn(16);
    expect(await ask(onWay.invoice_id)).toMatchObject({ code: 'returns-closed' });
    await deliveredOn(14);
    await suite.db.update(settings).set({ returnDays: 0 });
    expect(await ask(onWay.invoice_id)).toMatchObject({ code: 'returns-closed' });
    expect(await suite.buyer.me.call('getReturnsByOrder', { id: onWay.id })).toMatchObject({
      until: null,
    });
    await suite.db.update(settings).set({ returnDays: 15 });
    expect(await ask(onWay.invoice_id)).toMatchObject({ status: 'success' });
  });
});
