import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConsoleInput } from '#contract/console/index.ts';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { operators } from '#server/db/schema/operators.ts';
import {
  addOperator,
  consoleCaller,
  newOperator,
  type TestOperator,
  testPassword,
} from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
let owner: TestOperator;
beforeAll(async () => {
  shop = await startApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await newOperator(shop, 'owner');
});

const db = () => shop.database.db;
const proof = { own_password: testPassword };
const stored = async (id: number) =>
  (await db().select().from(operators).where(eq(operators.id, id)))[0];

async function ravi(role: 'owner' | 'staff' = 'staff') {
  const { id, email } = await addOperator(db(), role);
  return { id, email, name: `A ${role}`, role };
}

/** Whom the last mails went to, and what they say was changed. */
const told = () =>
  shop.sentJobs.flatMap(([name, data]) => (name === 'operator-changed-mail' ? [data] : []));

describe('a stranger at an open screen', () => {
  test.each([
    ['the e-mail address', () => ({ email: `stranger-${owner.id}@thok.example` })],
    ['the password', () => ({ password: 'a stranger’s password' })],
    ['the role', () => ({ role: 'packer' as const })],
    ['the rights of an owner', () => ({ role: 'owner' as const })],
  ])('does not change %s of anybody', async (_what, change) => {
    const given = await ravi();
    const input = { ...given, ...change() };
    const before = await stored(given.id);
    expect(await owner.call('saveOperator', input)).toMatchObject({
      ...{ code: 'password-needed', message: 'Please confirm this with your own password.' },
    });
    const wrong = { ...input, own_password: 'wrong' };
    expect(await owner.call('saveOperator', wrong)).toMatchObject({ code: 'wrong-password' });
    expect(await stored(given.id)).toEqual(before);
    expect(await owner.call('saveOperator', { ...input, ...proof })).toMatchObject({
      success: true,
    });
  });

  test('does not take the owner over by another e-mail address', async () => {
    const { id, email } = owner;
    const taken = { id, email: 'stranger@thok.example', name: 'Me', role: 'owner' as const };
    expect(await owner.call('saveOperator', taken)).toMatchObject({ code: 'password-needed' });
    expect(await stored(id)).toMatchObject({ email });
  });

  test.each(['owner', 'staff', 'packer'] as const)(
    'does not add one of their own as %s',
    async (role) => {
      const email = `stranger-${role}-${owner.id}@thok.example`;
      const added = { email, name: 'New', role, password: 'a stranger’s password' };
      expect(await owner.call('saveOperator', added)).toMatchObject({ code: 'password-needed' });
      expect(await db().$count(operators, eq(operators.email, email))).toBe(0);
      expect(await owner.call('saveOperator', { ...added, ...proof })).toMatchObject({
        operator: { email },
      });
    },
  );

  test('does not switch an owner off or on', async () => {
    const other = await ravi('owner');
    const off = { ...other, active: false };
    expect(await owner.call('saveOperator', off)).toMatchObject({ code: 'password-needed' });
    expect(await owner.call('saveOperator', { ...off, ...proof })).toMatchObject({ success: true });
    expect(await owner.call('saveOperator', { ...other, active: true })).toMatchObject({
      code: 'password-needed',
    });
  });

  test('does not let in again who was switched off', async () => {
    const off = { ...(await ravi()), active: false };
    await owner.call('saveOperator', off);
    const on = { ...off, active: true };
    expect(await owner.call('saveOperator', on)).toMatchObject({ code: 'password-needed' });
    expect(await stored(off.id)).toMatchObject({ active: false });
    expect(await owner.call('saveOperator', { ...on, ...proof })).toMatchObject({ success: true });
  });

  test('has five guesses at the password in all', async () => {
    const input = { ...(await ravi()), role: 'packer' as const, own_password: 'wrong' };
    for (let i = 0; i < 5; i += 1) await owner.call('saveOperator', input);
    expect(await owner.call('saveOperator', { ...input, ...proof })).toMatchObject({
      code: 'locked',
    });
  });
});

test('a name and switching staff off take no password', async () => {
  const given = await ravi();
  for (const input of [
    { ...given, name: 'Another name' },
    { ...given, active: false },
  ]) {
    expect(await owner.call('saveOperator', input)).toMatchObject({ success: true });
  }
});

describe('where a second factor is on', () => {
  async function switchedOn() {
    const { secret = '' } = await owner.call('startTotp', { password: testPassword });
    const code = (ahead = 0) => totpCode(secret, totpStep(Date.now()) + ahead);
    const used = code(-1);
    const { recovery_codes = [] } = await owner.call('confirmTotp', { totp: used });
    return { code, used, recovery_codes };
  }

  test.each(['saveOperator', 'changePassword', 'stopTotp'] as const)(
    '%s takes its code as well',
    async (name) => {
      const { code, used } = await switchedOn();
      const inputs = {
        saveOperator: { ...(await ravi()), role: 'packer' as const, ...proof },
        changePassword: { current: testPassword, password: 'another long password' },
        stopTotp: { password: testPassword },
      };
      // `as`: the input of that very action
      const send = (totp?: string) =>
        owner.call(name, { ...inputs[name], totp } as ConsoleInput<typeof name>);
      expect(await send()).toMatchObject({ code: 'totp-needed' });
      expect(await send('000000')).toMatchObject({ code: 'wrong-totp' });
      expect(await send(used)).toMatchObject({ code: 'wrong-totp' });
      expect(await send(code())).toMatchObject({ success: true });
    },
  );

  test('a recovery code does, and what was refused uses none up', async () => {
    const { recovery_codes } = await switchedOn();
    const other = await ravi();
    const input = { ...(await ravi()), role: 'packer' as const, ...proof };
    const [totp] = recovery_codes;
    expect(await owner.call('saveOperator', { ...input, email: other.email, totp })).toMatchObject({
      code: 'e-mail-taken',
    });
    expect(await owner.call('saveOperator', { ...input, totp })).toMatchObject({ success: true });
    expect(await owner.call('getMe', {})).toMatchObject({ me: { recovery_codes_left: 9 } });
  });

  test('wrong codes lock', async () => {
    const { code } = await switchedOn();
    const input = { ...(await ravi()), role: 'packer' as const, ...proof };
    for (let i = 0; i < 5; i += 1) await owner.call('saveOperator', { ...input, totp: '000000' });
    expect(await owner.call('saveOperator', { ...input, totp: code() })).toMatchObject({
      code: 'locked',
    });
  });

  test('wrong codes are forgotten once one was right', async () => {
    const { recovery_codes } = await switchedOn();
    const [first, second] = recovery_codes;
    const given = await ravi();
    const save = (role: 'packer' | 'staff', totp?: string) =>
      owner.call('saveOperator', { ...given, ...proof, role, totp });
    for (let i = 0; i < 4; i += 1) await save('packer', '000000');
    expect(await save('packer', first)).toMatchObject({ success: true });
    await save('staff', '000000');
    expect(await save('staff', second)).toMatchObject({ success: true });
  });
});

test('the address of before is told what changed and by whom', async () => {
  const given = await ravi();
  const email = `new-${given.id}@thok.example`;
  await owner.call('saveOperator', { ...given, email, role: 'packer', ...proof });
  const { name } = given;
  const by = 'A owner';
  expect(told().at(-1)).toEqual({
    ...{ email: given.email, name, changed: ['e-mail address', 'role'], by },
  });
  await owner.call('saveOperator', { ...given, email, role: 'packer', name: 'No news' });
  await owner.call('changePassword', { current: testPassword, password: 'another long password' });
  expect(told().slice(-2)).toMatchObject([
    { email: given.email },
    { email: owner.email, changed: ['password'] },
  ]);
});

test('only an owner gets as far as that', async () => {
  const staff = await newOperator(shop, 'staff');
  const input = { ...(await ravi()), role: 'owner' as const, ...proof };
  expect(await staff.call('saveOperator', input)).toMatchObject({ http: 403 });
  expect(await consoleCaller(shop)('saveOperator', input)).toMatchObject({ http: 401 });
});
