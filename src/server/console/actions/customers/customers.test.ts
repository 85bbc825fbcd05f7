import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { hashToken } from '#server/auth/session.ts';
import { rowsOf } from '#server/db/rows.ts';
import { sessions } from '#server/db/schema/account.ts';
import { customers } from '#server/db/schema/customers.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { findResetToken, replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { moveOrderTo, newKey } from '#test/buyer.ts';
import { gstin, customerProfile as profile } from '#test/customer-profile.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';
import { toldFields } from '#test/told-fields.ts';

describe.each(databases)('an operator’s customers on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');

  test('are made and changed with every field checked, and get a link to set the PIN', async () => {
    const { call } = await staff();
    const given = profile({ mobile: '+91 98113 00001', gst_number: gstin('05').toLowerCase() });
    const { customer } = await call('saveCustomer', given);
    expect(customer).toMatchObject({
      ...{ mobile: '9811300001', gst_number: gstin('05'), version: 1, has_pin: false, due: 0 },
    });
    expect(suite.shop.sentJobs.at(-1)?.slice(0, 2)).toMatchObject([
      'reset-pin-mail',
      { email: given.email },
    ]);
    const id = customer?.id ?? 0;
    const save = (more: object) => call('saveCustomer', { ...given, id, version: 1, ...more });
    expect(await save({ firm_name: 'Rawat & Sons' })).toMatchObject({ customer: { version: 2 } });
    expect(await save({ firm_name: 'Late' })).toMatchObject({
      code: 'changed-elsewhere',
      customer: { firm_name: 'Rawat & Sons', version: 2 },
    });
    expect(await save({ version: 2, mobile: '9876543210' })).toMatchObject({
      code: 'already-customer',
    });
  });

  test('with another customer’s GSTIN are kept, and it is pointed out', async () => {
    const { call } = await staff();
    const shared = { state: 'Goa', gst_number: gstin('30') };
    const first = await call('saveCustomer', profile(shared));
    expect(first.customer?.similar).toEqual([]);
    const { customer } = await call('saveCustomer', profile({ ...shared, firm_name: 'Branch' }));
    const same = [{ id: first.customer?.id, firm_name: 'Rawat Medicos', why: 'same GST no.' }];
    expect(customer?.similar).toEqual(same);
    expect(await call('getCustomer', { id: customer?.id ?? 0 })).toMatchObject({
      customer: { similar: same },
    });
  });

  test.each([
    [{ mobile: '12345' }, 'mobile'],
    [{ pincode: '048001' }, 'pincode'],
    [{ gst_number: gstin('05').replace(/.$/, '0') }, 'gst_number'],
    [{ gst_number: gstin('07') }, 'gst_number: belongs to another state'],
    [{ state: 'Nepal' }, 'state: must be a state or union territory of India'],
    [{ state: 'Nepal', gst_number: gstin('05') }, 'state'],
    [{ state: 'DELHI', gst_number: gstin('05') }, 'gst_number: belongs to another state'],
    [{ email: 'nobody' }, 'email'],
    [{ distance: -1 }, 'distance'],
    [{ google: 'javascript:alert(1)' }, 'google'],
    [{ firm_name: ' ' }, 'firm_name'],
  ])('with %j are refused, naming the field', async (wrong, field) => {
    const { call } = await staff();
    const answer = await call('saveCustomer', profile(wrong));
    expect([answer.http, toldFields(answer)]).toEqual([400, expect.stringContaining(field)]);
  });

  test('who are given the same phone at once: one gets it, the other is told', async () => {
    const { call } = await staff();
    const told = ['already-customer', 'saved'];
    const pair = [profile(), profile()];
    const ids = await Promise.all(
      pair.map(async (given) => (await call('saveCustomer', given)).customer?.id),
    );
    for (let round = 0; round < 10; round += 1) {
      const { mobile } = profile();
      const answers = await Promise.all(
        pair.map((given, i) => call('saveCustomer', { ...given, id: ids[i], mobile })),
      );
      expect(answers.map(({ code = 'saved' }) => code).sort()).toEqual(told);
    }
  });

  test('whose e-mail changes can no longer use a link mailed before', async () => {
    const { call } = await staff();
    const given = profile();
    const { customer } = await call('saveCustomer', given);
    const id = customer?.id ?? 0;
    const tokenHash = hashToken(`mailed ${id}`);
    await replaceResetToken(suite.db, { tokenHash, customerId: id });
    await call('saveCustomer', { ...given, id, firm_name: 'Rawat & Sons' });
    expect(await findResetToken(suite.db, tokenHash)).toBeDefined();
    await call('saveCustomer', { ...given, id, email: `new-${given.email}` });
    expect(await findResetToken(suite.db, tokenHash)).toBeUndefined();
  });

  test('with several wrong fields are refused with the problem of each', async () => {
    const { call } = await staff();
    const answer = await call('saveCustomer', profile({ mobile: '12345', pincode: '048001' }));
    expect(answer.fields).toEqual({
      mobile: expect.stringContaining('mobile number'),
      pincode: expect.stringContaining('6 digits'),
    });
    expect(answer.message).toMatch(/^Mobile must /);
  });

  test('who are blocked are signed out at once and cannot come in', async () => {
    const { call } = await staff();
    const { id } = suite.buyer.me;
    const read = () => suite.buyer.me.call('getCustomerById', { id });
    expect(await read()).toMatchObject({ http: 200 });
    expect(await call('blockCustomer', { id, blocked: true })).toMatchObject({ blocked: true });
    expect(await suite.db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
    expect(await read()).toMatchObject({ http: 401 });
    expect(await call('listCustomers', { blocked: '1' })).toMatchObject({ customers: [{ id }] });
    const mailed = suite.shop.sentJobs.length;
    expect(await call('sendPinLink', { id })).toMatchObject({ http: 200, code: 'blocked' });
    expect(suite.shop.sentJobs).toHaveLength(mailed);
    await call('blockCustomer', { id, blocked: false });
    expect(await call('getCustomer', { id })).toMatchObject({ customer: { blocked: false } });
  });

  test('are listed by name, page by page, with what they owe', async () => {
    const { call } = await staff();
    await suite.buyer.fill(1);
    await suite.buyer.placed();
    const [me] = await suite.db
      .update(customers)
      .set({ firmName: 'Zeta Store' })
      .where(eq(customers.id, suite.buyer.me.id))
      .returning();
    expect(await call('listCustomers', { q: 'zeta' })).toMatchObject({
      customers: [{ id: me?.id, due: 0, order_count: 1 }], // not invoiced yet
      next: null,
    });
    const spaced = `+91 ${formatMobile(me?.mobile ?? '')}`;
    expect(await call('listCustomers', { q: spaced })).toMatchObject({
      customers: [{ id: me?.id }],
    });
    expect(await call('listCustomers', { q: me?.mobile })).toMatchObject({
      customers: [{ id: me?.id }],
    });
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await call('listCustomers', { limit: 3, cursor });
      names.push(...(page.customers ?? []).map((one) => `${one.firm_name} ${one.id}`));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(names).toHaveLength(await suite.db.$count(customers));
    expect(new Set(names).size).toBe(names.length);
  });

  test('show their cart, when they were last seen, and get a link when asked', async () => {
    const { call } = await staff();
    await suite.buyer.fill(2);
    const { id } = suite.buyer.me;
    expect(await call('getCustomer', { id })).toMatchObject({
      customer: { cart: [{ set_qty: 12, variant_qty: 2 }], last_seen_at: expect.any(String) },
    });
    await call('blockCustomer', { id, blocked: true });
    await call('blockCustomer', { id, blocked: false });
    expect(await suite.db.$count(sessions, eq(sessions.customerId, id))).toBe(0);
    expect(await call('getCustomer', { id })).toMatchObject({
      customer: { last_seen_at: expect.any(String) },
    });
    const links = () => suite.db.$count(auditLog, eq(auditLog.action, 'sendPinLink'));
    const before = await links();
    const onItsWay = { success: true, message: 'The link is on its way.' };
    expect(await call('sendPinLink', { id })).toMatchObject(onItsWay);
    expect(suite.shop.sentJobs.at(-1)?.[0]).toBe('reset-pin-mail');
    vi.spyOn(suite.shop.jobs, 'send').mockResolvedValueOnce(false);
    expect(await call('sendPinLink', { id })).toMatchObject({
      message: 'A link was sent a moment ago. Please wait two minutes.',
    });
    expect(await links()).toBe(before + 1);
    expect(await call('getCustomer', { id: 2_000_000_000 })).toMatchObject({ http: 404 });
  });

  test('without a PIN get a link to send or print, beside the mailed one; with one they do not', async () => {
    const { call } = await staff();
    const { id } = suite.buyer.me;
    const own = eq(customers.id, id);
    await suite.db.update(customers).set({ pinHash: 'a hash' }).where(own);
    expect(await call('makePinLink', { id })).toMatchObject({ http: 200, code: 'has-pin' });
    await suite.db.update(customers).set({ pinHash: null, language: 'hi' }).where(own);
    const mailed = hashToken('mailed');
    const options = { evenIfYoung: true, isFirst: true };
    await replaceResetToken(suite.db, { tokenHash: mailed, customerId: id }, options);
    const link = await call('makePinLink', { id });
    expect(link.message).toContain(`अपना पिन बनाएँ: ${link.path} `);
    const token = /^\/reset-pin\?token=([\w-]{43})&lang=hi$/.exec(link.path ?? '')?.[1] ?? '';
    for (const hash of [hashToken(token), mailed]) {
      expect(await findResetToken(suite.db, hash)).toMatchObject({ customerId: id });
    }
    const kept = await suite.db.select().from(auditLog).where(eq(auditLog.action, 'makePinLink'));
    expect(kept.map(({ details }) => details)).toEqual([{ after: { pin_link: 'shared' } }]);
    expect(JSON.stringify(kept)).not.toContain(token);
    await call('blockCustomer', { id, blocked: true });
    expect(await call('makePinLink', { id })).toMatchObject({ http: 200, code: 'blocked' });
    await call('blockCustomer', { id, blocked: false });
  });

  test('have a statement of papers and payments that ends with what they owe', async () => {
    const { call } = await staff();
    const ordered = async (packs: number) => {
      await suite.buyer.fill(packs);
      return suite.buyer.placed({ delivery_type: 'delivery' });
    };
    const old = await ordered(1);
    await moveOrderTo(suite.db, old, 'delivered'); // by a version without invoices
    const order_id = await ordered(1);
    await suite.buyer.cancel(await ordered(2));
    const pay = { order_id, amount: 500, method: 'upi' as const, idempotency_key: newKey() };
    await call('recordPayment', pay);
    const customer_id = suite.buyer.me.id;
    const before = { paper: 'order', order_id: old, debit: 998, balance: 998 };
    const payment = { paper: 'receipt', method: 'upi', order_id, debit: 0, credit: 500 };
    // An advance, until it is invoiced.
    expect(await call('getLedger', { customer_id })).toMatchObject({
      opening: 0,
      entries: [before, { ...payment, balance: 498 }],
      ...{ balance: 498, next: null, on_order: { orders: 1, amount: 998 } },
    });
    await moveOrderTo(suite.db, order_id, 'processing');
    await call('moveOrder', { id: order_id, to: 'out_for_delivery' });
    const { number = '' } = (await call('getOrder', { id: order_id })).order?.invoice ?? {};
    const invoice = { paper: 'invoice', number, order_id, debit: 998, balance: 1_496 };
    expect(await call('getLedger', { customer_id })).toMatchObject({
      entries: [{ paper: 'order' }, payment, invoice],
      ...{ balance: 1_496, on_order: { orders: 0, amount: 0 } },
    });
    await call('moveOrder', { id: order_id, to: 'cancelled', reason: 'Out of stock' });
    expect(await call('getLedger', { customer_id })).toMatchObject({
      entries: [
        { paper: 'order' },
        { paper: 'receipt' },
        { paper: 'invoice' },
        { paper: 'credit-note', debit: 0, credit: 998, balance: 498 },
      ],
      balance: 498,
    });
    expect(await call('getCustomer', { id: customer_id })).toMatchObject({
      customer: { to_refund: 500, order_count: 1 },
    });
    const [account] = await rowsOf<{ paise: number }>(
      suite.db,
      sql`select sum(amount_paise)::int as paise from posting_lines where customer_id = ${customer_id}`,
    );
    expect(account?.paise).toBe(498_00);
    expect(await call('getLedger', { customer_id, from: '2030-01-01' })).toMatchObject({
      opening: 498,
      entries: [],
    });
    expect(
      await call('getLedger', { customer_id, from: '2000-01-01', to: '2000-01-02' }),
    ).toMatchObject({ balance: 0 });
    const turned = { customer_id, from: '2026-02-02', to: '2026-02-01' };
    for (const action of ['getLedger', 'printStatement'] as const) {
      expect(await call(action, turned)).toMatchObject({
        ...{ http: 400, code: 'bad-input', fields: { to: 'must not be before the first day' } },
      });
    }
  });
});
