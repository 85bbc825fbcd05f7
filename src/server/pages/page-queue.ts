import { setImmediate } from 'node:timers/promises';
import { BoundedQueue } from '#server/queues/bounded-queue.ts';
import { queueLimits } from '#server/queues/queue-limits.ts';

/**
 * Node takes one new connection in each turn of the event loop, and a page takes one turn of many
 * milliseconds: without turns in between, a flood is let in as slowly as pages are rendered, nobody
 * is seen waiting, and nobody is refused. Turns in which nothing happens take microseconds.
 */
const turnsBetweenStarts = 100;

/**
 * Pages of signed-in customers wait for the database, those of guests hardly ever: each have a queue
 * of their own, so that a slow database does not keep guests waiting.
 */
export class PageQueue {
  #guests = new BoundedQueue(queueLimits.guestPages);
  #customers = new BoundedQueue(queueLimits.customerPages);
  #lastStart: Promise<void> = Promise.resolve();

  /** A page still waiting when `signal` aborts, because its client left, is never rendered. */
  run(render: () => Promise<void>, signedIn: boolean, signal: AbortSignal): Promise<void> {
    const queue = signedIn ? this.#customers : this.#guests;
    return queue.run(async () => {
      await this.#nextStart();
      if (!signal.aborted) await render();
    }, signal);
  }

  /** Pages start one after the other, with turns of the event loop in between. */
  #nextStart(): Promise<void> {
    this.#lastStart = this.#lastStart.then(async () => {
      for (let turn = 0; turn < turnsBetweenStarts; turn += 1) await setImmediate();
    });
    return this.#lastStart;
  }
}
