import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { browserLog } from '#client/log.ts';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import type { Listing } from './listing-data.ts';
import { abortableCall, readProducts } from './source.ts';

export type MoreStatus = 'idle' | 'loading' | 'failed';

/** A cache of the list's pages after the first, by history entry: going back restores the list. */
const laterPages = new Map<string, Product[][]>();
const maxCached = 20;

function cache(place: string, pages: Product[][]): void {
  laterPages.delete(place);
  laterPages.set(place, pages);
  const [oldest] = laterPages.keys();
  if (laterPages.size > maxCached && oldest !== undefined) laterPages.delete(oldest);
}

/** The list as read so far, and a function that reads its next page. */
export function useMoreProducts({ source, filter, ...first }: Listing) {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const fresh = () => ({ place, pages: laterPages.get(place) ?? [], status: 'idle' as MoreStatus });
  const [state, setState] = useState(fresh);
  if (state.place !== place) setState(fresh());
  const { pages, status } = state.place === place ? state : fresh();
  const controllerRef = useRef<AbortController>(undefined);

  // Navigation aborts the read of the old list.
  useEffect(() => () => controllerRef.current?.abort(), [place]);

  const lastPage = first.page + pages.length;
  const products = useMemo(
    () => unique([...first.products, ...pages.flat()]),
    [first.products, pages],
  );
  const load = async () => {
    if (status === 'loading') return;
    const controller = new AbortController();
    controllerRef.current = controller;
    setState({ place, pages, status: 'loading' });
    try {
      const call = abortableCall(controller.signal);
      const found = await readProducts(call, source, filter, { page: lastPage + 1 });
      const next = [...pages, found.products.map(productFromWire)];
      if (controller.signal.aborted) return;
      cache(place, next);
      // Rendered in slices: a page of cards in one go blocks a cheap phone for a quarter of a second.
      startTransition(() => setState({ place, pages: next, status: 'idle' }));
    } catch (error) {
      const { aborted } = controller.signal;
      if (!aborted) browserLog('more products', error);
      // A list that is only hidden, behind a product, reads it again once it is shown.
      const stopped = { place, pages, status: aborted ? 'idle' : 'failed' } as const;
      setState((now) => (now.place === place ? stopped : now));
    }
  };

  return {
    products,
    status,
    lastPage,
    /** undefined at the end of the list. */
    load: lastPage < first.pageCount ? load : undefined,
  };
}

/** A product may move to the next page between two reads. */
function unique(products: Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
