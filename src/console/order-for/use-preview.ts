import { useEffect, useState } from 'react';
import { refusalText } from '#client/refusal-text.ts';
import { consoleCall } from '#console/api.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { PreviewWire } from '#contract/console/order-for.ts';
import type { SpokenOrder } from './draft.ts';

const debounceMs = 120;

type Answer = { asked: string; preview?: PreviewWire; failure?: string };

/** What the order comes to by the server's own rules, a moment after the last change. */
export function usePreview(spoken: SpokenOrder | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [times, setTimes] = useState(0);
  const asked = spoken ? `${times} ${JSON.stringify(spoken)}` : '';

  useEffect(() => {
    if (asked === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const input: SpokenOrder = JSON.parse(asked.slice(asked.indexOf(' ')));
      consoleCall('previewOrderFor', input, abort.signal).then(
        (preview) => setAnswer({ asked, preview }),
        (error) => {
          if (abort.signal.aborted) return;
          const failure = refusalText(error, shellTexts.failed, shellTexts.unreachable);
          setAnswer((before) => ({ ...before, asked, failure }));
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);

  return {
    /** The last one: it stays in sight until the next has come. */
    preview: asked === '' ? undefined : answer?.preview,
    isCurrent: answer?.asked === asked && answer.failure === undefined,
    failure: answer?.asked === asked ? answer.failure : undefined,
    again: () => setTimes((before) => before + 1),
  };
}

export type Preview = ReturnType<typeof usePreview>;
