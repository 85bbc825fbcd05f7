import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { approveRegistration } from '#server/actions/account/approve-registration.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { insertMessage } from '#server/queries/content/contact.ts';
import { newCustomerDetails } from '#test/builders.ts';
import { readJobRuns } from '#test/job-runs.ts';
import { startMailServer } from '#test/mail-server.ts';
import { addOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { databases } from '#test/test-db.ts';
import { jobHandlers } from './handlers.ts';
import { openMailer } from './mailer.ts';
import { openQueue } from './queue.ts';

const fail = (place: string, error: unknown) => {
  throw new Error(place, { cause: error });
};

/** The queue looks again a second after the refusal, and the first look may just have been. */
const tryingAgain = { timeout: 15_000 };

const pace = { clockSeconds: 30, pollSeconds: 0.5, retrySeconds: 1, stopSeconds: 5 };

async function post(shop: TestApp, action: string, payload: object) {
  const headers = { 'x-thok': '1' };
  return (
    await shop.app.inject({ url: `/api/${action}`, method: 'POST', headers, payload })
  ).json();
}

function tokenIn(mail: string): string | undefined {
  return /https:\/\/shop\.example\/reset-pin\?token=([\w-]{43})/.exec(mail)?.[1];
}

async function startSmtp(refusals = 0) {
  const server = await startMailServer(refusals);
  onTestFinished(() => server.close());
  return server;
}

describe.each(databases)('mail through the queue on %s', (_kind, openDb) => {
  async function start(smtpUrl: string | undefined) {
    const database = await openDb();
    const dataDir = await mkdtemp(join(tmpdir(), 'thok-mail-'));
    const queue = await openQueue(database, fail, pace);
    const shop = await startApp(database, { jobs: queue });
    const { catalogue } = shop;
    const needs = {
      ...{ database, catalogue, jobs: queue },
      mailer: openMailer({ smtpUrl, dataDir }),
    };
    await queue.work(
      jobHandlers({
        ...needs,
        retention: retentionDays,
        publicOrigin: () => 'https://shop.example',
      }),
    );
    onTestFinished(async () => {
      await queue.close();
      await shop.close();
    });
    return { shop, queue, dataDir };
  }

  test('an operator’s link is in the audit log with the address that asked for it', async () => {
    const smtp = await startSmtp();
    const { shop } = await start(smtp.url);
    const { id, email } = await addOperator(shop.database.db, 'staff');
    await shop.app.inject({
      ...{ url: '/console/api/sendPasswordLink', method: 'POST', headers: { 'x-thok': '1' } },
      ...{ payload: { email }, remoteAddress: '10.0.0.7' },
    });
    const entries = () =>
      shop.database.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `operator ${id}`));
    const details = { after: { password_link: 'mailed' } };
    const kept = [{ action: 'sendPasswordLink', address: '10.0.0.7', details }];
    await vi.waitFor(async () => expect(await entries()).toMatchObject(kept));
    expect(smtp.mails).toHaveLength(1);
  });

  test('a customer gets one link that sets the PIN; a stranger gets nothing', async () => {
    const smtp = await startSmtp();
    const { shop, queue } = await start(smtp.url);
    await queue.send(
      shop.database.db,
      'reset-pin-mail',
      { email: 'nobody@thok.example' },
      'nobody',
    );
    await queue.send(shop.database.db, 'reset-pin-mail', { email: 'DEMO@thok.example' }, 'demo');
    await queue.send(shop.database.db, 'reset-pin-mail', { email: 'demo@thok.example' }, 'demo');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    const mail = smtp.mails[0] ?? '';
    expect(mail).toContain('Subject: Set a new PIN at Doon Wholesale');
    const token = tokenIn(mail);
    const stored = await shop.database.db.execute(
      sql`select row_to_json(t)::text from reset_tokens t`,
    );
    expect(JSON.stringify(stored)).not.toContain(token);
    const set = await post(shop, 'updatePinWithToken', { token, pin: '860420' });
    expect(set).toMatchObject({ status: 'success' });
    expect(smtp.mails).toHaveLength(1);
  });

  test('an approved registration brings a link that sets the first PIN', async () => {
    const smtp = await startSmtp();
    const { shop, queue } = await start(smtp.url);
    const given = { name: 'Kiran', email: 'kiran@thok.example', phone: '9811100001', address: 'A' };
    expect((await post(shop, 'registerUsernew', given)).success).toBe(true);
    const { db } = shop.database;
    // Impatient: nobody has this address yet.
    await post(shop, 'sendResetPinLink', { email: given.email });
    await vi.waitFor(async () =>
      expect(await readJobRuns(db)).toContainEqual(
        expect.objectContaining({ result: 'No customer has this address' }),
      ),
    );
    const [request] = await db
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.email, given.email));
    const services = { db, catalogue: shop.catalogue, jobs: queue };
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    expect(smtp.mails[0]).toContain('Subject: Doon Wholesale has your request');
    await approveRegistration(services, request?.id ?? 0, newCustomerDetails);
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(2));
    const mail = smtp.mails[1] ?? '';
    expect(mail).toContain('Subject: Set your PIN at Doon Wholesale');
    expect(mail).toContain('your registration has been approved');
    expect(await post(shop, 'updatePinWithToken', { token: tokenIn(mail), pin: '860420' })).toEqual(
      expect.objectContaining({ status: 'success' }),
    );
    const login = { email_or_phone: given.phone, pin: '860420' };
    expect(await post(shop, 'loginUserdata', login)).toMatchObject({ user_name: 'Kiran' });
  });

  test('a mail server that is busy is tried again', async () => {
    const smtp = await startSmtp(1);
    const { shop, queue } = await start(smtp.url);
    await queue.send(shop.database.db, 'reset-pin-mail', { email: 'demo@thok.example' }, 'demo');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), tryingAgain);
  });

  test('a message from the contact form reaches the shop once, and is answered to its writer', async () => {
    const smtp = await startSmtp();
    const { shop, queue } = await start(smtp.url);
    const messageId = await insertMessage(shop.database.db, {
      name: 'Asha\r\nBcc: all@thok.example',
      email: 'asha@thok.example',
      subject: 'Delivery\r\nX-Evil: 1',
      message: 'Do you deliver to <b>Mussoorie</b>?',
    });
    await queue.send(shop.database.db, 'contact-mail', { messageId }, 'first');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1));
    const mail = smtp.mails[0] ?? '';
    expect(mail).toMatch(/^To: hello@thok\.example/m);
    expect(mail).toMatch(/^Reply-To: .*<asha@thok\.example>/m);
    expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(mail).toContain('&#60;b&#62;Mussoorie');
    await queue.send(shop.database.db, 'contact-mail', { messageId }, 'second');
    await vi.waitFor(async () => {
      const runs = await readJobRuns(shop.database.db);
      expect(runs.find((run) => run.name === 'contact-mail')?.result).toContain('before');
    });
    expect(smtp.mails).toHaveLength(1);
  });

  test('without a mail server mails become files', async () => {
    const { shop, queue, dataDir } = await start(undefined);
    await queue.send(
      shop.database.db,
      'reset-pin-mail',
      { email: 'second@thok.example' },
      'second',
    );
    const files = () => readdirSync(join(dataDir, 'outbox'));
    await vi.waitFor(() => expect(files()).toHaveLength(1));
    expect(readFileSync(join(dataDir, 'outbox', files()[0] ?? ''), 'utf8')).toContain(
      'To: second@thok.example',
    );
  });
});

test('asking for a link answers the same for anyone, and leaves the work for later', async () => {
  const shop = await startApp();
  onTestFinished(() => shop.close());
  const ask = (email: string) =>
    shop.app.inject({
      url: '/api/sendResetPinLink',
      method: 'POST',
      headers: { 'x-thok': '1' },
      payload: { email },
    });
  const [known, unknown] = [await ask('demo@thok.example'), await ask('nobody@thok.example')];
  expect(known.json()).toEqual({
    status: 'success',
    message: 'An email has been sent with instructions to reset your PIN.',
  });
  expect(unknown.json()).toEqual(known.json());
  expect(shop.sentJobs).toEqual([
    ['reset-pin-mail', { email: 'demo@thok.example', language: 'en' }, 'reset demo@thok.example'],
    [
      'reset-pin-mail',
      { email: 'nobody@thok.example', language: 'en' },
      'reset nobody@thok.example',
    ],
  ]);
});
