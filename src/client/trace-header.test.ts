// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createApiCall, tracing } from './api-call.ts';
import { nameTraces, traceHeader } from './trace-header.ts';

afterEach(() => void delete document.documentElement.dataset.traced);

test('a request of a traced page begins a trace of its own', () => {
  document.documentElement.dataset.traced = '';
  const traceparent = traceHeader()?.traceparent;
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceHeader()?.traceparent).not.toBe(traceparent);
});

test('other pages name none', () => {
  expect(traceHeader()).toBeUndefined();
});

test('a call bears it once the scripts of the cart or the console are there', async () => {
  document.documentElement.dataset.traced = '';
  const asked = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  vi.stubGlobal('fetch', asked);
  const api = { baseUrl: '/api/', methodOf: () => 'GET' as const, unreachable: '' };
  const call = createApiCall({ ...api, onSignedOut() {}, isSuccess: () => true });
  delete tracing.header; // files before this one may have set it
  await call('getBanners', {});
  nameTraces();
  await call('getBanners', {});
  vi.unstubAllGlobals();
  const names = asked.mock.calls.map(([, { headers }]) => 'traceparent' in (headers ?? {}));
  expect(names).toEqual([false, true]);
});
