import { afterEach, beforeEach, vi } from 'vitest';
import { patienceMs } from './patience.ts';

// Only where a test file asks for a DOM (`// @vitest-environment happy-dom`): the others load nothing.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  // happy-dom has no popovers: they are always open.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  // happy-dom loads no picture and calls each an empty one; here they are under way for good.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false });
  const { clearRouteDataCache } = await import('#web/data/route-data-cache.ts');
  const { memoryIndexedDb } = await import('./memory-indexed-db.ts');
  Object.assign(globalThis, { indexedDB: memoryIndexedDb });
  // As `expect.poll` in vitest.config.ts.
  configure({ asyncUtilTimeout: patienceMs });

  // What the browser only logs: whoever means it asks this spy.
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    // Files share their modules: a page that one of them has shown would be known to the next.
    clearRouteDataCache();
  });
}
