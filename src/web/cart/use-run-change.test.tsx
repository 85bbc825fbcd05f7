// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRunChange } from './run-change.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const done = () => Promise.resolve('done');

test('Spec §9: clicks are ignored until 300 ms after the change ended', async () => {
  const { result } = renderHook(() => useRunChange<number>());
  await act(() => result.current.run(1, done));
  expect(result.current.busy).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(299));
  expect(await result.current.run(2, done)).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(result.current.busy).toBeUndefined();
  expect(await act(() => result.current.run(2, done))).toBe('done');
});

test('no timer outlives its part of the screen, whether it left before or after the change ended', async () => {
  const idle = vi.getTimerCount();
  const after = renderHook(() => useRunChange<number>());
  await act(() => after.result.current.run(1, done));
  expect(vi.getTimerCount()).toBe(idle + 1);
  after.unmount();
  expect(vi.getTimerCount()).toBe(idle);

  const before = renderHook(() => useRunChange<number>());
  const change = Promise.withResolvers<void>();
  const running = before.result.current.run(1, () => change.promise);
  before.unmount();
  change.resolve();
  await running;
  expect(vi.getTimerCount()).toBe(idle);
});
