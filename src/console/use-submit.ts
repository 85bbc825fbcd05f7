import { useState } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';
import { shellTexts } from './messages/shell.ts';

/**
 * Sends a form: one request at a time, and what went wrong as a text. A screen that has a place of
 * its own for a refusal, such as beside a field, takes it with `onRefusal`, which then answers true.
 */
export function useSubmit(onRefusal?: (refusal: Refusal) => boolean) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(work: () => Promise<void>): Promise<void> {
    if (pending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      const placed = isRefusal(error) && onRefusal?.(error);
      if (!placed) setFailure(refusalText(error, shellTexts.failed, shellTexts.unreachable));
    }
    setPending(false);
  }

  return { pending, failure, submit };
}
