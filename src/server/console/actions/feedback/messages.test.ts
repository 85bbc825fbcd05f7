import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { answerMail } from '#server/jobs/answer-mail.ts';
import { openMailer } from '#server/jobs/mailer.ts';
import { insertMessage } from '#server/queries/content/contact.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { startMailServer } from '#test/mail-server.ts';
import { newOperator } from '#test/operator.ts';
import { orderSuite } from '#test/order-suite.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('messages to the shop on %s', (_kind, openDb) => {
  const suite = orderSuite(openDb);
  const staff = () => newOperator(suite.shop, 'staff');
  const write = (more: object = {}) =>
    insertMessage(suite.db, {
      ...{ name: 'Kiran Rawat', email: 'kiran@thok.example', subject: 'Delivery' },
      ...{ message: 'Do you come to Mussoorie?\nOn which days?', ...more },
    });

  test('are answered by mail, once, and are done', async () => {
    const smtp = await startMailServer();
    onTestFinished(() => smtp.close());
    const { call, id: operatorId } = await staff();
    const id = await write({ name: 'Kiran\r\nBcc: x@thok.example' });
    const sent = { id, answer: 'Yes, on Tuesdays.', answered_at: null };
    const { contact_message: answered } = await call('answerMessage', sent);
    expect(answered).toMatchObject({
      id,
      answer: 'Yes, on Tuesdays.',
      done_at: answered?.answered_at,
    });
    const [name, data] = suite.shop.sentJobs.at(-1) ?? [];
    expect([name, data]).toEqual(['answer-mail', { messageId: id, answer: 'Yes, on Tuesdays.' }]);
    const dataDir = await mkdtemp(join(tmpdir(), 'thok-mail-'));
    const mailer = openMailer({ smtpUrl: smtp.url, dataDir });
    const run = answerMail({ db: suite.db, catalogue: suite.shop.catalogue, mailer });
    await run({ messageId: id, answer: 'Yes, on Tuesdays.' }, { isRetry: false });
    const [mail = ''] = smtp.mails;
    expect(mail).toContain('To: kiran@thok.example');
    expect(mail).toContain('Subject: Re: Delivery');
    expect(mail).toContain('Yes, on Tuesdays.');
    expect(mail).toContain('> On which days?');
    expect(mail).not.toMatch(/^Bcc:/m);
    // Someone who has not seen the answer writes another one.
    expect(await call('answerMessage', { ...sent, answer: 'No.' })).toMatchObject({
      ...{ http: 200, code: 'changed-elsewhere', contact_message: { answer: 'Yes, on Tuesdays.' } },
    });
    const again = { id, answer: 'And on Fridays.', answered_at: answered?.answered_at ?? null };
    expect(await call('answerMessage', again)).toMatchObject({ success: true });
    const [entry] = await readAudit(suite.db, { subject: `message ${id}`, limit: 1 });
    expect(entry).toMatchObject({ operatorId, action: 'answerMessage' });
  });

  test('wait until they are done, and can be opened again; Today counts them', async () => {
    const { call, headers } = await staff();
    const waiting = async () => (await call('getToday', {})).waiting?.messages ?? 0;
    const before = await waiting();
    const [first, second] = [await write({ subject: 'Ladder' }), await write({ name: 'Ladderer' })];
    await suite.db
      .update(customers)
      .set({ email: 'Kiran@thok.example' })
      .where(eq(customers.id, suite.buyer.me.id));
    expect(await waiting()).toBe(before + 2);
    const found = await call('listMessages', { q: 'ladder' });
    expect(found.messages).toMatchObject([{ id: second }, { id: first }]);
    expect(found.messages?.[0]?.customer_id).toBe(suite.buyer.me.id);
    expect(await call('finishMessage', { id: first, done: true })).toMatchObject({
      contact_message: { done_at: expect.any(String) },
    });
    await call('finishMessage', { id: first, done: true });
    expect(await waiting()).toBe(before + 1);
    expect(await call('countMessages', { q: 'ladder' })).toMatchObject({ count: 1 });
    const done = await call('listMessages', { q: 'ladder', status: 'done' });
    expect(done.messages).toMatchObject([{ id: first, answer: '' }]);
    const url = '/console/api/exportMessages?q=ladder&status=done';
    const file = await suite.shop.app.inject({ url, headers });
    expect(file.body.trim().split('\r\n').length).toBeGreaterThan(1);
    expect(file.body).toContain('Ladder');
    await call('finishMessage', { id: first, done: false });
    expect(await waiting()).toBe(before + 2);
    const log = await readAudit(suite.db, { subject: `message ${first}`, limit: 5 });
    expect(log.map((entry) => entry.details.after)).toEqual([{ done: false }, { done: true }]);
  });

  test('are refused where they are not there, empty, or none of the packer’s', async () => {
    const { call } = await staff();
    const nothing = { id: 999_999, answer: 'x', answered_at: null };
    expect(await call('answerMessage', nothing)).toMatchObject({ http: 404 });
    expect(await call('finishMessage', { id: 999_999, done: true })).toMatchObject({ http: 404 });
    expect(await call('answerMessage', { id: await write(), answer: ' ' })).toMatchObject({
      ...{ http: 400, message: 'Answer is required.' },
    });
    const packer = await newOperator(suite.shop, 'packer');
    expect(await packer.call('listMessages', {})).toMatchObject({ http: 403 });
    expect(await packer.call('answerMessage', nothing)).toMatchObject({ http: 403 });
  });
});
