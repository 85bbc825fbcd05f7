import { eq, sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { approveRegistration } from '#server/actions/account/approve-registration.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { newCustomerDetails } from '#test/builders.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { bothDatabases, openTestDb } from '#test/test-db.ts';
import type { JobName } from './jobs.ts';
import { lazyQueue } from './lazy-queue.ts';
import { type JobQueue, openQueue } from './queue.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

describe.each(bothDatabases)('a job on %s', (_kind, openDb) => {
  let database: Database;
  let db: Db;
  let queue: JobQueue;
  let shop: TestApp;
  beforeAll(async () => {
    database = await openDb();
    db = database.db;
    queue = lazyQueue(() => openQueue(database, fail));
    shop = await startApp(database, { jobs: queue });
  });
  afterAll(async () => {
    await queue.close();
    await shop.close();
  });

  /** Nobody takes up the work: what was sent stays as it was written. */
  const jobs = (name: JobName) =>
    rowsOf<{ data: object; tx: string }>(
      db,
      sql`select data, xmin::text as tx from jobs.job where name = ${name} order by created_on`,
    );

  test('is no longer done by the clock where its queue is gone', async () => {
    const backend = database.kind === 'embedded' ? 'pglite' : 'postgres';
    const older = new PgBoss({ db: { executeSql: database.execute }, backend, schema: 'jobs' });
    await older.start();
    await older.createQueue('tidying');
    await older.schedule('tidying', '* * * * *');
    await older.stop({ close: false });
    await queue.ready();
    expect(await rowsOf(db, sql`select name from jobs.schedule`)).toEqual([]);
  });

  test('is there with the rest of its transaction, or not at all; a second with its key is dropped', async () => {
    await queue.ready();
    const send = (on: Db) => queue.send(on, 'contact-mail', { messageId: 7 }, 'message 7');
    const failing = db.transaction(async (tx) => {
      expect(await send(tx)).toBe(true);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await jobs('contact-mail')).toEqual([]);
    expect([await db.transaction(send), await send(db)]).toEqual([true, false]);
    expect(await jobs('contact-mail')).toMatchObject([{ data: { messageId: 7 } }]);
  });

  test('of an approved registration is written by the very transaction that approves', async () => {
    const [request] = await db
      .insert(registrationRequests)
      .values({ name: 'K', email: 'k@thok.example', phone: '9811100001', address: 'A' })
      .returning();
    const services = { db, catalogue: shop.catalogue, jobs: queue };
    await approveRegistration(services, request?.id ?? 0, newCustomerDetails);
    const [approved] = await db
      .select({ tx: sql`xmin::text` })
      .from(registrationRequests)
      .where(eq(registrationRequests.id, request?.id ?? 0));
    expect(await jobs('reset-pin-mail')).toEqual([
      { data: { email: 'k@thok.example' }, tx: approved?.tx },
    ]);
  });

  async function approve(email: string, phone: string): Promise<number> {
    const given = { name: 'K', email, phone, address: 'A' };
    const [request] = await db.insert(registrationRequests).values(given).returning();
    const services = { db, catalogue: shop.catalogue, jobs: queue };
    return approveRegistration(services, request?.id ?? 0, newCustomerDetails);
  }

  test('of an approval is there beside that of a Forgot PIN shortly before', async () => {
    const [email, headers] = ['soon@thok.example', { 'x-thok': '1' }];
    const asking = { url: '/api/sendResetPinLink', payload: { email }, headers } as const;
    await shop.app.inject({ ...asking, method: 'POST' });
    await approve(email, '9811100002');
    const mails = await jobs('reset-pin-mail');
    expect(mails.map((job) => job.data).slice(-2)).toEqual([{ email, language: 'en' }, { email }]);
  });

  test('of an approval that cannot be queued undoes the approval', async () => {
    const [last] = await rowsOf<{ id: string }>(
      db,
      sql`select nextval(pg_get_serial_sequence('customers', 'id'))::text as id`,
    );
    const next = Number(last?.id) + 1;
    const email = 'dropped@thok.example';
    await queue.send(db, 'reset-pin-mail', { email }, `welcome ${next}`);
    await expect(approve(email, '9811100003')).rejects.toThrow(`customer ${next} could not`);
    const request = eq(registrationRequests.email, email);
    expect(await db.select().from(registrationRequests).where(request)).toMatchObject([
      { status: 'open' },
    ]);
  });

  test('of a message is written by the very transaction that keeps it', async () => {
    const payload = { name: 'A', email: 'a@thok.example', subject: 'Hi', message: 'Hello there' };
    const headers = { 'x-thok': '1' };
    await shop.app.inject({ url: '/api/contactUsForm', method: 'POST', payload, headers });
    const kept = await rowsOf<{ id: number; tx: string }>(
      db,
      sql`select id, xmin::text as tx from contact_messages order by id desc limit 1`,
    );
    const [job] = (await jobs('contact-mail')).slice(-1);
    expect(job).toEqual({ data: { messageId: kept[0]?.id }, tx: kept[0]?.tx });
  });
});

test('a queue that could not open is opened again by the next who needs it', async () => {
  const database = await openTestDb();
  onTestFinished(() => database.close());
  let tries = 0;
  const queue = lazyQueue(async () => {
    tries += 1;
    if (tries === 1) throw new Error('the database is away');
    return openQueue(database, fail);
  });
  const job = [database.db, 'contact-mail', { messageId: 1 }, 'message 1'] as const;
  await expect(queue.send(...job)).rejects.toThrow('before the queue was ready');
  await expect(queue.ready()).rejects.toThrow('the database is away');
  await queue.ready();
  expect(await queue.send(...job)).toBe(true);
  await queue.close();
});

test.each([false, true])(
  'a closed queue stays closed and asks nothing more, whether it was open: %s',
  async (wasOpen) => {
    const database = await openTestDb();
    onTestFinished(() => database.close());
    let opened = 0;
    let statements = 0;
    const execute: Database['execute'] = (...given) => {
      statements += 1;
      return database.execute(...given);
    };
    const queue = lazyQueue(() => {
      opened += 1;
      return openQueue({ ...database, execute }, fail);
    });
    if (wasOpen) await queue.ready();
    await queue.close();
    const before = { opened, statements };
    const job = [database.db, 'contact-mail', { messageId: 1 }, 'message 1'] as const;
    await expect(queue.ready()).rejects.toMatchObject({ code: 'busy' });
    await expect(queue.send(...job)).rejects.toMatchObject({ code: 'busy' });
    await queue.work({ 'contact-mail': async () => 'mailed' });
    expect({ opened, statements }).toEqual(before);
  },
);
