import { Worker } from 'node:worker_threads';
import { vi } from 'vitest';

/** Lets something happen while the next PIN or password is being hashed or checked. */
export function duringHash(happen: () => Promise<unknown>): void {
  const post = Worker.prototype.postMessage;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(function (
    this: Worker,
    ...message
  ) {
    void happen().then(() => post.apply(this, message));
  });
}
