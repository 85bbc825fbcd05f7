import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newsText } from '#domain/notifications/news-text.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { customers } from '#server/db/schema/customers.ts';
import { notifications } from '#server/db/schema/notifications.ts';
import { bills } from '#server/db/schema/receipts.ts';
import { settings } from '#server/db/schema/shop.ts';
import { addCustomer } from '#test/builders.ts';
import { bothDatabases } from '#test/test-db.ts';
import { dueMail, remindOfDues } from './due-reminders.ts';
import type { Mail } from './mailer.ts';

describe.each(bothDatabases)('reminders of dues on %s', (_kind, openDb) => {
  let database: Database;
  let db: Db;
  let customerId: number;
  let mails: number[];
  let bill = 0;
  const jobs = {
    send: async (_tx: Db, _name: string, { customerId: id }: { customerId: number }) => {
      mails.push(id);
    },
  } as never; // `as`: of a queue only this is used

  beforeAll(async () => {
    database = await openDb();
    db = database.db;
    await db.update(customers).set({ dueMails: false });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    mails = [];
    await db.update(customers).set({ dueMails: false });
    await db.delete(notifications);
    customerId = await addCustomer(db);
  });

  const owe = (days: number, rupees = 500) => {
    bill += 1;
    return db.insert(bills).values({
      ...{ kind: 'opening', customerId, number: `B${bill}`, amountPaise: rupees * 100 },
      ...{
        day: sql`current_date - 90`,
        dueDay: sql`(now() at time zone 'Asia/Kolkata')::date - ${days}::int`,
      },
    });
  };
  const put = (set: Partial<typeof customers.$inferInsert>) =>
    db.update(customers).set(set).where(eq(customers.id, customerId));
  const remind = () => remindOfDues({ db, jobs });
  const told = () =>
    db.select().from(notifications).where(eq(notifications.customerId, customerId));

  test('go once in three days to whoever has a bill past due', async () => {
    await owe(0);
    expect(await remind()).toBe('0 reminded');
    await owe(1, 1_250);
    expect(await remind()).toBe('1 reminded');
    expect(mails).toEqual([customerId]);
    const [one] = await told();
    const news = one?.news as never; // `as`: what was written just now
    expect(newsText(news, 'en')).toBe('₹1,250.00 is past its due date. Please pay it soon.');
    expect(newsText(news, 'hi')).toContain('₹1,250.00 चुकाने की तारीख निकल चुकी है।');
    expect(await remind()).toBe('0 reminded');
    await put({ dueMailAt: sql`now() - interval '2 days'` as never });
    expect(await remind()).toBe('0 reminded');
    await put({ dueMailAt: sql`now() - interval '3 days'` as never });
    expect(await remind()).toBe('1 reminded');
  });

  test.each([
    ['switched off', { dueMails: false }],
    ['blocked', { blockedAt: new Date() }],
    ['forgotten', { forgottenAt: new Date() }],
  ])('never go to whoever is %s', async (_, set) => {
    await owe(10);
    await put(set);
    expect(await remind()).toBe('0 reminded');
    expect(await told()).toEqual([]);
  });

  test('killed before it is done has told nobody, and tells them the next time', async () => {
    await owe(10);
    const killed = { send: () => Promise.reject(new Error('killed')) } as never; // `as`: as above
    await expect(remindOfDues({ db, jobs: killed })).rejects.toThrow('killed');
    expect(await told()).toEqual([]);
    expect(await Promise.all([remind(), remind()])).toContain('1 reminded');
    expect(await told()).toHaveLength(1);
  });

  test('are mailed in the shop’s words, and not once they are paid', async () => {
    const sent: Mail[] = [];
    const needs = {
      ...{ db, publicOrigin: () => 'https://thok.example' },
      catalogue: { current: () => ({ shop: { settings: undefined } }) },
      mailer: { send: async (mail: Mail) => void sent.push(mail) },
    } as never; // `as`: of these only this is used
    const mail = () => dueMail(needs)({ customerId }, {} as never); // `as`: of a run nothing is
    expect(await mail()).toContain('nothing to remind of');
    await owe(3, 700);
    await db.update(settings).set({ duesText: 'Pay by UPI: doon@upi.' });
    await mail();
    expect(sent).toMatchObject([
      {
        subject: expect.stringMatching(/^₹700\.00 is due at /),
        text: expect.stringContaining('₹700.00 is past its due date. Pay by UPI: doon@upi.'),
      },
    ]);
    expect(sent[0]?.text).toContain('https://thok.example/wallet');
    await put({ dueMails: false });
    expect(await mail()).toContain('nothing to remind of');
    expect(sent).toHaveLength(1);
  });
});
