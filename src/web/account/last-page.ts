import { loginPath, resetPinPath } from '#web/paths/paths.ts';

/** A page and its index in the tab's history; without one it is opened as a new entry. */
type Visited = { path: string; index: number | undefined };

const key = 'lastPage';
const loginFlowPaths = [loginPath, '/forgot-pin', resetPinPath];

function isLoginFlow(path: string): boolean {
  return loginFlowPaths.includes(path.replace(/[?#].*$/, '').replace(/\/$/, ''));
}

/** The page to return to after signing in, now that `now` is open. */
export function pageToReturnTo(kept: Visited | undefined, now: Visited): Visited | undefined {
  if (!isLoginFlow(now.path)) return now;
  // The login flow replaced its history entry, or the history began anew.
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
    return undefined; // storage is blocked, or holds something else
  }
}

export function rememberPage(path: string): void {
  const kept = pageToReturnTo(lastPage(), { path, index: historyIndex() });
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // storage is blocked: signing in leads home
  }
}
