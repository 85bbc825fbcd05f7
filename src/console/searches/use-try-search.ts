import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/data/api.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';

/** Fast typing sends one search, not one per letter. */
const debounceMs = 200;

type Tried = ConsoleOutput<'trySearch'> & { q: string };

/** What the shop would find for some words with these synonyms; undefined until that is known. */
export function useTrySearch(q: string, words: string, id: number | undefined): Tried | undefined {
  const [tried, setTried] = useState<Tried>();
  const asked = q.trim();
  useEffect(() => {
    if (asked === '') return setTried(undefined);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      consoleCall('trySearch', { q: asked, words, id }, abort.signal).then(
        (found) => setTried({ ...found, q: asked }),
        (error) => {
          if (!abort.signal.aborted) browserLog('trySearch', error);
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked, words, id]);
  return tried;
}
