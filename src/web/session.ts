/** Spec §4: logged in when a userId is stored. It proves nothing: the server has its own session. */
const userIdKey = 'userId';
const userNameKey = 'userName';
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

/** Stands in where this browser's storage is switched off. */
const memory = new Map<string, string>();
let ended = false;

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // switched off: nothing can have been stored either
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}

export function storedUserId(): number | undefined {
  const id = Number(read(userIdKey));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

export function storedUserName(): string | undefined {
  return read(userNameKey) || undefined;
}

export function storeUser(userId: number, userName: string): void {
  write(userIdKey, String(userId));
  write(userNameKey, userName);
  ended = false;
  changed();
}

export function forgetUser(): void {
  remove(userIdKey);
  remove(userNameKey);
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
