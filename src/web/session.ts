import { readStored, removeStored, writeStored } from './stored.ts';

/** Spec §4: logged in when a userId is stored. It proves nothing: the server has its own session. */
const userIdKey = 'userId';
const userNameKey = 'userName';
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();
let ended = false;

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
  writeStored(userIdKey, String(userId));
  writeStored(userNameKey, userName);
  ended = false;
  changed();
}

export function forgetUser(): void {
  removeStored(userIdKey);
  removeStored(userNameKey);
  ended = false;
  changed();
}

/** The server knows no session for the stored user: forgotten here too, and told to the person. */
export function userEnded(): void {
  if (storedUserId() === undefined) return;
  forgetUser();
  ended = true;
  changed();
}

/** Like `userEnded`, and whoever leads to /login hears of it. */
export function sessionRefused(): void {
  if (storedUserId() === undefined) return;
  userEnded();
  for (const listener of endListeners) listener();
}

/** Whether the last user of this tab was signed out by the server. */
export function hasEnded(): boolean {
  return ended;
}

export function onSessionRefused(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Tells of changes in this tab and in others. */
export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
