import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { retentionDays } from '#domain/retention.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { insertMessage } from '#server/queries/content/contact.ts';
import { noteError } from '#test/logged-errors.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb } from '#test/test-db.ts';
import { jobHandlers } from './handlers.ts';
import type { Mail } from './mailer.ts';

/** The demo shop, and one that nobody has set up yet. */
let shops: Record<'demo' | 'new', TestApp>;
beforeAll(async () => {
  const empty = await openPostgres(await newPostgresDb('template0'), noteError);
  await empty.migrate();
  shops = { demo: await startApp(), new: await startApp(empty) };
});
afterAll(() => Promise.all(Object.values(shops).map((shop) => shop.close())));

let sent: (Mail & { from: string })[];
beforeEach(() => {
  sent = [];
});

const run = { isRetry: false };

function jobsOf(of: keyof typeof shops = 'demo') {
  const send = async (mail: Mail, from: string) => {
    sent.push({ ...mail, from });
  };
  return jobHandlers({
    ...shops[of],
    ...{ mailer: { send }, publicOrigin: () => 'http://shop.example', retention: retentionDays },
  });
}

function written(subject: string, of: keyof typeof shops = 'demo'): Promise<number> {
  const message = 'First line\nsecond line';
  const given = { name: 'Asha', email: 'asha@thok.example', subject, message };
  return insertMessage(shops[of].database.db, given);
}

const changed = { email: 'before@thok.example', name: 'Meera', changed: ['password', 'role'] };

test('an operator is told at the address of before what was changed, by whom, and whom to call', async () => {
  const told = await jobsOf()['operator-changed-mail']({ ...changed, by: 'Rakesh' }, run);
  expect(told).toBe('Told: password, role');
  expect(sent).toMatchObject([
    {
      from: '"Doon Wholesale" <hello@thok.example>',
      to: 'before@thok.example',
      subject: 'Your access to Doon Wholesale was changed',
    },
  ]);
  expect(sent[0]?.text).toMatch(
    /^Hello Meera,\n\nyour access to the console of Doon Wholesale was changed by Rakesh: password, role\.\n\nIf you did not expect this, call an owner of the shop at once: \+?\d[\d ]+\n\nDoon Wholesale$/,
  );
});

test('a shop without phone and address mails from its own machine, and names no number', async () => {
  await jobsOf('new')['operator-changed-mail']({ ...changed, by: 'Rakesh' }, run);
  expect(sent[0]?.from).toBe('"Thok" <shop@localhost>');
  expect(sent[0]?.text).toContain('call an owner of the shop at once.\n');
});

test('a message reaches the shop under its subject, or under one of ours', async () => {
  const [named, blank] = [await written('Delivery'), await written(' ')];
  expect(await jobsOf()['contact-mail']({ messageId: named }, run)).toBe(`Message ${named} mailed`);
  await jobsOf()['contact-mail']({ messageId: blank }, run);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Delivery (Asha)',
    'Message from the contact form (Asha)',
  ]);
  expect(sent[0]).toMatchObject({
    replyTo: { name: 'Asha', address: 'asha@thok.example' },
    text: 'From: Asha <asha@thok.example>\n\nFirst line\nsecond line',
    html: '<p>From: Asha &#60;asha@thok.example&#62;</p>\n<p>First line<br>second line</p>',
  });
});

test('a message to a shop without an address waits', async () => {
  const messageId = await written('Delivery', 'new');
  const done = `Message ${messageId}: the shop has no e-mail address`;
  expect(await jobsOf('new')['contact-mail']({ messageId }, run)).toBe(done);
  expect(await jobsOf('new')['contact-mail']({ messageId }, run)).toBe(done);
  expect(sent).toEqual([]);
});

test('an answer quotes the message under its subject', async () => {
  const messageId = await written('Delivery');
  const answered = jobsOf()['answer-mail']({ messageId, answer: 'Yes.' }, run);
  expect(await answered).toBe(`Message ${messageId} answered`);
  expect(sent).toMatchObject([
    {
      ...{ to: 'asha@thok.example', subject: 'Re: Delivery' },
      text: 'Hello Asha,\n\nYes.\n\nDoon Wholesale\n\n> First line\n> second line',
    },
  ]);
});

test('what is gone, or was decided otherwise, mails nothing', async () => {
  const { db } = shops.demo.database;
  const given = { name: 'Kiran', email: 'kiran@thok.example', phone: '9811100001', address: 'A' };
  const [open] = await db.insert(registrationRequests).values(given).returning();
  const { 'declined-mail': decline, ...jobs } = jobsOf();
  expect([
    await jobs['answer-mail']({ messageId: 999_999, answer: 'Yes.' }, run),
    await jobs['contact-changed-mail']({ changeId: 999_999 }, run),
    await jobs['reset-pin-mail']({ email: 'nobody@thok.example' }, run),
    await jobs['password-mail']({ email: 'nobody@thok.example', address: '' }, run),
    await decline({ requestId: open?.id ?? 0 }, run),
    await decline({ requestId: 999_999 }, run),
  ]).toEqual([
    'Message 999999 is gone',
    'The customer has left',
    'No customer has this address',
    'No operator has this address',
    ...Array(2).fill('The request is not declined'),
  ]);
  expect(sent).toEqual([]);
});
