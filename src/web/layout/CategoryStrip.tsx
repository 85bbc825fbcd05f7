import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Spinner } from '#ui/Spinner.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import styles from './CategoryStrip.module.css';

/** Desktop only. Spec §4: loading, loaded, empty. */
export function CategoryStrip() {
  const categories = useRootData()?.categories;
  const asking = useRetry(categories === undefined);
  return (
    <nav className={styles.strip} aria-label={t.categories}>
      <ul className={`wrap gap-1 ${styles.list}`}>
        {categories?.map((category) => (
          <li key={category.id}>
            <CategoryMenu category={category} />
          </li>
        ))}
        {asking && (
          <li className={`muted ${styles.note}`}>
            <Spinner label={t.loadingCategories} />
          </li>
        )}
        {categories?.length === 0 && <li className={`muted ${styles.note}`}>{t.noCategories}</li>}
      </ul>
    </nav>
  );
}

/** Where the server could not read the categories, the browser retries once. */
function useRetry(missing: boolean): boolean {
  const { state, revalidate } = useRevalidator();
  const [tried, setTried] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    if (!missing || asked.current) return;
    asked.current = true;
    revalidate().finally(() => setTried(true));
  }, [missing, revalidate]);
  return missing && (!tried || state === 'loading');
}
