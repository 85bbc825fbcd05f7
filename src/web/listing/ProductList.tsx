import { useDeferredValue, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { classes } from '#ui/classes.ts';
import type { Product } from '#web/catalogue/product.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './ListingPage.module.css';
import { LoadBefore } from './LoadBefore.tsx';
import { LoadMore } from './LoadMore.tsx';
import type { Listing } from './listing-data.ts';
import { searchOf } from './listing-filter.ts';
import { isListingPath } from './listing-path.ts';
import { NoProducts } from './NoProducts.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { pageSize } from './source.ts';
import { useCardInAddress } from './use-card-in-address.ts';
import { useDelayedPending } from './use-delayed-pending.ts';
import { useMoreProducts } from './use-more-products.ts';

const noProducts: Product[] = [];

/** The products read so far. */
export function ProductList({ listing, wide }: { listing: Listing; wide: boolean }) {
  const more = useMoreProducts(listing);
  const { products, shown } = more;
  const next = useNavigation().location?.pathname;
  const pending = next !== undefined && isListingPath(next);
  const slow = useDelayedPending(pending);
  const top = useListTop(listing);
  useCardInAddress(top, listing, shown);
  const left = listing.total - products.length;
  // Deferred: the button answers a tap before two dozen cards are drawn.
  const coming = useDeferredValue(more.status === 'loading' ? Math.min(left, pageSize) : 0);
  return (
    <div className={styles.list} ref={top} aria-busy={pending}>
      <ActiveFilters listing={listing} />
      {products.length === 0 ? (
        <NoProducts listing={listing} />
      ) : (
        <div className={classes(pending && !slow && styles.pending)}>
          <LoadBefore more={more} />
          <ProductGrid
            products={slow ? noProducts : products}
            wide={wide}
            placeholders={slow ? products.length : coming}
          />
        </div>
      )}
      <LoadMore listing={listing} more={more} />
    </div>
  );
}

/** Scrolls to the top of the list when its filter changes further down. */
function useListTop({ filter }: Listing) {
  const top = useRef<HTMLDivElement>(null);
  const chosen = searchOf(filter);
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    const node = top.current;
    if (node && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return top;
}
