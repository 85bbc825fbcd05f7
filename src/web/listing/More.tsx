import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Listing } from './listing-data.ts';
import styles from './More.module.css';
import { PageLinks } from './PageLinks.tsx';
import type { MoreStatus } from './use-more-products.ts';

/** How far ahead of the reader the next page is asked for. */
const ahead = '800px';
/** So many pages come by themselves; then the footer can be reached, or the reader asks for more. */
const pagesInARow = 5;

type MoreProps = {
  listing: Listing;
  shown: number;
  lastPage: number;
  status: MoreStatus;
  load: (() => void) | undefined;
};

/** The end of the list: more of it on the way down, and page links where nothing can load it. */
export function More({ listing, shown, lastPage, status, load }: MoreProps) {
  const t = useMessages();
  const end = useRef<HTMLDivElement>(null);
  const byItself = status === 'idle' && (lastPage - listing.page + 1) % pagesInARow !== 0;
  useNearEnd(end, byItself ? load : undefined);
  const { pageCount, total } = listing;
  const label = status === 'loading' ? t.listing.loadingMore : t.listing.showMore;

  if (shown === 0) return null;
  return (
    <div className={styles.more} ref={end}>
      {pageCount > 1 && (
        <p className={styles.shown} role="status">
          {t.listing.shown(shown, total)}
        </p>
      )}
      {status === 'failed' && (
        <p className={styles.failed} role="alert">
          {t.listing.moreFailed}
        </p>
      )}
      {load && (
        <Button
          look="secondary"
          className={styles.press}
          aria-disabled={status === 'loading'}
          onClick={load}
        >
          {status === 'failed' ? t.tryAgain : label}
        </Button>
      )}
      <PageLinks listing={listing} />
    </div>
  );
}

function useNearEnd(end: RefObject<HTMLElement | null>, load: (() => void) | undefined): void {
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
      { rootMargin: ahead },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [end, wanted]);
}
