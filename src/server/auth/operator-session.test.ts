import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { operatorSessions, operators } from '#server/db/schema/operators.ts';
import { addOperator } from '#test/operator.ts';
import { openTestDb } from '#test/test-db.ts';
import {
  endOperatorSession,
  findOperator,
  noOperatorCookie,
  operatorCookie,
  startOperatorSession,
} from './operator-session.ts';
import { hashToken } from './session.ts';

let database: Database;
let who: { id: number; email: string };
let token: string;
beforeAll(async () => {
  database = await openTestDb();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(operatorSessions);
  who = await addOperator(database.db, 'staff');
  token = await start();
});

const start = () =>
  startOperatorSession(database.db, who.id, { userAgent: 'a'.repeat(400), address: '10.0.0.7' });
const find = (cookie: string | undefined, secure = false) =>
  findOperator(database.db, cookie, secure);
const stored = () => database.db.select().from(operatorSessions);

test('the cookie of the console is strict, and over https Secure and bound to the host', () => {
  expect(operatorCookie('abc', false)).toBe(
    'thok_console=abc; Max-Age=604800; Path=/; HttpOnly; SameSite=Strict',
  );
  expect(operatorCookie('abc', true)).toBe(
    '__Host-thok_console=abc; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
  expect(noOperatorCookie(true)).toBe(
    '__Host-thok_console=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
  );
});

describe('an operator’s session', () => {
  test('has a random token that is stored only hashed, with where it began', async () => {
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...{ tokenHash: hashToken(token), operatorId: who.id },
      ...{ userAgent: 'a'.repeat(300), address: '10.0.0.7' },
    });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await start()).not.toBe(token);
  });

  test('is found by its cookie among others, under the name of http or https alone', async () => {
    const [row] = await stored();
    const operator = { ...who, name: 'A staff', role: 'staff', sessionId: row?.id };
    expect(await find(`a=1; thok_console=${token}; b=2`)).toMatchObject(operator);
    expect(await find(`__Host-thok_console=${token}`, true)).toMatchObject(operator);
    expect(await find(`thok_console=${token}`, true)).toBeUndefined();
    expect(await find(`__Host-thok_console=${token}`)).toBeUndefined();
    expect(await find(`thok_session=${token}`)).toBeUndefined();
    for (const none of [undefined, '', 'a=1', 'thok_console=', 'thok_console=abc']) {
      expect(await find(none)).toBeUndefined();
    }
  });

  test('opens nothing once its operator is switched off', async () => {
    await database.db.update(operators).set({ active: false });
    expect(await find(`thok_console=${token}`)).toBeUndefined();
  });

  test('is marked as seen where that was a while ago, and only then', async () => {
    const seen = async () => (await stored())[0]?.lastSeenAt.getTime() ?? 0;
    const setSeen = (secondsAgo: number) =>
      database.db
        .update(operatorSessions)
        .set({ lastSeenAt: new Date(Date.now() - secondsAgo * 1_000) });
    await setSeen(240);
    const young = await seen();
    await find(`thok_console=${token}`);
    expect(await seen()).toBe(young);
    await setSeen(360);
    const old = await seen();
    await find(`thok_console=${token}`);
    expect(await seen()).toBeGreaterThan(old + 300_000);
  });

  test('ends alone', async () => {
    const other = await start();
    const operator = await find(`thok_console=${token}`);
    if (operator) await endOperatorSession(database.db, operator);
    expect((await stored()).map(({ tokenHash }) => tokenHash)).toEqual([hashToken(other)]);
  });
});
