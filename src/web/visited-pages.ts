import { readStored, removeStored, writeStored } from '#client/local-storage.ts';

const key = 'visitedPages';
const most = 60;

function visited(): string[] {
  return (readStored(key) ?? '').split('\n');
}

/** Pages whose data the service worker has kept, over restarts of the browser. */
export function rememberVisit(path: string): void {
  const others = visited().filter((other) => other !== path);
  writeStored(key, [path, ...others].slice(0, most).join('\n'));
}

export function isKeptByWorker(path: string): boolean {
  return Boolean(navigator.serviceWorker?.controller) && visited().includes(path);
}

/** They belong to one customer. */
export function forgetVisits(): void {
  removeStored(key);
  // The one that is there, also where this page was opened past it.
  void navigator.serviceWorker
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage('forget'));
}
