import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactMessages } from '#server/db/schema/content.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { toldFields } from '#test/told-fields.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.execute(sql`delete from call_counts`);
  await shop.database.db.execute(sql`delete from contact_messages`);
  shop.sentJobs.length = 0;
});

const message = {
  name: 'Asha Negi',
  email: 'asha@thok.example',
  subject: '',
  message: 'Do you deliver to Mussoorie?',
};
const send = (fields: object = {}, headers: Record<string, string> = { 'x-thok': '1' }) =>
  shop.app.inject({
    url: '/api/contactUsForm',
    method: 'POST',
    payload: { ...message, ...fields },
    headers,
  });
const kept = () =>
  shop.database.db.select().from(contactMessages).orderBy(desc(contactMessages.id));

describe('contactUsForm', () => {
  test('keeps the message and leaves the mail for later', async () => {
    const answer = await send({ subject: ' Delivery ' });
    expect(answer.json()).toEqual({ success: true, message: 'Thank you for reaching out to us.' });
    const [row] = await kept();
    expect(row).toMatchObject({ ...message, subject: 'Delivery', mailedAt: null });
    expect(shop.sentJobs).toEqual([['contact-mail', { messageId: row?.id }, `message ${row?.id}`]]);
  });

  test('answers a machine that filled the hidden field alike, and keeps nothing', async () => {
    const answer = await send({ website: 'https://spam.example' });
    expect(answer.json()).toEqual({ success: true, message: 'Thank you for reaching out to us.' });
    expect([await kept(), shop.sentJobs]).toEqual([[], []]);
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ email: 'asha' }, 'email'],
    [{ email: '' }, 'email'],
    [{ message: '' }, 'message'],
    [{ message: 'x'.repeat(5001) }, 'message'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
  ])('refuses %j by the field’s name', async (fields, field) => {
    const answer = await send(fields);
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    expect(toldFields(answer.json())).toContain(`${field}:`);
    expect(await kept()).toEqual([]);
  });

  test('refuses other sites', async () => {
    expect((await send({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });

  test('refuses a flood from one address, and says when to come back', async () => {
    for (let i = 0; i < 10; i += 1) expect((await send()).statusCode).toBe(200);
    const eleventh = await send();
    expect([eleventh.statusCode, eleventh.json().code]).toEqual([429, 'too-many-tries']);
    expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    expect(await kept()).toHaveLength(10);
  });
});
