import { loginPath } from '#web/paths.ts';

/** A page and its place in the tab's history; without one it can only be opened anew. */
export type Visited = { path: string; index: number | undefined };

const key = 'lastPage';
const onTheWay = [loginPath, '/forgot-pin', '/reset-pin'];

function isOnTheWay(path: string): boolean {
  return onTheWay.includes(path.replace(/[?#].*$/, '').replace(/\/$/, ''));
}

/** The page to come back to after signing in, once `now` is open. */
export function pageToKeep(kept: Visited | undefined, now: Visited): Visited | undefined {
  if (!isOnTheWay(now.path)) return now;
  // A page on the way took its place in the history, or the history began anew.
  const lost = kept?.index === undefined || (now.index ?? 0) <= kept.index;
  return kept && { path: kept.path, index: lost ? undefined : kept.index };
}

/** React Router numbers the entries it makes. */
export function historyIndex(): number | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined;
  return typeof state.idx === 'number' ? state.idx : undefined;
}

export function lastPage(): Visited | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('path' in kept)) return undefined;
    if (typeof kept.path !== 'string') return undefined;
    const index = 'index' in kept && typeof kept.index === 'number' ? kept.index : undefined;
    return { path: kept.path, index };
  } catch {
    return undefined; // storage is switched off, or holds what is not ours
  }
}

export function keepPage(path: string): void {
  const kept = pageToKeep(lastPage(), { path, index: historyIndex() });
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // storage is switched off: signing in leads home
  }
}
