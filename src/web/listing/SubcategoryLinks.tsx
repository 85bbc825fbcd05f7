import { Link } from 'react-router';
import { useRootData } from '#web/data/use-root-data.ts';
import { shell as t } from '#web/messages/en/shell.ts';
import { listingPath } from './listing-path.ts';
import styles from './NoProducts.module.css';

/** Shown when a search found nothing. */
export function SubcategoryLinks() {
  const categories = useRootData()?.categories ?? [];
  return (
    <nav aria-label={t.popularCategory}>
      <ul className={`wrap ${styles.links}`}>
        {categories
          .flatMap((category) => category.subcategories)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link
                className={`chip ${styles.link}`}
                to={listingPath({ slug, subSlug: undefined })}
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
