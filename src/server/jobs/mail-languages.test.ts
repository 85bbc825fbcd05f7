import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/india/language.ts';
import { approveRegistration } from '#server/actions/account/approve-registration.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { registrationRequests } from '#server/db/schema/customers.ts';
import { saveLanguage } from '#server/queries/customers/customers.ts';
import { newCustomerDetails } from '#test/builders.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { answerMail } from './answer-mail.ts';
import { declinedMail } from './declined-mail.ts';
import type { Mail } from './mailer.ts';
import { registeredMail } from './registered-mail.ts';
import { resetPinMail } from './reset-pin-mail.ts';

let shop: TestApp;
const sent: Mail[] = [];
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());

const needs = () => ({
  db: shop.database.db,
  catalogue: shop.catalogue,
  mailer: {
    async send(mail: Mail) {
      sent.push(mail);
    },
  },
  publicOrigin: () => 'https://shop.example',
});

async function mailLink(email: string, language?: Language): Promise<Mail | undefined> {
  await resetPinMail(needs())({ email, ...(language && { language }) }, { isRetry: true });
  return sent.at(-1);
}

/** Asks for an account, in Hindi; gives the request's id. */
async function register(email: string, phone: string): Promise<number> {
  const { db } = shop.database;
  const headers = { 'x-thok': '1', cookie: 'thok_language=hi' };
  const payload = { name: 'Kiran', email, phone, address: 'A' };
  await shop.app.inject({ url: '/api/registerUsernew', method: 'POST', headers, payload });
  const { id, email: column } = registrationRequests;
  const [request] = await db.select({ id }).from(registrationRequests).where(eq(column, email));
  return request?.id ?? 0;
}

test('a customer gets the link in the language of the account', async () => {
  const asked = await mailLink('demo@thok.example', 'hi');
  expect(asked?.subject).toBe('Doon Wholesale में नया पिन बनाएँ');
  expect((await mailLink('demo@thok.example'))?.subject).toBe('Set a new PIN at Doon Wholesale');
  await saveLanguage(shop.database.db, 1, 'hi');
  const mail = await mailLink('demo@thok.example');
  expect(mail?.subject).toBe('Doon Wholesale में नया पिन बनाएँ');
  expect(mail?.text).toMatch(
    /^नमस्ते Rakesh Negi जी,\n[\s\S]*shop\.example\/reset-pin\?token=[\w-]+&lang=hi\n/,
  );
});

test('who registered is told what comes, when and whom to call, once', async () => {
  const requestId = await register('ravi@thok.example', '9811100003');
  const tell = () => registeredMail(needs())({ requestId }, { isRetry: false });
  await tell();
  expect(sent.at(-1)).toMatchObject({
    to: 'ravi@thok.example',
    subject: 'Doon Wholesale को आपकी जानकारी मिल गई',
    text: expect.stringMatching(
      /2 कामकाजी दिनों में इसी ईमेल पर लिंक आएगा; उससे पिन बनाएँ[\s\S]*हमें फ़ोन करें: \+?[\d ]+।/,
    ),
  });
  const approved = eq(registrationRequests.id, requestId);
  const { db } = shop.database;
  await db.update(registrationRequests).set({ language: 'en' }).where(approved);
  await tell();
  expect(sent.at(-1)?.text).toMatch(
    /^Hello Kiran,\n\nthank you for registering with Doon Wholesale\. [\s\S]*within 2 business days\.[\s\S]*call us: \+?[\d ]+\.\n/,
  );
  await db.update(registrationRequests).set({ status: 'approved' }).where(approved);
  expect(await tell()).toBe('The request is not open any more');
});

test('who registered in Hindi is welcomed in Hindi', async () => {
  const email = 'kiran@thok.example';
  const id = await register(email, '9811100001');
  const { catalogue, jobs, database } = shop;
  await approveRegistration({ db: database.db, catalogue, jobs }, id, newCustomerDetails);
  expect((await mailLink(email))?.text).toContain('आपका रजिस्ट्रेशन मंज़ूर हो गया है');
});

test.each([
  ['दुकान बहुत दूर है।', 'दुकान बहुत दूर है।'],
  ['', 'Your shop is too far away.'],
])(
  'who registered in Hindi is declined in Hindi, as far as the shop wrote it (%j)',
  async (reasonHi, told) => {
    const requestId = await register(`meera${told.length}@thok.example`, `98111000${told.length}`);
    const reason = 'Your shop is too far away.';
    const declined = { status: 'declined', reason, reasonHi } as const;
    await shop.database.db
      .update(registrationRequests)
      .set(declined)
      .where(eq(registrationRequests.id, requestId));
    await declinedMail(needs())({ requestId }, { isRetry: false });
    expect(sent.at(-1)?.text).toContain(`अभी हम आपका अकाउंट नहीं खोल पाएँगे:\n\n${told}`);
  },
);

test('who wrote to the shop in Hindi is answered in Hindi', async () => {
  const headers = { 'x-thok': '1', cookie: 'thok_language=hi' };
  const payload = { name: 'Asha', email: 'asha@thok.example', subject: '', message: 'मसूरी?' };
  await shop.app.inject({ url: '/api/contactUsForm', method: 'POST', headers, payload });
  const [row] = await shop.database.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .orderBy(desc(contactMessages.id))
    .limit(1);
  await answerMail(needs())({ messageId: row?.id ?? 0, answer: 'जी हाँ।' }, { isRetry: false });
  expect(sent.at(-1)).toMatchObject({
    subject: 'Re: आपका मैसेज',
    text: 'नमस्ते Asha जी,\n\nजी हाँ।\n\nDoon Wholesale\n\n> मसूरी?',
  });
});
