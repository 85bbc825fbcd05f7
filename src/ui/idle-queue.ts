import { afterPaint } from './after-paint.ts';

let queue: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks while the browser is idle, one at a time with a frame between them: together they would
 * be one long task that blocks input. Returns a function that cancels the task.
 */
export function queueIdleTask(task: () => void): () => void {
  let cancelled = false;
  queue = queue.then(async () => {
    if (cancelled) return;
    await idle();
    if (cancelled) return;
    // A task that throws is reported like any uncaught error, and the queue goes on.
    try {
      task();
    } catch (error) {
      reportError(error);
    }
    await afterPaint();
  });
  return () => {
    cancelled = true;
  };
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 2_000 });
    else setTimeout(resolve, 100);
  });
}
