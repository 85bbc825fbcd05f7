import { useEffect, useState } from 'react';
import type { SearchHitWire } from '#contract/catalogue.ts';
import { browserCall } from '#web/api.ts';
import { browserLog, optional } from '#web/log.ts';

/** Spec §9 */
const debounceMs = 300;
const hitsAtMost = 8;

export type SearchHits = { words: string; hits: SearchHitWire[] };

/** The hits for `words`, debounced; the last ones stay until the next arrive. */
export function useSearchHits(words: string): SearchHits | undefined {
  const [found, setFound] = useState<SearchHits>();

  useEffect(() => {
    if (words === '') return setFound(undefined);
    // A new letter restarts the debounce and aborts the request before.
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const read = browserCall('searchProducts', { q: words, limit: hitsAtMost }, abort.signal);
      const answer = await optional(browserLog, 'search', read);
      if (!abort.signal.aborted) setFound(answer && { words, hits: answer.data });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);

  return words === '' ? undefined : found;
}
