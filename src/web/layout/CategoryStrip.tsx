import { useEffect, useId, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import popup from '#ui/popup.module.css';
import { Spinner } from '#ui/Spinner.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import type { Category } from '#web/paths/category.ts';
import { subcategoryPath } from '#web/paths/paths.ts';
import styles from './CategoryStrip.module.css';
import { useRoutePopover } from './use-route-popover.ts';

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

/** A native popover: opens, closes and takes Escape without scripts. */
function CategoryMenu({ category }: { category: Category }) {
  const menuId = useId();
  const menu = useRoutePopover();

  return (
    <>
      <button type="button" className={`row caption gap-1 ${styles.toggle}`} popoverTarget={menuId}>
        {category.name}
        <Icon name="chevronDown" small />
      </button>
      <div className={classes(popup.popup, styles.menu)} id={menuId} ref={menu} popover="auto">
        {category.subcategories.length === 0 ? (
          <p className={`muted ${styles.empty}`}>{t.noSubcategories}</p>
        ) : (
          <ul>
            {category.subcategories.map((subcategory) => (
              <li key={subcategory.slug}>
                <Link className={styles.item} to={subcategoryPath(subcategory)}>
                  {subcategory.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
