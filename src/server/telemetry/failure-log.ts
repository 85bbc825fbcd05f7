type Log = (place: string, error: unknown) => void;

const everyMs = 60_000;

/**
 * The log of one place that is tried again and again: the first failure, then at most one line a minute
 * with how many there were in between, and one when it works again. A database that is away for an
 * hour would otherwise fill the log with what everybody knows by then.
 */
export function failureLog(place: string, log: Log, now: () => number = () => performance.now()) {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let left = 0;
  let isDown = false;
  return {
    failed(error: unknown): void {
      if (now() - loggedAt < everyMs) {
        left += 1;
        return;
      }
      log(place, left > 0 ? new Error(`Failed ${left + 1} times more`, { cause: error }) : error);
      loggedAt = now();
      left = 0;
      isDown = true;
    },
    succeeded(): void {
      if (!isDown) return;
      isDown = false;
      log(place, `works again; failures not logged: ${left}`);
      left = 0;
    },
  };
}
