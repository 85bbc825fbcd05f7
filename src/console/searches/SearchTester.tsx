import { useEffect, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { consoleCall } from '#console/data/api.ts';
import { searchesTexts as t } from '#console/messages/searches.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { Field } from '#ui/Field.tsx';
import styles from './SearchesScreen.module.css';

type SearchTesterProps = { start: string; words: string; groupId: number | undefined };

/** What a search in the shop finds before anything is saved. */
export function SearchTester({ start, words, groupId }: SearchTesterProps) {
  const [q, setQ] = useState(start);
  const tried = useTrySearch(q, words, groupId);
  return (
    <div className="stack gap-2">
      <Field
        name="tried"
        label={t.tried}
        maxLength={100}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <div role="status">
        {tried && (
          <>
            <p className="muted">{t.finds(tried.count, tried.q)}</p>
            <ul className={styles.found}>
              {tried.products.map(({ id, product_name }) => (
                <li key={id}>{product_name}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** Fast typing sends one search, not one per letter. */
const debounceMs = 200;

type Tried = ConsoleOutput<'trySearch'> & { q: string };

/** What the shop would find for some words with these synonyms; undefined until that is known. */
function useTrySearch(q: string, words: string, id: number | undefined): Tried | undefined {
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
