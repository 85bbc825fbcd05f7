// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { traceHeader } from './trace-header.ts';

afterEach(() => void delete document.documentElement.dataset.traced);

test('a request of a traced page begins a trace of its own', () => {
  document.documentElement.dataset.traced = '';
  const { traceparent } = traceHeader();
  expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceHeader().traceparent).not.toBe(traceparent);
});

test('other pages name none', () => {
  expect(traceHeader()).toEqual({});
});

test('without a page, as while the server renders one, none is named', () => {
  vi.stubGlobal('document', undefined);
  expect(traceHeader()).toEqual({});
  vi.unstubAllGlobals();
});
