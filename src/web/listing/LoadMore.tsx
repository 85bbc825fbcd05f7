import { type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/Button.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import { shell } from '#web/messages/en/shell.ts';
import styles from './LoadMore.module.css';
import type { Listing } from './listing-data.ts';
import { searchOf } from './listing-filter.ts';
import { wordsOf } from './use-listing-filter.ts';
import type { MoreProducts } from './use-more-products.ts';

/** The next page is prefetched this far above the end of the list. */
const prefetchMargin = '800px';
/** After this many pages infinite scrolling pauses for a button, so that the footer can be reached. */
const pagesInARow = 5;

type LoadMoreProps = { listing: Listing; more: MoreProducts };

/** The end of the list: infinite scrolling, a button, and page links for when scripts are off. */
export function LoadMore({ listing, more }: LoadMoreProps) {
  const { status, load, isReading } = more;
  const shown = more.products.length;
  const end = useRef<HTMLDivElement>(null);
  const isPause = more.shown.pages.length % pagesInARow === 0;
  const isAutomatic = status === 'idle' && !isReading && !isPause;
  useInfiniteScroll(end, isAutomatic ? load : undefined);
  const { pageCount, total } = listing;
  const label = status === 'loading' ? t.loadingMore : t.showMore;

  if (shown === 0) return null;
  return (
    <div className={styles.more} ref={end}>
      {pageCount > 1 && (
        <p className={`muted figures ${styles.shown}`} role="status">
          {t.shown(shown, total)}
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {t.moreFailed}
        </p>
      )}
      {load && (
        <Button
          look="secondary"
          className={styles.press}
          aria-disabled={status === 'loading'}
          onClick={load}
        >
          {status === 'failed' ? shell.tryAgain : label}
        </Button>
      )}
      <PageLinks listing={listing} />
    </div>
  );
}

function useInfiniteScroll(
  end: RefObject<HTMLElement | null>,
  load: (() => void) | undefined,
): void {
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  const wanted = load !== undefined;
  useEffect(() => {
    const node = end.current;
    if (!node || !wanted) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current?.();
      },
      { rootMargin: prefetchMargin },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [end, wanted]);
}

/** The list page by page: for search engines, and where no script brings the rest of it. */
function PageLinks({ listing }: { listing: Listing }) {
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
