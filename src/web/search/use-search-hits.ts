import { useEffect, useState } from 'react';
import type { SearchHitWire } from '#contract/catalogue.ts';
import { browserCall } from '#web/api.ts';
import { browserLog, optional } from '#web/log.ts';

/** Spec §9: results come after this pause. */
const pauseMs = 300;
const hitsAtMost = 8;

export type SearchHits = { words: string; hits: SearchHitWire[] };

/** Answers for `words`; the last ones stay until the next are there. Blank words ask nothing. */
export function useSearchHits(words: string): SearchHits | undefined {
  const [found, setFound] = useState<SearchHits>();

  useEffect(() => {
    if (words === '') return setFound(undefined);
    // A new letter ends the wait, and the request of the one before.
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const read = browserCall('searchProducts', { q: words, limit: hitsAtMost }, abort.signal);
      const answer = await optional(browserLog, 'search', read);
      if (!abort.signal.aborted) setFound(answer && { words, hits: answer.data });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  return words === '' ? undefined : found;
}
