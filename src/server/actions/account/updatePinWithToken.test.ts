import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { customers } from '#server/db/schema/customers.ts';
import { addWelcomeToken, replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { accountFixture, cookieOf } from '#test/account-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('setting a PIN with a token on %s', (_kind, openDb) => {
  const fixture = accountFixture(openDb);

  async function newToken(token: string) {
    await fixture.db.execute(sql`delete from reset_tokens`);
    return replaceResetToken(fixture.db, { tokenHash: hashToken(token), customerId: 2 });
  }
  const asks = { name: 'A', email: 'wants@new.example', phone: '9812345678', address: 'Mussoorie' };
  const set = (token: string, pin = '860420') => fixture.post('updatePinWithToken', { token, pin });

  test('works once, ends every session and lifts a lock', async () => {
    const cookie = cookieOf(await fixture.login('9876500002', '135791'));
    for (let i = 0; i < 6; i += 1) await fixture.login('9876500002', '000000');
    await newToken('token-a');
    expect((await set('token-a')).json()).toMatchObject({ status: 'success' });
    const old = await fixture.ownData(2, cookie);
    expect(old.statusCode).toBe(401);
    expect((await fixture.login('9876500002', '135791')).json().code).toBe('wrong-pin');
    expect((await fixture.login('9876500002', '860420')).json().status).toBe('success');
    expect((await set('token-a')).json()).toMatchObject({ status: 'error', code: 'bad-token' });
    const [row] = await fixture.db.select().from(customers).where(eq(customers.id, 2));
    expect(row?.pinHash).not.toContain('860420');
  });

  test('refuses an unknown token', async () => {
    expect((await set('never-given')).json().code).toBe('bad-token');
  });

  test('hashes no PIN for a token that cannot be used', async () => {
    const hashed = vi.spyOn(Worker.prototype, 'postMessage');
    await set('never-given');
    expect(hashed).not.toHaveBeenCalled();
    await newToken('token-g');
    await set('token-g');
    expect(hashed).toHaveBeenCalledOnce();
  });

  test('signs in only where it is the first PIN, and knows what was wanted', async () => {
    await newToken('token-r');
    const open = async (token: string) => (await fixture.post('openPinLink', { token })).json();
    expect(await open('token-r')).toMatchObject({ is_first: false, wanted: '' });
    const again = await set('token-r');
    expect(again.json().user_id).toBeUndefined();
    expect(String(again.headers['set-cookie'])).not.toContain('session');
    await fixture.post('registerUsernew', { ...asks, wanted: 'neem-face-wash' });
    await fixture.db.execute(
      sql`update registration_requests set status = 'approved', customer_id = 2 where email = ${asks.email}`,
    );
    await fixture.db.update(customers).set({ pinHash: null }).where(eq(customers.id, 2));
    await newToken('token-w');
    await addWelcomeToken(fixture.db, { tokenHash: hashToken('token-x'), customerId: 2 });
    expect(await open('token-w')).toMatchObject({ is_first: true, wanted: 'neem-face-wash' });
    const first = await set('token-w');
    expect(first.json()).toMatchObject({ status: 'success', user_id: 2 });
    const cookies = [first.headers['set-cookie']].flat().map((one) => String(one).split(';', 1)[0]);
    expect((await fixture.ownData(2, cookies.join('; '))).statusCode).toBe(200);
    // The first link that is used voids the others.
    for (const token of ['token-w', 'token-x']) {
      expect((await set(token)).json().code).toBe('bad-token');
      expect((await open(token)).code).toBe('bad-token');
    }
  });

  test('refuses PINs that everybody tries first, and the token stays', async () => {
    await newToken('token-e');
    for (const pin of ['111111', '456789', '786786', '765000']) {
      expect((await set('token-e', pin)).json().code).toBe('weak-pin');
    }
    expect((await set('token-e')).json().status).toBe('success');
  });

  test('used twice at once sets it once', async () => {
    await newToken('token-c');
    const answers = await Promise.all(Array.from({ length: 5 }, () => set('token-c', '975310')));
    expect(answers.filter((answer) => answer.json().status === 'success')).toHaveLength(1);
  });
});
