import { type ReactNode, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import { isSessionEnd, submitFailure } from './submit-failure.tsx';

/**
 * Sends a form: one request at a time, and what went wrong, to be read. A screen that has a place of
 * its own for a refusal, such as beside a field, takes it with `onRefusal`, which then answers true.
 */
export function useSubmit(onRefusal?: (refusal: Refusal) => boolean) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<ReactNode>();

  async function submit(work: () => Promise<unknown>): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const placed = isRefusal(error) && !isSessionEnd(error) && onRefusal?.(error);
      if (!placed) setFailure(submitFailure(error));
    }
    setPending(false);
  }

  return { pending, failure, submit };
}
