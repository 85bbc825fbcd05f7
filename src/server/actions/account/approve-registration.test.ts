import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { newCustomerDetails as details } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';
import { approveRegistration } from './approve-registration.ts';

describe.each(databases)('approving a registration on %s', (_kind, openDb) => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await startApp(await openDb());
  });
  afterAll(() => shop.close());

  async function request(given: { email: string; phone: string }): Promise<number> {
    const { db } = shop.database;
    const row = { ...given, name: 'Kiran Rawat', address: '4 Rajpur Road, Dehradun' };
    const [added] = await db.insert(registrationRequests).values(row).returning();
    return added?.id ?? 0;
  }
  const approve = (requestId: number) => {
    const { catalogue, jobs, database } = shop;
    return approveRegistration({ db: database.db, catalogue, jobs }, requestId, details);
  };
  const statusOf = async (id: number) => {
    const { db } = shop.database;
    const rows = await db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.id, id));
    return rows[0]?.status;
  };

  test('makes the customer, with a notice waiting and a link to set the PIN on its way', async () => {
    const requestId = await request({ email: 'Kiran@thok.example', phone: '9811100001' });
    const customerId = await approve(requestId);
    expect(await statusOf(requestId)).toBe('approved');
    expect(await findCustomer(shop.database.db, customerId)).toMatchObject({
      ...details,
      ownerName: 'Kiran Rawat',
      mobile: '9811100001',
      email: 'Kiran@thok.example',
      address: '4 Rajpur Road, Dehradun',
      pinHash: null,
    });
    const customer = await callerFor(shop, customerId);
    const news = await customer.call('getUserNotifications', { user_id: customerId });
    expect(news.data).toMatchObject([
      {
        status_response: 'unread',
        notifi_text:
          'Welcome to Doon Wholesale! Your registration has been approved: you can order now.',
      },
    ]);
    expect(shop.sentJobs.at(-1)).toEqual([
      'reset-pin-mail',
      { email: 'Kiran@thok.example' },
      `welcome ${customerId}`,
    ]);
  });

  test('ten times at once makes one customer', async () => {
    const requestId = await request({ email: 'once@thok.example', phone: '9811100002' });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => approve(requestId)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'not-found' });
    }
  });

  test.each([
    ['phone', { email: 'new@thok.example', phone: '9876543210' }],
    ['e-mail', { email: 'DEMO@thok.example', phone: '9811100003' }],
  ])('of somebody whose %s a customer has is refused and stays open', async (_what, given) => {
    const requestId = await request(given);
    await expect(approve(requestId)).rejects.toMatchObject({ code: 'already-customer' });
    expect(await statusOf(requestId)).toBe('open');
  });
});
