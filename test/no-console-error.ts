import { afterEach, beforeEach, expect, vi } from 'vitest';
import { takeLoggedErrors } from './logged-errors.ts';

/** Whatever writes to console.error during a test fails it, and so does an error in the server's log. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
  expect(takeLoggedErrors(), 'errors in the log of the server').toEqual([]);
});
