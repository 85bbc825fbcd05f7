import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type Product, productFromWire } from '#web/catalogue/product.ts';
import { browserLog } from '#web/log.ts';
import type { Listing } from './listing-data.ts';
import { abortableCall, readProducts } from './source.ts';

export type MoreStatus = 'idle' | 'loading' | 'failed';

/** Pages after the first, by the place in the history: going back shows the list as it was left. */
const kept = new Map<string, Product[][]>();
const maxKept = 20;

function keep(place: string, pages: Product[][]): void {
  kept.delete(place);
  kept.set(place, pages);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

/** The list as far as it was read, and the way to its next page. */
export function useMoreProducts({ source, choice, ...first }: Listing) {
  const { key, pathname, search } = useLocation();
  const place = `${key} ${pathname}${search}`;
  const fresh = () => ({ place, pages: kept.get(place) ?? [], status: 'idle' as MoreStatus });
  const [state, setState] = useState(fresh);
  if (state.place !== place) setState(fresh());
  const { pages, status } = state.place === place ? state : fresh();
  const going = useRef<AbortController>(undefined);

  // A new place gives up what was being read for the old one.
  useEffect(() => () => going.current?.abort(), [place]);

  const lastPage = first.page + pages.length;
  const load = async () => {
    if (status === 'loading') return;
    const controller = new AbortController();
    going.current = controller;
    setState({ place, pages, status: 'loading' });
    try {
      const call = abortableCall(controller.signal);
      const found = await readProducts(call, source, choice, { page: lastPage + 1 });
      const next = [...pages, (found.products ?? []).map(productFromWire)];
      if (controller.signal.aborted) return;
      keep(place, next);
      setState({ place, pages: next, status: 'idle' });
    } catch (error) {
      if (controller.signal.aborted) return;
      browserLog('more products', error);
      setState({ place, pages, status: 'failed' });
    }
  };

  return {
    products: unique([...first.products, ...pages.flat()]),
    status,
    lastPage,
    /** undefined: this is the end. */
    load: lastPage < first.pageCount ? load : undefined,
  };
}

/** A product may move to the next page while the reader is between the two. */
function unique(products: Product[]): Product[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
