import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runChange } from './run-change.ts';

const told = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = told;
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

test('changes run one after the other, other tabs hear of each, and a failed one holds up none', async () => {
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const failing = runChange(async () => {
    steps.push('first begins');
    await first.promise;
    steps.push('first ends');
    throw new Error('no');
  });
  const next = runChange(async () => {
    steps.push('second');
    return 'done';
  });
  await Promise.resolve();
  expect(steps).toEqual(['first begins']);
  expect(told).not.toHaveBeenCalled();
  first.resolve();
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
  expect(told).toHaveBeenCalledTimes(2);
});
