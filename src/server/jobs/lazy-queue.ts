import type { JobQueue } from './queue.ts';

/** A queue that opens when it is first needed, so that nothing else has to wait for it. */
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
  return {
    async ready() {
      await queue();
    },
    async send(...job) {
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
