import { parseCookie, stringifySetCookie } from 'cookie';
import { type Customer, sessionSeconds } from '#server/auth/session.ts';

/**
 * For the storefront's scripts (`web/data/session.ts`), since a page does not say whose it is. It proves nothing: it
 * says what they store of the customer anyway.
 */
const name = 'thok_customer';

/**
 * Goes out with a page where the browser has not got it yet, or still has it. Left alone where a session could not be
 * looked up: the page is then that of a visitor, and the cookie says that its reader is none.
 */
export function customerCookie(
  cookie: string | undefined,
  customer: Pick<Customer, 'id' | 'ownerName'> | undefined,
  secure: boolean,
): string | undefined {
  const known = parseCookie(cookie ?? '')[name];
  const value = customer && `${customer.id}.${customer.ownerName}`;
  if (known === value) return undefined;
  const maxAge = value === undefined ? 0 : sessionSeconds;
  return stringifySetCookie({
    name,
    value: value ?? '',
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge,
  });
}
