import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetRouteData, storeRouteDataAs } from '#web/data/route-data-cache.ts';
import { cardInView, productOfCard } from './card-in-view.ts';
import { canonicalPath, type Listing } from './listing-data.ts';
import { searchOf } from './listing-filter.ts';
import { pageOfProduct, type ReadPages } from './read-pages.ts';
import { wordsOf } from './use-listing-filter.ts';

/** Browsers limit how often an address may change. */
const stillMs = 250;

/**
 * The address follows the card in view, so that a reload, a link and the way back lead to it. It is replaced
 * behind the router's back: for the router nothing has changed, and nothing is read or rendered (decision 48).
 */
export function useCardInAddress(
  list: RefObject<HTMLElement | null>,
  listing: Listing,
  shown: ReadPages,
): void {
  const { key, pathname, search } = useLocation();
  const { source, filter } = listing;
  const pageInAddress = useRef(listing.page);
  const searchFor = (page: number) => {
    const words = searchOf(filter, { q: wordsOf(source), page });
    return words === '?' ? '' : words;
  };

  const follow = useEffectEvent(() => {
    const { state } = history;
    // Where another page has been opened, the entry is no longer that of the list.
    if (!list.current || (state?.key ?? 'default') !== key) return;
    const card = cardInView(list.current);
    const page = card ? pageOfProduct(shown, productOfCard(card)) : shown.from;
    const hash = card ? `#${card.id}` : '';
    history.replaceState({ ...state, card }, '', `${pathname}${searchFor(page)}${hash}`);
    storePage(page);
  });
  /** The way back leads to an address that the router has not read: its data are there at once, too. */
  const storePage = (page: number) => {
    const [before, products] = [pageInAddress.current, shown.pages[page - shown.from]];
    if (page === before || !products) return;
    pageInAddress.current = page;
    if (before !== listing.page) forgetRouteData(pathname + searchFor(before));
    if (page === listing.page) return;
    const there = { ...listing, page, products: [...products] };
    storeRouteDataAs(
      pathname + search,
      pathname + searchFor(page),
      (data: { canonicalPath: string }) => ({
        ...{ ...data, listing: there },
        canonicalPath: canonicalPath(data.canonicalPath.replace(/\?.*$/, ''), there),
      }),
    );
  };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(follow, stillMs);
    };
    const onClick = () => follow();
    addEventListener('scroll', onScroll, { passive: true });
    // A tap may leave the list before that.
    addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', onScroll);
      removeEventListener('click', onClick, { capture: true });
    };
  }, []);
}
