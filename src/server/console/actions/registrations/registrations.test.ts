import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { gstin, newMobile, customerProfile as profile } from '#test/customer-profile.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('registrations on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');

  async function request(more: object = {}) {
    const phone = newMobile();
    const [row] = await suite.db
      .insert(registrationRequests)
      .values({
        ...{ name: 'Kiran', email: `r${phone}@thok.example`, phone },
        ...{ address: '4 Rajpur Road', ...more },
      })
      .returning();
    return row?.id ?? 0;
  }

  test('are listed with customers that may be the same', async () => {
    const { call } = await staff();
    const [me] = await suite.db.select().from(customers).where(eq(customers.id, suite.buyer.me.id));
    const id = await request({ phone: me?.mobile });
    const { registrations = [] } = await call('listRegistrations', {});
    expect(registrations.find((one) => one.id === id)?.similar).toEqual([
      { id: me?.id, firm_name: me?.firmName, why: 'same phone' },
    ]);
  });

  test('point out a firm whose name is only written otherwise, and a GSTIN in use', async () => {
    const { call } = await staff();
    const shared = { state: 'Kerala', gst_number: gstin('32') };
    const { customer } = await call(
      'saveCustomer',
      profile({ ...shared, firm_name: 'Bisht & Sons (Medical)' }),
    );
    const known = { id: customer?.id, firm_name: 'Bisht & Sons (Medical)' };
    const id = await request({ name: 'BISHT AND SONS, MEDICAL' });
    const { registrations = [] } = await call('listRegistrations', {});
    expect(registrations.find((one) => one.id === id)?.similar).toEqual([
      { ...known, why: 'same name' },
    ]);
    expect(await call('approveRegistration', { id, customer: profile(shared) })).toMatchObject({
      similar: [{ ...known, why: 'same GST no.' }],
    });
  });

  test('are listed newest first, page by page, by words and one by one', async () => {
    const { call } = await staff();
    const name = 'Zubin Traders';
    const [one, two, three] = [
      await request({ name }),
      await request({ name }),
      await request({ name, email: 'third_one@thok.example' }),
    ];
    const list = async (input: object) => {
      const { registrations, next } = await call('listRegistrations', input);
      return { ids: registrations?.map(({ id }) => id), next };
    };
    const page = await list({ q: 'traders zubin', limit: 2 });
    expect(page.ids).toEqual([three, two]);
    const rest = { q: 'zubin', limit: 2, cursor: page.next ?? '' };
    expect(await list(rest)).toEqual({ ids: [one], next: null });
    expect((await list({ q: 'third_one' })).ids).toEqual([three]);
    expect((await list({ q: 'zubin', status: 'declined' })).ids).toEqual([]);
    expect((await list({ id: one })).ids).toEqual([one]);
  });

  test('are approved with the completed profile, once', async () => {
    const { call } = await staff();
    const id = await request();
    const foreign = { id, customer: profile({ state: 'Nepal' }) };
    expect(await call('approveRegistration', foreign)).toMatchObject({
      ...{ http: 400, message: expect.stringMatching(/^State /) },
    });
    const customer = profile({ state: ' uttarakhand', gst_number: gstin('05') });
    const { customer_id } = await call('approveRegistration', { id, customer });
    expect(await call('getCustomer', { id: customer_id ?? 0 })).toMatchObject({
      customer: { firm_name: 'Rawat Medicos', mobile: customer.mobile, state: 'Uttarakhand' },
    });
    expect(suite.shop.sentJobs.at(-1)?.slice(0, 2)).toMatchObject([
      'reset-pin-mail',
      { email: customer.email },
    ]);
    expect(await call('approveRegistration', { id, customer: profile() })).toMatchObject({
      http: 404,
    });
    const again = { id: await request(), customer: profile({ mobile: customer.mobile }) };
    expect(await call('approveRegistration', again)).toMatchObject({ code: 'already-customer' });
  });

  test('are not approved without a profile', async () => {
    const { call } = await staff();
    const nothing: object = { id: await request() };
    expect(
      await call('approveRegistration', nothing as ConsoleInput<'approveRegistration'>), // `as`: what the type forbids
    ).toMatchObject({ http: 400, message: 'Customer is required.' });
  });

  test('are declined with a reason that is mailed and logged', async () => {
    const { call, id: operatorId } = await staff();
    const id = await request();
    expect(await call('declineRegistration', { id, reason: '' })).toMatchObject({ http: 400 });
    const why = { reason: 'Too far away.', reason_hi: 'दुकान बहुत दूर है।' };
    await call('declineRegistration', { id, ...why });
    expect(suite.shop.sentJobs.at(-1)?.slice(0, 2)).toMatchObject([
      'declined-mail',
      { requestId: id },
    ]);
    const log = await readAudit(suite.db, { subject: `registration ${id}`, limit: 5 });
    const after = { status: 'declined', ...why };
    expect(log).toMatchObject([{ action: 'declineRegistration', operatorId, details: { after } }]);
    const { registrations = [] } = await call('listRegistrations', { status: 'declined' });
    expect(registrations.find((one) => one.id === id)?.reason).toBe('Too far away.');
    expect(await call('declineRegistration', { id, reason: 'Twice' })).toMatchObject({
      http: 404,
    });
  });
});
