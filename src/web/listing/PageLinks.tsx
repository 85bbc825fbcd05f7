import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import styles from './LoadMore.module.css';
import type { Listing } from './listing-data.ts';
import { searchOf } from './listing-filter.ts';
import { wordsOf } from './use-listing-filter.ts';

/** The list page by page: for search engines, and where no script brings the rest of it. */
export function PageLinks({ listing }: { listing: Listing }) {
  const { filter, source, page, pageCount } = listing;
  if (pageCount === 1) return null;
  const to = (number: number) => searchOf(filter, { q: wordsOf(source), page: number });
  return (
    <nav className={`row gap-3 ${styles.pages}`} aria-label={t.pages}>
      {page > 1 && (
        <Link className={buttonClass('secondary')} to={to(page - 1)} rel="prev">
          {t.previousPage}
        </Link>
      )}
      <span className="muted figures">{t.pageOf(page, pageCount)}</span>
      {page < pageCount && (
        <Link className={buttonClass('secondary')} to={to(page + 1)} rel="next">
          {t.nextPage}
        </Link>
      )}
    </nav>
  );
}
