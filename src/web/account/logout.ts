import { browserLog } from '#client/log.ts';
import { forgetUser } from '#web/data/session.ts';

/** Of the server that has the session: this one, or the one the storefront was built for. */
const address = URL.canParse(__BASE_URL__) ? new URL('/logout', __BASE_URL__).href : '/logout';

/**
 * Set while a logout has not reached the server, whose session is still valid then: it shows nothing of
 * the customer as long as this cookie comes along.
 */
const signedOut = 'thok_signed_out=';
const yearSeconds = 31_536_000;

export function isLogoutUnfinished(): boolean {
  return document.cookie.includes(signedOut);
}

export function markLogout(unfinished: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${signedOut}1; path=/; max-age=${unfinished ? yearSeconds : 0}; samesite=lax`;
  try {
    // Packs that wait for the network are not sent as somebody else's (cart/queue-db.ts).
    if (unfinished) indexedDB.deleteDatabase('cartQueue');
  } catch (error) {
    browserLog('logout', error); // storage is blocked
  }
}

/** Spec §2: removes the stored user, here and on the server; retried if unreachable. */
export async function logout(): Promise<void> {
  forgetUser();
  markLogout(true);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'x-thok': '1' },
      keepalive: true,
      // It redirects to /login; only its cookie is needed.
      redirect: 'manual',
    });
    if (!answer.ok && answer.type !== 'opaqueredirect') throw new Error(`HTTP ${answer.status}`);
    markLogout(false);
  } catch (error) {
    browserLog('logout', error);
  }
}
