import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customers } from '#server/db/schema/customers.ts';
import { shopWithClock } from '#test/moved-clock.ts';
import { consoleCaller } from '#test/operator.ts';
import type { Mail } from './mailer.ts';
import { passwordMail } from './password-mail.ts';
import { resetPinMail } from './reset-pin-mail.ts';

/** A shop where links are mailed to a customer and to an operator, and used. */
async function mailingShop() {
  const { shop, letPass } = await shopWithClock();
  const { database, catalogue } = shop;
  const mails: Mail[] = [];
  const mailer = {
    async send(mail: Mail) {
      mails.push(mail);
    },
    close() {},
  };
  const needs = { db: database.db, catalogue, mailer, publicOrigin: () => 'http://shop.example' };
  const run = { isRetry: false };
  const customer = {
    mail: () => resetPinMail(needs)({ email: 'demo@thok.example' }, run),
    async use(token: string): Promise<{ code?: string }> {
      const payload = { token, pin: '860420' };
      const headers = { 'x-thok': '1' };
      const call = { url: '/api/updatePinWithToken', method: 'POST', headers, payload } as const;
      return (await shop.app.inject(call)).json();
    },
  };
  const operator = {
    mail: () => passwordMail(needs)({ email: 'operator@thok.example', address: '' }, run),
    use: (token: string): Promise<{ code?: string }> =>
      consoleCaller(shop)('setPassword', { token, password: 'another long password' }),
  };
  const forgetPin = () =>
    database.db.update(customers).set({ pinHash: null }).where(eq(customers.id, 1));
  const token = () => /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
  return { letPass, customer, operator, mails, token, forgetPin };
}

describe.each(['customer', 'operator'] as const)('a link mailed to a %s', (who) => {
  test('works as long as its mail says, and no longer', async () => {
    const { letPass, mails, token, [who]: links } = await mailingShop();
    expect(await links.mail()).toBe('Link mailed');
    expect(mails.at(-1)?.text).toContain('within 60 minutes');
    await letPass('59 minutes 30 seconds');
    expect((await links.use(token())).code).toBeUndefined();
    expect(await links.mail()).toBe('Link mailed');
    await letPass('60 minutes 1 second');
    expect(await links.use(token())).toMatchObject({ code: 'bad-token' });
  });

  test('is followed by none for 2 minutes, and then by one that voids it', async () => {
    const { letPass, token, [who]: links } = await mailingShop();
    await links.mail();
    const first = token();
    await letPass('1 minute 30 seconds');
    expect(await links.mail()).toBe('A link was mailed less than 2 minutes ago');
    await letPass('31 seconds');
    expect(await links.mail()).toBe('Link mailed');
    expect(await links.use(first)).toMatchObject({ code: 'bad-token' });
    expect((await links.use(token())).code).toBeUndefined();
  });
});

test('a welcome link works for 7 days', async () => {
  const { letPass, customer, mails, token, forgetPin } = await mailingShop();
  await forgetPin();
  await customer.mail();
  expect(mails.at(-1)?.text).toContain('It works once, within 7 days.');
  await letPass('7 days 1 second');
  expect(await customer.use(token())).toMatchObject({ code: 'bad-token' });
  await customer.mail();
  await letPass('6 days 23 hours');
  expect((await customer.use(token())).code).toBeUndefined();
  // The PIN is set: what is mailed now is the link of somebody who forgot it.
  await customer.mail();
  expect(mails.at(-1)?.text).toContain('within 60 minutes');
});
