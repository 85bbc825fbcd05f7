import { type RefObject, useEffect, useRef, useState } from 'react';
import { browserCall } from '#web/api.ts';
import { browserLog, optional } from '#web/log.ts';
import { type ReviewPage, reviewPageFromWire, reviewsAtOnce, withMore } from './review.ts';

/** The first page, and each next one as it is asked for. */
export function useMoreReviews(productId: number, first: ReviewPage) {
  const [shown, setShown] = useState(first.reviews);
  const [total, setTotal] = useState(first.totalReviews);
  const [lastPage, setLastPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const list = useFocusOnNew(shown.length);

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
    setShown(more);
    // An empty page is the end, whatever the count says.
    setTotal(page.reviews.length === 0 ? more.length : page.totalReviews);
    setLastPage(next.page);
  }

  return { shown, total, busy, showMore, list };
}

/** Takes the reader to the first of the new ones: the button may be gone by then. */
function useFocusOnNew(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const fresh = list.current?.children[before.current];
    if (fresh instanceof HTMLElement) fresh.focus();
    before.current = count;
  }, [count]);
  return list;
}
