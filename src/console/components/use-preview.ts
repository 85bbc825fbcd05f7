import { type ReactNode, useEffect, useState } from 'react';
import { consoleCall } from '#console/data/api.ts';
import { submitFailure } from '#console/data/submit-failure.tsx';
import type { ConsoleInput, ConsoleOutput } from '#contract/console/index.ts';
import { isRefusal, type Refusal } from '#contract/refusal.ts';

const debounceMs = 120;

type PreviewName = 'previewOrderFor' | 'previewProductEdit';
type Answer<N extends PreviewName> = {
  asked: string;
  preview?: ConsoleOutput<N>;
  failure?: ReactNode;
  refusal?: Refusal | undefined;
};

/** What would come of it by the server's own rules, a moment after the last change. */
export function usePreview<N extends PreviewName>(name: N, draft: ConsoleInput<N> | undefined) {
  const [answer, setAnswer] = useState<Answer<N>>();
  const [times, setTimes] = useState(0);
  const asked = draft ? `${times} ${JSON.stringify(draft)}` : '';

  useEffect(() => {
    if (asked === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const input: ConsoleInput<N> = JSON.parse(asked.slice(asked.indexOf(' ')));
      consoleCall(name, input, abort.signal).then(
        (preview) => setAnswer({ asked, preview }),
        (error) => {
          if (abort.signal.aborted) return;
          const failure = submitFailure(error);
          const refusal = isRefusal(error) ? error : undefined;
          setAnswer((before) => ({ ...before, asked, failure, refusal }));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [name, asked]);

  return {
    /** The last one: it stays in sight until the next has come. */
    preview: asked === '' ? undefined : answer?.preview,
    isCurrent: answer?.asked === asked && answer.failure === undefined,
    failure: answer?.asked === asked ? answer.failure : undefined,
    /** What the server refused, for a place of its own. */
    refusal: answer?.asked === asked ? answer.refusal : undefined,
    again: () => setTimes((before) => before + 1),
  };
}

export type Preview<N extends PreviewName> = ReturnType<typeof usePreview<N>>;
