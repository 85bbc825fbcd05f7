import { useState } from 'react';
import { searchesTexts as t } from '#console/messages/searches.ts';
import { Field } from '#ui/Field.tsx';
import styles from './SearchesScreen.module.css';
import { useTrySearch } from './use-try-search.ts';

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
