import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Db } from '#server/db/connect.ts';
import {
  type Account,
  findKnownDevice,
  keepDevice,
} from '#server/queries/account/known-devices.ts';
import { hashToken } from './session.ts';

/*
 * Five wrong tries lock an account, and anyone can make them. So a browser that has signed in before
 * carries a cookie which gives it tries of its own: whatever strangers try, its owner gets in, and who
 * steals the cookie has five guesses (OWASP's device cookies, decision 44).
 */

const cookieSeconds = 180 * 24 * 60 * 60;

function cookieSettings(secure: boolean) {
  const name = secure ? '__Host-thok_device' : 'thok_device';
  return { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

function deviceCookie(token: string, secure: boolean): string {
  return stringifySetCookie({ ...cookieSettings(secure), value: token, maxAge: cookieSeconds });
}

/** The device as its request says it is, and how its answer makes it known. */
export type Device = {
  /** Of the token that it sent; undefined: it has none. */
  tokenHash: string | undefined;
  /** Sends it the token that it is known by from now on. */
  keep(token: string): void;
};

/** Of who sends no cookies and keeps none. */
export const noDevice: Device = { tokenHash: undefined, keep() {} };

export function deviceOf(
  cookieHeader: string | undefined,
  secure: boolean,
  addCookie: (cookie: string) => void,
): Device {
  const token = parseCookie(cookieHeader ?? '')[cookieSettings(secure).name];
  return {
    tokenHash: token ? hashToken(token) : undefined,
    keep: (newToken) => addCookie(deviceCookie(newToken, secure)),
  };
}

/** The id by which its tries on this account are counted; undefined: it has not signed in to it. */
export async function knownDeviceId(
  db: Db,
  { tokenHash }: Device,
  account: Account,
): Promise<number | undefined> {
  return tokenHash === undefined ? undefined : findKnownDevice(db, tokenHash, account);
}

/** In the transaction of the sign-in. Gives the token, to be sent once that has gone well. */
export async function makeKnown(tx: Db, device: Device, account: Account): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await keepDevice(tx, { oldHash: device.tokenHash, newHash: hashToken(token) }, account);
  return token;
}
