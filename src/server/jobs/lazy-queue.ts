import { Refusal } from '#contract/refusal.ts';
import type { JobQueue } from './queue.ts';

/**
 * A queue that opens when it is first needed, so that nothing else has to wait for it. Once closed
 * it stays closed: the database is about to close too.
 */
export function lazyQueue(open: () => Promise<JobQueue>): JobQueue {
  let opened: Promise<JobQueue> | undefined;
  let working: Promise<void> | undefined;
  let closed = false;
  const queue = () => {
    if (!opened) {
      opened = open();
      // One that could not open, since the database was away, is tried again.
      opened.catch(() => {
        opened = undefined;
      });
    }
    return opened;
  };
  const refuseClosed = () => {
    if (!closed) return;
    throw new Refusal('busy', 'The shop is busy. Please try again in a moment.', {
      retry_after: 2,
    });
  };
  return {
    async ready() {
      refuseClosed();
      await queue();
    },
    async send(...job) {
      refuseClosed();
      if (!opened) throw new Error('A job was sent before the queue was ready.');
      return (await opened).send(...job);
    },
    async work(handlers) {
      if (closed) return; // told to stop before it had begun
      working = queue().then((found) => found.work(handlers));
      await working;
    },
    async close() {
      closed = true;
      // Whoever asked for it has heard of a failure; what never opened needs no closing.
      await working?.catch(() => {});
      await opened?.then(
        (found) => found.close(),
        () => {},
      );
    },
  };
}
