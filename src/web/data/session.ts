import { readStored, removeStored, writeStored } from '#client/local-storage.ts';
import { browserLog } from '#client/log.ts';
import { forgetKeptPages } from '#web/service-worker/kept-pages.ts';
import {
  clearNoteAndCoupon,
  restoreNoteAndCoupon,
  setNoteAndCouponAside,
} from './note-and-coupon.ts';

/** Spec §4: logged in when a userId is stored. It proves nothing: the server has its own session. */
const userIdKey = 'userId';
const userNameKey = 'userName';
/** As search/recent-searches.ts names them. */
const recentSearches = 'recentSearches';
const listeners = new Set<() => void>();
const expiryListeners = new Set<() => void>();
let expired = false;

function changed(): void {
  for (const listener of listeners) listener();
}

export function storedUserId(): number | undefined {
  const id = Number(readStored(userIdKey));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

export function storedUserName(): string | undefined {
  return readStored(userNameKey) || undefined;
}

export function storeUser(userId: number, userName: string): void {
  const before = storedUserId();
  if (userId !== before) {
    // A visitor's own stay with whoever signs in.
    if (before !== undefined) removeStored(recentSearches);
    clearNoteAndCoupon();
    restoreNoteAndCoupon(userId);
    forgetKeptPages();
  }
  writeStored(userIdKey, String(userId));
  writeStored(userNameKey, userName);
  expired = false;
  changed();
}

/** Before hydration: pages do not say who is signed in, and one may have signed in without scripts. */
export function storeServedUser(): void {
  // Beside the session's own cookie, which scripts cannot read; the server sets it with the page.
  const [, id, name = ''] = /(?:^|; )thok_customer=(\d+)\.([^;]*)/.exec(document.cookie) ?? [];
  try {
    if (id) storeUser(Number(id), decodeURIComponent(name));
  } catch (error) {
    browserLog('session', error); // not the server's: a page of a neighbouring address can set one too
  }
}

/** The server takes its cookie away from whoever has no session. */
export const isUserServed = () => document.cookie.includes('thok_customer');

export function forgetUser(): void {
  clearNoteAndCoupon();
  restoreNoteAndCoupon(undefined);
  removeUser();
}

function removeUser(): void {
  forgetKeptPages();
  removeStored(recentSearches);
  removeStored(userIdKey);
  removeStored(userNameKey);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = 'thok_customer=; path=/; max-age=0';
  expired = false;
  changed();
}

/** The server has no session for the stored user: it is removed here too, and /login says why. */
export function expireUser(): void {
  const userId = storedUserId();
  if (userId === undefined) return;
  setNoteAndCouponAside(userId);
  removeUser();
  expired = true;
  changed();
}

/** Like `expireUser`, and tells the listeners, which redirect to /login. */
export function expireSession(): void {
  if (storedUserId() === undefined) return;
  expireUser();
  for (const listener of expiryListeners) listener();
}

/** Whether the last user of this tab was signed out by the server. */
export function isSessionExpired(): boolean {
  return expired;
}

export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** `null`: everything was removed. */
function changedInOtherTab({ key }: StorageEvent): void {
  if (key === null || key === userIdKey || key === userNameKey) changed();
}

/** Also hears of changes in other tabs: one listener of the window for all, since every card has some. */
export function subscribeToUser(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changedInOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changedInOtherTab);
  };
}

/** Only of other tabs: this one navigates by itself. `replaced`: one customer by another at once. */
export function onUserChangedElsewhere(listener: (replaced: boolean) => void): () => void {
  const onStorage = ({ key, oldValue }: StorageEvent) => {
    // No key: the whole storage was cleared.
    if (key !== userIdKey && key !== null) return;
    listener(oldValue !== null && storedUserId() !== undefined);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
