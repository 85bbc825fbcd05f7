import { browserLog } from '#client/log.ts';
import { forgetUser } from '#web/session.ts';

/** Of the server that has the session: this one, or the one the storefront was built for. */
const address = URL.canParse(__BASE_URL__) ? new URL('/logout', __BASE_URL__).href : '/logout';

const unfinishedKey = 'logoutUnfinished';

/** Whether a logout did not reach the server, so that its session is still valid. */
export function isLogoutUnfinished(): boolean {
  try {
    return localStorage.getItem(unfinishedKey) !== null;
  } catch {
    return false; // storage is blocked
  }
}

export function markLogout(unfinished: boolean): void {
  try {
    // Packs that wait for the network are not sent as somebody else's (cart/queue-db.ts).
    if (unfinished) indexedDB.deleteDatabase('cartQueue');
    if (unfinished) localStorage.setItem(unfinishedKey, '1');
    else localStorage.removeItem(unfinishedKey);
  } catch (error) {
    browserLog('logout', error);
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
