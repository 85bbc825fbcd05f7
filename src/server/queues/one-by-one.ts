import { setImmediate } from 'node:timers/promises';

/** Those who come together go on one after the other, each in a turn of the event loop of its own. */
export function oneByOne(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}
