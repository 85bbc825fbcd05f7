import { Worker } from 'node:worker_threads';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { customers } from '#server/db/schema/customers.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { accountFixture, cookieOf } from '#test/account-fixture.ts';
import { databases } from '#test/test-db.ts';

describe.each(databases)('setting a PIN with a token on %s', (_kind, openDb) => {
  const fixture = accountFixture(openDb);

  async function newToken(token: string) {
    await fixture.db.execute(sql`delete from reset_tokens`);
    return replaceResetToken(fixture.db, { tokenHash: hashToken(token), customerId: 2 });
  }
  const set = (token: string, pin = '654321') => fixture.post('updatePinWithToken', { token, pin });

  test('works once, ends every session and lifts a lock', async () => {
    const cookie = cookieOf(await fixture.login('9876500002', '135791'));
    for (let i = 0; i < 6; i += 1) await fixture.login('9876500002', '000000');
    await newToken('token-a');
    expect((await set('token-a')).json()).toMatchObject({ status: 'success' });
    const old = await fixture.ownData(2, cookie);
    expect(old.statusCode).toBe(401);
    expect((await fixture.login('9876500002', '135791')).json().code).toBe('wrong-pin');
    expect((await fixture.login('9876500002', '654321')).json().status).toBe('success');
    expect((await set('token-a')).json()).toMatchObject({ status: 'error', code: 'bad-token' });
    const [row] = await fixture.db.select().from(customers).where(eq(customers.id, 2));
    expect(row?.pinHash).not.toContain('654321');
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

  test('used twice at once sets it once', async () => {
    await newToken('token-c');
    const answers = await Promise.all(Array.from({ length: 5 }, () => set('token-c', '777777')));
    expect(answers.filter((answer) => answer.json().status === 'success')).toHaveLength(1);
  });
});
