import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { productFromWire } from '#web/catalogue/product.ts';
import { cardId } from './card-in-view.ts';
import type { Listing } from './listing-data.ts';
import { searchOf } from './listing-filter.ts';
import { productsOf, type ReadPages, withPage } from './read-pages.ts';
import { abortableCall, readProducts } from './source.ts';
import { wordsOf } from './use-listing-filter.ts';

export type MoreProducts = ReturnType<typeof useMoreProducts>;

type MoreStatus = 'idle' | 'loading' | 'failed';

type State = {
  place: string;
  read: ReadPages | undefined;
  status: MoreStatus;
  /** The page that is being read, or was last. */
  page: number;
};

/** A cache of the pages that were read, by history entry: going back restores the list. */
const readPages = new Map<string, ReadPages>();
const maxCached = 20;

function cache(place: string, read: ReadPages): void {
  readPages.delete(place);
  readPages.set(place, read);
  const [oldest] = readPages.keys();
  if (readPages.size > maxCached && oldest !== undefined) readPages.delete(oldest);
}

/** The list as read so far, and functions that read the pages after and before it. */
export function useMoreProducts({ source, filter, ...asked }: Listing) {
  const { key, pathname } = useLocation();
  // Without the page, which changes as one scrolls.
  const place = `${key} ${pathname}${searchOf(filter, { q: wordsOf(source) })}`;
  const fresh = (): State => ({ place, read: readPages.get(place), status: 'idle', page: 0 });
  const [state, setState] = useState(fresh);
  if (state.place !== place) setState(fresh());
  const { read, status, page } = state.place === place ? state : fresh();
  const controllerRef = useRef<AbortController>(undefined);

  // Navigation aborts the read of the old list.
  useEffect(() => () => controllerRef.current?.abort(), [place]);

  const shown = useMemo(
    () => withPage(read, asked.page, asked.products),
    [read, asked.page, asked.products],
  );
  const products = useMemo(() => productsOf(shown), [shown]);
  const lastPage = shown.from + shown.pages.length - 1;
  const load = async (wanted: number) => {
    if (status === 'loading') return;
    const controller = new AbortController();
    controllerRef.current = controller;
    const put = (next: Partial<State>) =>
      setState({ place, read: shown, status: 'idle', page: wanted, ...next });
    put({ status: 'loading' });
    try {
      const call = abortableCall(controller.signal);
      const found = await readProducts(call, source, filter, { page: wanted });
      const next = withPage(shown, wanted, found.products.map(productFromWire));
      if (controller.signal.aborted) return;
      cache(place, next);
      if (wanted < shown.from)
        keepInPlace(products[0]?.id, () => flushSync(() => put({ read: next })));
      // Rendered in slices: a page of cards in one go blocks a cheap phone for a quarter of a second.
      else startTransition(() => put({ read: next }));
    } catch (error) {
      const { aborted } = controller.signal;
      if (!aborted) browserLog('more products', error);
      // A list that is only hidden, behind a product, reads it again once it is shown.
      const stopped: MoreStatus = aborted ? 'idle' : 'failed';
      setState((now) => (now.place === place ? { ...now, status: stopped } : now));
    }
  };

  return {
    products,
    /** With the number of the first page of them. */
    shown,
    /** Of the page after the last, and of the one before the first. */
    status: page < shown.from ? 'idle' : status,
    statusBefore: page < shown.from ? status : 'idle',
    isReading: status === 'loading',
    lastPage,
    /** undefined at the end of the list. */
    load: lastPage < asked.pageCount ? () => load(lastPage + 1) : undefined,
    loadBefore: () => load(shown.from - 1),
  };
}

/** What is on the screen stays where it is while cards come above it; browsers do not all see to that. */
function keepInPlace(productId: number | undefined, change: () => void): void {
  const card = productId === undefined ? null : document.getElementById(cardId(productId));
  const before = card?.getBoundingClientRect().top ?? 0;
  change();
  if (card) scrollBy(0, card.getBoundingClientRect().top - before);
}
