import { browserLog } from '#client/log.ts';

/** A list shows without waiting for how many rows it has; where that fails, it does not say. */
export function listCount(counting: Promise<{ count: number }>): Promise<number | undefined> {
  return counting.then(
    ({ count }) => count,
    (error) => {
      browserLog('count', error);
      return undefined;
    },
  );
}
