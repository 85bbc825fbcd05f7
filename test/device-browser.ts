import { expect } from 'vitest';
import { hashToken } from '#server/auth/session.ts';
import { replaceResetToken } from '#server/queries/account/reset-tokens.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import type { TestApp } from './start-app.ts';

let addresses = 0;

/** Keeps its cookies; each call from an address of its own, since tries from one address are counted too. */
export function newBrowser(shop: TestApp, origin = '') {
  const cookies = new Map<string, string>();
  const name = origin ? '__Host-thok_device' : 'thok_device';
  const browser = {
    /** Where all its calls come from; undefined: each from another one. */
    address: undefined as string | undefined,
    /** As the shop sent it last, with its attributes. */
    deviceCookie: '',
    get device() {
      return cookies.get(name);
    },
    set device(token: string | undefined) {
      cookies.set(name, token ?? '');
    },
    async send(path: string, payload: object): Promise<Record<string, unknown>> {
      addresses += 1;
      const address =
        browser.address ?? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
      const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const answer = await shop.app.inject({
        ...{ url: path, method: 'POST' as const, payload, remoteAddress: address },
        headers: {
          ...{ 'x-thok': '1', 'x-forwarded-for': address, cookie },
          ...(origin ? { origin } : {}),
        },
      });
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [key = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=');
        cookies.set(key, value);
        if (key === name) browser.deviceCookie = set;
      }
      return answer.json();
    },
    post: (action: string, payload: object) => browser.send(`/api/${action}`, payload),
    signIn: (email_or_phone: string, pin: string) =>
      browser.post('loginUserdata', { email_or_phone, pin }),
    async mobileOf(id: number): Promise<string> {
      return (await findCustomer(shop.database.db, id))?.mobile ?? '';
    },
  };
  return browser;
}

export type Browser = ReturnType<typeof newBrowser>;

/** A stranger's five wrong tries on a customer, which lock it. */
export async function guess(shop: TestApp, name: string): Promise<void> {
  for (let i = 0; i < 5; i += 1) await newBrowser(shop).signIn(name, '999999');
}

/** As by a mailed link that is opened in this browser. */
export async function resetPin(shop: TestApp, browser: Browser, customerId: number, pin: string) {
  const token = `link ${customerId} ${pin}`;
  const row = { tokenHash: hashToken(token), customerId };
  await replaceResetToken(shop.database.db, row, { evenIfYoung: true });
  const answer = await browser.post('updatePinWithToken', { token, pin });
  expect(answer).toMatchObject({ status: 'success' });
}
