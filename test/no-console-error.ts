import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever writes to console.error during a test fails it. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
