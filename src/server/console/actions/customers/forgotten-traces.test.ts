import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTables } from '#server/backup/tables.ts';
import { rowsOf } from '#server/db/rows.ts';
import { cartReminders } from '#server/db/schema/cart.ts';
import { contactMessages } from '#server/db/schema/content.ts';
import { customers, registrationRequests } from '#server/db/schema/customers.ts';
import { invoices } from '#server/db/schema/invoices.ts';
import { knownDevices } from '#server/db/schema/known-devices.ts';
import { auditPersonal } from '#server/db/schema/operators.ts';
import { paperLinks } from '#server/db/schema/receipts.ts';
import { returnRequests } from '#server/db/schema/returns.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { deleteContactChanges } from '#server/queries/customers/contact-changes.ts';
import { tablesByCustomer } from '#server/queries/customers/customer-data.ts';
import { addProduct } from '#test/builders.ts';
import { callerFor } from '#test/caller.ts';
import { customerProfile } from '#test/customer-profile.ts';
import { newBrowser } from '#test/device-browser.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
  owner = await newOperator(shop, 'owner');
});
afterAll(() => shop.close());

const db = () => shop.database.db;
/** Papers, and what stays under another name. */
const kept = [
  ...['orders', 'coupon_uses', 'reviews', 'review_votes'],
  ...['invoices', 'credit_notes', 'posting_lines'],
  'receipts',
  'bills',
  'customer_accounts',
];
const person = {
  owner_name: 'Zarina Quill',
  firm_name: 'Zebulon Traders',
  address: '77 Quill Lane',
};
const personal = /Zarina|Zebulon|Quill/;

/** Which of these tables name a customer, by the column that does. */
async function tablesNaming(id: number, tables: readonly string[]): Promise<string[]> {
  const named: string[] = [];
  for (const table of tables) {
    const rows = sql`select 1 from ${sql.identifier(table)} where customer_id = ${id} limit 1`;
    if ((await rowsOf(db(), rows)).length > 0) named.push(table);
  }
  return named;
}

/** Which tables have any of these words in any of their columns. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const like = sql.raw(`array[${words.map((word) => `'%${word}%'`).join()}]`);
  for (const { name } of await readTables(db())) {
    const rows = sql`select 1 from ${sql.identifier(name)} t where to_jsonb(t)::text ilike any (${like}) limit 1`;
    if ((await rowsOf(db(), rows)).length > 0) found.push(name);
  }
  return found.sort();
}

/** Asked to become a customer and approved. */
async function approved(): Promise<{ id: number; mobile: string; email: string }> {
  const profile = customerProfile(person);
  const { owner_name: name, email, mobile: phone, address } = profile;
  const request = { name, email, phone, address };
  const [row] = await db().insert(registrationRequests).values(request).returning();
  const approval = { id: row?.id ?? 0, customer: profile };
  const { customer_id: id = 0 } = await owner.call('approveRegistration', approval);
  return { id, mobile: phone, email };
}

test('what approving a customer wrote into the log goes with the customer', async () => {
  const { id } = await approved();
  const own = eq(auditPersonal.customerId, id);
  expect(JSON.stringify(await db().select().from(auditPersonal).where(own))).toMatch(personal);
  expect(await owner.call('forgetCustomer', { id })).toMatchObject({ success: true });
  expect(await db().$count(auditPersonal, own)).toBe(0);
  const { entries } = await owner.call('getAuditLog', { limit: 10 });
  expect(entries?.map(({ action }) => action)).toContain('approveRegistration');
  expect(JSON.stringify(entries)).not.toMatch(personal);
});

test('who is forgotten leaves a trace in no table but papers', async () => {
  const { id, mobile, email: first } = await approved();
  const email = `quill-${mobile}@thok.example`;
  await owner.call('saveCustomer', customerProfile({ ...person, id, mobile, email }));
  const me = await callerFor(shop, id);
  const product_id = await addProduct(db());
  const pack = { product_id, user_id: id, type: 'variant1', set_qty: '+12' } as const;
  await me.call('addToCart', { ...pack, idempotency_key: 'quill' });
  await db().insert(cartReminders).values({ customerId: id, idleSince: new Date() });
  await replaceResetToken(db(), { tokenHash: 'quill', customerId: id });
  const expiresAt = new Date(Date.now() + 60_000);
  await db().insert(knownDevices).values({ tokenHash: 'quills', customerId: id, expiresAt });
  const [invoice] = await db().select().from(invoices).limit(1);
  const link = { tokenHash: 'quill', invoiceId: invoice?.id ?? 0, customerId: id };
  await db()
    .insert(paperLinks)
    .values({ ...link, expiresAt });
  await db()
    .insert(returnRequests)
    .values({ ...link, reason: 'Zarina', idempotencyKey: 'quill', requestHash: '' });
  const stranger = newBrowser(shop);
  for (const name of [mobile, email]) await stranger.signIn(name, '999999');
  const message = { name: 'Zarina', email: email.toUpperCase(), subject: '', message: 'Hello' };
  await stranger.post('contactUsForm', message);
  await stranger.post('contactUsForm', { ...message, email: first.toUpperCase() });

  const traced = tablesByCustomer.filter((table) => !kept.includes(table));
  const words = [mobile, first, email, 'Zarina', 'Zebulon', `account ${id}"`];
  expect(await tablesNaming(id, traced)).toEqual(traced);
  expect(await tablesWith(words)).toEqual([
    ...['audit_personal', 'contact_changes', 'contact_messages', 'customers', 'login_attempts'],
    ...['registration_requests', 'return_requests'],
  ]);
  expect(await owner.call('forgetCustomer', { id })).toMatchObject({ success: true });
  expect(await tablesNaming(id, traced)).toEqual([]);
  expect(await tablesWith(words)).toEqual([]);
  expect(await db().$count(customers, eq(customers.id, id))).toBe(1);
});

test('what was written under earlier addresses goes too, but not what is another customer’s by now', async () => {
  const { id, mobile, email: first } = await approved();
  const rename = (email: string) =>
    owner.call('saveCustomer', customerProfile({ ...person, id, mobile, email }));
  const later = ['two', 'three', 'four'].map((name) => `quill-${name}-${mobile}@thok.example`);
  for (const email of later) await rename(email);
  const [second = ''] = later;
  // Told and cleaned away after 30 days: from then on only the audit log knows them.
  await deleteContactChanges(db(), id);
  await owner.call('saveCustomer', customerProfile({ email: second }));
  const stranger = newBrowser(shop);
  for (const email of [first, ...later]) {
    await stranger.post('contactUsForm', { name: 'Zarina', email, subject: '', message: 'Hello' });
  }
  expect(await owner.call('forgetCustomer', { id })).toMatchObject({ success: true });
  const left = await db().select({ email: contactMessages.email }).from(contactMessages);
  expect(left.map(({ email }) => email)).toEqual([second]);
});
