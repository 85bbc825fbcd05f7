import { useEffect, useRef, useState } from 'react';
import { browserLog } from '#client/log.ts';
import { optional } from '#client/optional.ts';
import { browserCall } from '#web/data/api.ts';
import { type ReviewPage, reviewPageFromWire, reviewsAtOnce, withMore } from './review.ts';

/** The first page and those loaded since; a new first page starts over. */
export function useMoreReviews(productId: number, first: ReviewPage) {
  const [start, setStart] = useState(first);
  const [shown, setShown] = useState(first.reviews);
  const [total, setTotal] = useState(first.totalReviews);
  const [lastPage, setLastPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const { list, focusOnNext } = useFocusOnNew(shown.length);
  if (start !== first) {
    setStart(first);
    setShown(first.reviews);
    setTotal(first.totalReviews);
    setLastPage(1);
  }

  async function showMore() {
    setBusy(true);
    const next = { product_id: productId, page: lastPage + 1, limit: reviewsAtOnce };
    const wire = await optional(
      browserLog,
      'product reviews',
      browserCall('getReviewsByProductId', next),
    );
    setBusy(false);
    if (!wire) return;
    const page = reviewPageFromWire(wire);
    const more = withMore(shown, page.reviews);
    focusOnNext();
    setShown(more);
    // A page without news is the end, whatever the count says.
    setTotal(more.length === shown.length ? more.length : page.totalReviews);
    setLastPage(next.page);
  }

  return { shown, total, busy, showMore, list };
}

/** Moves focus to the first new review: the button may be gone by then. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const from = useRef<number>(undefined);
  // After each change of the list.
  useEffect(() => {
    if (from.current === undefined) return;
    const fresh = list.current?.children[from.current];
    from.current = undefined;
    if (fresh instanceof HTMLElement) fresh.focus();
  }, [count]);
  return {
    list,
    focusOnNext: () => {
      from.current = count;
    },
  };
}
