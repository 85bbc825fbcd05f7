import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { readAudit } from '#server/queries/operators/audit.ts';
import { replaceOperatorToken } from '#server/queries/operators/operators.ts';
import { consoleCaller, newOperator, testPassword } from '#test/operator.ts';
import { startApp, type TestApp } from '#test/start-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startApp(undefined, { trustProxy: 1 });
});
afterAll(() => shop.close());

test('whatever an operator does to the own access is in the audit log, with who and from where', async () => {
  const { id, email, headers } = await newOperator(shop, 'staff');
  const from = { 'x-forwarded-for': '10.9.8.7' };
  const call = consoleCaller(shop, { ...headers, ...from });
  const stranger = consoleCaller(shop, from);
  const { secret = '' } = await call('startTotp', { password: testPassword });
  const code = (ahead: number) => totpCode(secret, totpStep(Date.now()) + ahead);
  await call('confirmTotp', { totp: code(-1) });
  await call('stopTotp', { password: testPassword, totp: code(0) });
  await stranger('signIn', { email, password: testPassword });
  const { sessions = [] } = await call('listSessions', {});
  const elsewhere = sessions.find((session) => !session.is_current)?.id ?? 0;
  await call('endSession', { id: elsewhere });
  const password = 'another long password';
  await call('changePassword', { current: testPassword, password });
  await call('signOut', {});
  const link = { purpose: 'reset', operatorId: id, lifeMinutes: 60 } as const;
  await replaceOperatorToken(shop.database.db, { ...link, tokenHash: hashToken('mailed') });
  await stranger('setPassword', { token: 'mailed', password: testPassword });
  const log = await readAudit(shop.database.db, { subject: `operator ${id}`, limit: 20 });
  const kept = log.map(({ action, operatorId, address, details }) => [
    ...[action, operatorId, address, details.after],
  ]);
  const own = (action: string, after: object) => [action, id, '10.9.8.7', after];
  expect(kept.toReversed()).toEqual([
    own('startTotp', { second_factor: 'begun' }),
    own('confirmTotp', { second_factor: 'on' }),
    own('stopTotp', { second_factor: 'off' }),
    own('signIn', { signed_in: true }),
    own('endSession', { session_ended: elsewhere }),
    own('changePassword', { password: 'changed' }),
    own('signOut', { signed_in: false }),
    // Who has only a link is nobody yet.
    ['setPassword', null, '10.9.8.7', { password: 'set by a link' }],
  ]);
});
