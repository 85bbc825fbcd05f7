import { eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { resetTokens } from '#server/db/schema/account.ts';
import { customers } from '#server/db/schema/customers.ts';
import { auditLog } from '#server/db/schema/operators.ts';
import { findResetToken } from '#server/queries/account/reset-tokens.ts';
import { addCustomer } from '#test/builders.ts';
import { customerProfile, newMobile } from '#test/customer-profile.ts';
import { checkFile, csvOf } from '#test/import-file.ts';
import { newOperator, type TestOperator } from '#test/operator.ts';
import { rounds } from '#test/rounds.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let [owner, staff] = [] as unknown as [TestOperator, TestOperator]; // `as`: before each test there are
beforeAll(async () => {
  shop = await startApp();
  [owner, staff] = [await newOperator(shop, 'owner'), await newOperator(shop, 'staff')];
});
afterAll(() => shop.close());

/** Of a shop's first day; fewer where time is short. */
const many = rounds(600, 60);

const db = () => shop.database.db;
const origin = 'https://shop.example';
const tokenIn = (path: string) => new URL(path, origin).searchParams.get('token') ?? '';

async function post(name: string, payload: object) {
  const url = `/api/${name}`;
  return (
    await shop.app.inject({ url, method: 'POST', payload, headers: { 'x-thok': '1' } })
  ).json();
}

async function slips(who: TestOperator, links: { customer_id: number; token: string }[]) {
  const answer = await shop.app.inject({
    ...{ url: '/console/api/drawPinSlips', method: 'POST', payload: { links, origin } },
    headers: { 'x-thok': '1', ...who.headers },
  });
  const text = answer.rawPayload.toString('latin1');
  return { ...answer, pages: text.split('/Type /Page\n').length - 1 };
}

test(`on day one ${many} customers without e-mail come by file, get slips of 7 days, and sign in`, async () => {
  const { firm_name: _, email: _none, ...profile } = customerProfile();
  const rows = Array.from({ length: many }, (_, i) => ({
    ...profile,
    ...{ firm_name: `Day One ${String(i).padStart(3, '0')}`, mobile: newMobile(), gst_number: '' },
    ...(i === 0 ? { email: 'day.one@thok.example' } : { email: '' }),
  }));
  const checked = await checkFile(shop, staff, 'customers', csvOf(rows));
  expect(checked).toMatchObject({ errors: [], changes: many });
  await staff.call('applyFile', { file_id: checked.file_id ?? 0 });
  const filters = { q: 'day one', without_pin: '1' } as const;
  expect(await staff.call('countCustomers', filters)).toMatchObject({ count: many });

  const made = await staff.call('makePinLinks', { filters });
  const { links = [], until = '' } = made;
  expect(made.left_out).toEqual([]);
  expect(new Set(links.map(({ path }) => path)).size).toBe(many);
  const days = (new Date(until).getTime() - Date.now()) / 86_400_000;
  expect([days > 6.9, days < 7.1]).toEqual([true, true]);
  const tokens = links.map((one) => ({ customer_id: one.customer_id, token: tokenIn(one.path) }));
  const file = await slips(staff, tokens);
  expect([file.statusCode, file.headers['content-type'], file.pages]).toEqual([
    ...[200, 'application/pdf', Math.ceil(many / 8)],
  ]);

  const [first] = links;
  const set = { token: tokenIn(first?.path ?? ''), pin: '482613' };
  expect(await post('updatePinWithToken', set)).toMatchObject({ user_id: first?.customer_id });
  const signIn = { email_or_phone: first?.mobile ?? '', pin: set.pin };
  expect(await post('loginUserdata', signIn)).toMatchObject({ status: 'success' });
  expect(await post('updatePinWithToken', set)).toMatchObject({ code: 'bad-token' });
  expect((await slips(staff, tokens)).json()).toMatchObject({ code: 'bad-token' });
  expect(await staff.call('countCustomers', filters)).toMatchObject({ count: many - 1 });

  const kept = await db().select().from(auditLog).where(like(auditLog.subject, 'PIN links'));
  expect(kept.map(({ action, details }) => [action, details])).toEqual([
    ['makePinLinks', { after: { customers: many, with_pin: false } }],
    ['drawPinSlips', { after: { customers: many, rows: many } }],
  ]);
  const own = eq(auditLog.subject, `customer ${first?.customer_id}`);
  const parts = (await db().select().from(auditLog).where(own)).map(({ action }) => action);
  expect(parts).toContain('makePinLinks');
  const everything = JSON.stringify(await db().select().from(auditLog));
  expect(everything).not.toContain(set.token);
  const stored = JSON.stringify(await db().select().from(resetTokens));
  expect(stored).not.toContain(tokens[5]?.token);
}, 60_000);

test('a newer link voids the one before, mailed or not; blocked and with a PIN are left out', async () => {
  const ids = [await addCustomer(db()), await addCustomer(db()), await addCustomer(db())];
  const [fresh = 0, blocked = 0, known = 0] = ids;
  await db().update(customers).set({ blockedAt: sql`now()` }).where(eq(customers.id, blocked));
  await db().update(customers).set({ pinHash: 'a hash' }).where(eq(customers.id, known));
  const first = await staff.call('makePinLinks', { ids });
  expect(first.links?.map(({ customer_id }) => customer_id)).toEqual([fresh]);
  expect(first.left_out?.map(({ customer_id, why }) => [customer_id, why])).toEqual([
    [blocked, 'blocked'],
    [known, 'has-pin'],
  ]);
  const second = await staff.call('makePinLinks', { ids: [fresh] });
  const holders = [first, second].map(({ links }) =>
    findResetToken(db(), hashToken(tokenIn(links?.[0]?.path ?? ''))),
  );
  expect(await Promise.all(holders)).toMatchObject([undefined, { customerId: fresh }]);
});

test('only an owner makes links for who has a PIN, or changed the address within a day', async () => {
  const [known, moved] = [await addCustomer(db()), await addCustomer(db())];
  const ids = [known, moved];
  await db().update(customers).set({ pinHash: 'a hash' }).where(eq(customers.id, known));
  await db().update(customers).set({ mobile: newMobile() }).where(eq(customers.id, moved));
  expect((await staff.call('makePinLinks', { ids })).left_out).toMatchObject([
    { why: 'has-pin' },
    { why: 'contact-changed' },
  ]);
  expect(await staff.call('makePinLinks', { ids, with_pin: true })).toMatchObject({ http: 403 });
  expect((await owner.call('makePinLinks', { ids, with_pin: true })).links).toHaveLength(2);
});

test('a slip is drawn only of a link of that very customer', async () => {
  const ids = [await addCustomer(db()), await addCustomer(db())];
  const { links = [] } = await staff.call('makePinLinks', { ids });
  const [one, two] = links.map(({ customer_id, path }) => ({ customer_id, token: tokenIn(path) }));
  if (!one || !two) throw new Error('There are two links.');
  expect((await slips(staff, [one, two])).pages).toBe(1);
  const swapped = [{ ...one, token: two.token }];
  expect((await slips(staff, swapped)).json()).toMatchObject({ code: 'bad-token' });
  expect((await slips(staff, [{ ...one, token: 'made up' }])).json()).toMatchObject({
    code: 'bad-token',
  });
});

test('two customers have no e-mail, one has none twice: saved, found, told and signed in by phone', async () => {
  const without = () => customerProfile({ email: '' });
  const [one, two] = [
    await staff.call('saveCustomer', without()),
    await staff.call('saveCustomer', without()),
  ];
  expect([one.customer?.email, two.customer?.email]).toEqual(['', '']);
  const { id = 0, version } = one.customer ?? {};
  expect(await staff.call('sendPinLink', { id })).toMatchObject({ code: 'no-email' });
  const given = { ...one.customer, id, version, email: 'first@thok.example' };
  const fields = Object.fromEntries(
    Object.keys(customerProfile()).map((name) => [name, given[name as keyof typeof given]]),
  ) as ReturnType<typeof customerProfile>; // `as`: every field of a profile
  const saved = await staff.call('saveCustomer', { ...fields, id, email: given.email });
  expect(saved.customer?.email).toBe(given.email);
  const taken = await staff.call('saveCustomer', customerProfile({ email: 'FIRST@thok.example' }));
  expect(taken).toMatchObject({ code: 'already-customer', customer_id: id });
  const again = await staff.call('saveCustomer', { ...fields, id, email: '' });
  expect(again.customer?.email).toBe('');
  expect(await post('sendResetPinLink', { email: '' })).toMatchObject({ status: 'error' });
  const rows = await db()
    .select({ email: customers.email })
    .from(customers)
    .where(inArray(customers.id, [id, two.customer?.id ?? 0]));
  expect(rows.map(({ email }) => email)).toEqual(['', '']);
});

test('a customer without e-mail who forgot the PIN gets a link from an owner', async () => {
  const { customer } = await staff.call('saveCustomer', customerProfile({ email: '' }));
  const id = customer?.id ?? 0;
  await db().update(customers).set({ pinHash: 'a hash' }).where(eq(customers.id, id));
  expect(await staff.call('makePinLink', { id })).toMatchObject({ code: 'has-pin' });
  expect((await owner.call('makePinLink', { id })).path).toMatch(/^\/reset-pin\?token=/);
  await owner.call('forgetCustomer', { id });
  const others = await db().$count(customers, eq(customers.email, ''));
  expect(others).toBeGreaterThan(many / 2);
});
