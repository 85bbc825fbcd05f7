/** Spec §4: logged in when a userId is stored. It proves nothing: the server has its own session. */
const userIdKey = 'userId';
const userNameKey = 'userName';
const listeners = new Set<() => void>();

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // storage is switched off in this browser: a visitor
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
  localStorage.setItem(userIdKey, String(userId));
  localStorage.setItem(userNameKey, userName);
  changed();
}

export function forgetUser(): void {
  try {
    localStorage.removeItem(userIdKey);
    localStorage.removeItem(userNameKey);
  } catch {
    return; // nothing can have been stored either
  }
  changed();
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
