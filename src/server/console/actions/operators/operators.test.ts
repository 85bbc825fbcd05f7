import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { newSetUpPath } from '#server/console/set-up-link.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { knownDevices } from '#server/db/schema/known-devices.ts';
import {
  auditLog,
  operatorSessions,
  operators,
  operatorTokens,
} from '#server/db/schema/operators.ts';
import { insertAudit } from '#server/queries/operators/audit.ts';
import { replaceOperatorToken } from '#server/queries/operators/operators.ts';
import { customerProfile } from '#test/customer-profile.ts';
import { noteError } from '#test/logged-errors.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { addOperator, consoleCaller, newOperator, testPassword } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';
import { newPostgresDb, openTestDb } from '#test/test-db.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(await openTestDb());
});
afterAll(() => shop.close());

const db = () => shop.database.db;
/** What whoever changes it adds, where it is needed. */
const proof = { own_password: testPassword };
const ravi = (email = 'ravi@thok.example') => ({ email, name: 'Ravi', role: 'packer' as const });

describe('an owner', () => {
  test('adds an operator, who gets a link to a first password', async () => {
    const owner = await newOperator(shop, 'owner');
    const { operator } = await owner.call('saveOperator', { ...ravi(), ...proof });
    expect(operator).toMatchObject({ ...ravi(), active: true, version: 1 });
    expect(shop.sentJobs.at(-1)).toEqual([
      'password-mail',
      { email: 'ravi@thok.example', address: '127.0.0.1' },
      `new operator ${operator?.id}`,
    ]);
    expect(
      await owner.call('saveOperator', { ...ravi('Ravi@thok.example'), ...proof }),
    ).toMatchObject({
      code: 'e-mail-taken',
    });
    const { operators: all = [] } = await owner.call('listOperators', {});
    expect(all.find((one) => one.id === owner.id)?.last_seen_at).not.toBeNull();
    expect(all.find((one) => one.id === operator?.id)?.last_seen_at).toBeNull();
  });

  test('sees when somebody was there, whose sessions have ended since', async () => {
    const owner = await newOperator(shop, 'owner');
    const seen = async (id: number) =>
      (await owner.call('listOperators', {})).operators?.find((one) => one.id === id)?.last_seen_at;
    const { id, email } = await addOperator(db(), 'staff');
    // As a job writes it, of what was scheduled by somebody who never came.
    await insertAudit(db(), {
      ...{ operatorId: id, action: 'editProducts', subject: 'product-edit 1' },
      ...{ address: '', details: {} },
    });
    expect(await seen(id)).toBeNull();
    await consoleCaller(shop)('signIn', { email, password: testPassword });
    const at = await seen(id);
    await owner.call('saveOperator', { id, email, name: 'A staff', role: 'packer', ...proof });
    expect(await db().$count(operatorSessions, eq(operatorSessions.operatorId, id))).toBe(0);
    expect(Date.parse(at ?? '')).not.toBeNaN();
    expect(await seen(id)).toBe(at);
  });

  test('changes role, password or standing, which ends the sessions at once', async () => {
    const owner = await newOperator(shop, 'owner');
    for (const change of [
      { role: 'packer' as const },
      { password: 'new long password' },
      { active: false },
    ]) {
      const { id, email, call } = await newOperator(shop, 'staff');
      const given = {
        id,
        email,
        name: 'New name',
        role: 'staff' as const,
        version: 1,
        ...proof,
        ...change,
      };
      expect(await owner.call('saveOperator', given)).toMatchObject({
        operator: { name: 'New name', version: 2 },
      });
      expect(await call('getMe', {})).toMatchObject({ http: 401 });
    }
  });

  test('does not set the own password without the old one', async () => {
    const { id, email, call } = await newOperator(shop, 'owner');
    const given = { id, email, name: 'Me', role: 'owner' as const };
    expect(await call('saveOperator', { ...given, password: 'new long password' })).toMatchObject({
      code: 'own-password',
    });
    expect(await consoleCaller(shop)('signIn', { email, password: testPassword })).toMatchObject({
      success: true,
    });
    expect(await call('saveOperator', given)).toMatchObject({ success: true });
  });

  test('keeps whoever is inactive so, where a change does not say otherwise', async () => {
    const owner = await newOperator(shop, 'owner');
    const { id, email } = await addOperator(db(), 'staff');
    const given = { id, email, name: 'Ravi', role: 'staff' as const };
    await owner.call('saveOperator', { ...given, active: false });
    expect(await owner.call('saveOperator', given)).toMatchObject({ operator: { active: false } });
  });

  test.each([
    ['password', { password: 'new long password' }, 'void'],
    ['address', { email: 'elsewhere@thok.example' }, 'void'],
    ['role', { role: 'packer' as const }, 'void'],
    ['standing', { active: false }, 'void'],
    ['name', { name: 'Another name' }, 'kept'],
  ])('with a new %s has links that were mailed and known devices %s', async (_what, change, is) => {
    const owner = await newOperator(shop, 'owner');
    const { id, email } = await addOperator(db(), 'staff');
    const link = { purpose: 'reset', operatorId: id, lifeMinutes: 60 } as const;
    await replaceOperatorToken(db(), { ...link, tokenHash: hashToken('mailed') });
    const expiresAt = new Date(Date.now() + 60_000);
    await db().insert(knownDevices).values({ tokenHash: email, operatorId: id, expiresAt });
    const given = { id, email, name: 'Ravi', role: 'staff' as const, ...proof, ...change };
    expect(await owner.call('saveOperator', given)).toMatchObject({ success: true });
    const left = [
      await db().$count(operatorTokens, eq(operatorTokens.operatorId, id)),
      await db().$count(knownDevices, eq(knownDevices.operatorId, id)),
    ];
    expect(left).toEqual(is === 'void' ? [0, 0] : [1, 1]);
  });

  test('who saves what another has changed meanwhile is told', async () => {
    const owner = await newOperator(shop, 'owner');
    const { id, email } = await addOperator(db(), 'staff');
    const given = { id, email, role: 'staff' as const, version: 1 };
    const answers = await Promise.all([
      owner.call('saveOperator', { ...given, name: 'One' }),
      owner.call('saveOperator', { ...given, name: 'Two' }),
    ]);
    const lost = answers.find((answer) => !answer.success);
    const won = answers.find((answer) => answer.success);
    expect(lost).toMatchObject({ code: 'changed-elsewhere', operator: won?.operator });
  });

  test('never leaves the shop without one, even where two step down at once', async () => {
    await db().update(operators).set({ role: 'staff' }).where(eq(operators.role, 'owner'));
    const pair = [await newOperator(shop, 'owner'), await newOperator(shop, 'owner')];
    const answers = await Promise.all(
      pair.map(({ id, email, call }) =>
        call('saveOperator', { id, email, name: 'Me', role: 'staff', ...proof }),
      ),
    );
    expect(answers.map((answer) => answer.code ?? 'done').sort()).toEqual(['done', 'last-owner']);
    expect(await db().$count(operators, eq(operators.role, 'owner'))).toBe(1);
  });
});

describe('a forgotten password', () => {
  const stranger = () => consoleCaller(shop);

  test('is asked for with the same answer, whether or not the address is known', async () => {
    const { email } = await addOperator(db(), 'staff');
    const known = await stranger()('sendPasswordLink', { email });
    expect(await stranger()('sendPasswordLink', { email: 'x@thok.example' })).toEqual(known);
    expect(known).toMatchObject({ success: true });
  });

  test('is set by a link, once, and ends every session', async () => {
    const { id, email, call } = await newOperator(shop, 'staff');
    const link = (token: string) =>
      replaceOperatorToken(db(), {
        tokenHash: hashToken(token),
        purpose: 'reset',
        operatorId: id,
        lifeMinutes: 60,
      });
    const use = (token: string) =>
      stranger()('setPassword', { token, password: 'another long password' });
    await link('older');
    await link('newer');
    expect(await use('older')).toMatchObject({ code: 'bad-token' });
    const both = await Promise.all([use('newer'), use('newer')]);
    expect(both.map((answer) => answer.code ?? 'set').sort()).toEqual(['bad-token', 'set']);
    expect(await call('getMe', {})).toMatchObject({ http: 401 });
    const signIn = { email, password: 'another long password' };
    expect(await stranger()('signIn', signIn)).toMatchObject({ success: true });
  });

  test('is set by no link of before the own password was changed, and by a new one opens a lock', async () => {
    const { id, email, call } = await newOperator(shop, 'staff');
    const link = { purpose: 'reset', operatorId: id, lifeMinutes: 60 } as const;
    const use = (token: string) =>
      stranger()('setPassword', { token, password: 'another long password' });
    await replaceOperatorToken(db(), { ...link, tokenHash: hashToken('before') });
    const own = { current: testPassword, password: 'a new long password' };
    expect(await call('changePassword', own)).toMatchObject({ success: true });
    expect(await use('before')).toMatchObject({ code: 'bad-token' });
    const signIn = (password: string) => stranger()('signIn', { email, password });
    for (let i = 0; i < 5; i += 1) await signIn('wrong');
    expect(await signIn(own.password)).toMatchObject({ code: 'locked' });
    await replaceOperatorToken(db(), { ...link, tokenHash: hashToken('after') });
    expect(await use('after')).toMatchObject({ success: true });
    expect(await signIn('another long password')).toMatchObject({ success: true });
  });
});

describe('the audit log', () => {
  test('keeps who did what from where, before and after, and never a secret', async () => {
    const owner = await newOperator(shop, 'owner');
    const { operator } = await owner.call('saveOperator', {
      ...{ ...ravi('audited@thok.example'), ...proof },
      password: testPassword,
    });
    const id = operator?.id ?? 0;
    const given = { ...ravi('audited@thok.example'), id, role: 'staff' as const, ...proof };
    await owner.call('saveOperator', given);
    const { entries = [] } = await owner.call('getAuditLog', { subject: `operator ${id}` });
    expect(entries).toMatchObject([
      {
        action: 'saveOperator',
        operator: { id: owner.id },
        address: '127.0.0.1',
        before: { role: 'packer' },
        after: { role: 'staff' },
      },
      { action: 'saveOperator', before: {}, after: { role: 'packer', password: 'set' } },
    ]);
    const rows = JSON.stringify(await db().select().from(auditLog));
    expect(rows).not.toContain(testPassword);
    expect(rows).not.toContain('argon2id');
  });

  test('goes on from where a page ended, and by operator and day', async () => {
    const owner = await newOperator(shop, 'owner');
    for (const name of ['One', 'Two', 'Three']) {
      await owner.call('saveOperator', { id: owner.id, email: owner.email, name, role: 'owner' });
    }
    const names = (entries: { after: Record<string, unknown> }[] = []) =>
      entries.map((entry) => entry.after.name);
    const mine = { operator_id: owner.id, limit: 2 };
    const first = await owner.call('getAuditLog', mine);
    expect(names(first.entries)).toEqual(['Three', 'Two']);
    const second = await owner.call('getAuditLog', { ...mine, cursor: first.next ?? '' });
    expect([names(second.entries), second.next]).toEqual([['One'], null]);
    expect((await owner.call('getAuditLog', { ...mine, to: '2020-01-01' })).entries).toEqual([]);
    for (const cursor of ['1.5', '99999999999999999999', 'abc', '']) {
      expect(await owner.call('getAuditLog', { cursor })).toMatchObject({ http: 400 });
    }
  });

  test.each([
    'update audit_log set subject = 1',
    'delete from audit_log',
    'truncate audit_log cascade',
    "update audit_personal set details = '{}'",
    'delete from audit_personal',
    'truncate audit_personal',
  ])('the database refuses %s', async (statement) => {
    const kept = await newOperator(shop, 'owner');
    await kept.call('saveCustomer', customerProfile());
    await expect(db().execute(sql.raw(statement))).rejects.toThrow();
    const reason = await db()
      .execute(sql.raw(statement))
      .catch((error) => String(error.cause));
    expect(reason).toContain('The audit log only grows');
  });
});

describe('a shop without an operator', () => {
  test('is named within a day of its start', async () => {
    const { shop: empty, letPass } = await shopWithClock();
    const { db } = empty.database;
    await db.transaction(async (tx) => {
      // Whatever of the demo shop names them.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.delete(operators);
    });
    const code = (await newSetUpPath(db))?.split('code=')[1] ?? '';
    const check = () => consoleCaller(empty)('checkSetUpLink', { code });
    await letPass('23 hours 59 minutes');
    expect(await check()).toMatchObject({ success: true });
    await letPass('2 minutes');
    expect(await check()).toMatchObject({ code: 'bad-token' });
    const answer = await consoleCaller(empty)('setUpShop', {
      ...{ code, shop_name: 'Late Wholesale', name: 'Asha' },
      ...{ email: 'asha@thok.example', password: testPassword },
    });
    expect(answer).toMatchObject({ code: 'bad-token' });
  });

  test('is named by whoever opens the newest link of the log, once, who becomes its owner', async () => {
    const database = await openPostgres(await newPostgresDb('template0'), noteError);
    await database.migrate();
    const empty = await startApp(database);
    onTestFinished(() => empty.close());
    const { db } = empty.database;
    const codeOf = async () => (await newSetUpPath(db))?.split('code=')[1] ?? '';
    const [older, code] = [await codeOf(), await codeOf()];
    const setUp = (given: string) =>
      consoleCaller(empty)('setUpShop', {
        ...{ code: given, shop_name: 'Hill Wholesale', name: 'Asha' },
        ...{ email: 'asha@thok.example', password: testPassword },
      });
    const check = (given: string) => consoleCaller(empty)('checkSetUpLink', { code: given });
    expect(await check(older)).toMatchObject({ code: 'bad-token' });
    expect(await check(code)).toMatchObject({ success: true });
    expect(await setUp(older)).toMatchObject({ code: 'bad-token' });
    const both = await Promise.all([setUp(code), setUp(code)]);
    expect(both.map((answer) => answer.code ?? 'set up').sort()).toEqual(['bad-token', 'set up']);
    const { me, cookie = '' } = both.find((answer) => answer.success) ?? {};
    expect(me).toMatchObject({ role: 'owner', shop_name: 'Hill Wholesale' });
    expect(await consoleCaller(empty, { cookie })('getMe', {})).toMatchObject({ success: true });
    expect(await newSetUpPath(db)).toBeUndefined();
    expect(await check(code)).toMatchObject({ code: 'bad-token' });
    await empty.catalogue.refresh();
    expect(empty.catalogue.current().shop.settings?.shopName).toBe('Hill Wholesale');
  });
});
