import { setImmediate } from 'node:timers/promises';

/** At most so long does a request wait for long work on the main thread. */
const sliceMs = 1;

/** For long work on the main thread: call it between steps, and every millisecond others get their turn. */
export function yieldToEventLoop(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < sliceMs) return undefined;
    return setImmediate().then(() => {
      startedAt = performance.now();
    });
  };
}
