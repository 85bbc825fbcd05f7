import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { classes } from '#ui/classes.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import styles from './ListingPage.module.css';
import type { Listing } from './listing-data.ts';
import { isListingPath } from './listing-path.ts';
import { More } from './More.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { pageSize } from './source.ts';
import { useMoreProducts } from './use-more-products.ts';
import { useSlow } from './use-slow.ts';

/** The products, as far as they were read. */
export function ProductList({ listing, wide }: { listing: Listing; wide: boolean }) {
  const { products, status, lastPage, load } = useMoreProducts(listing);
  const next = useNavigation().location?.pathname;
  const pending = next !== undefined && isListingPath(next);
  const slow = useSlow(pending);
  const top = useListTop(listing);
  const left = listing.total - products.length;
  return (
    <div className={styles.list} ref={top} aria-busy={pending}>
      <ActiveFilters listing={listing} />
      {products.length === 0 ? (
        <NoProducts listing={listing} />
      ) : (
        <div className={classes(pending && !slow && styles.pending)}>
          <ProductGrid
            products={slow ? [] : products}
            wide={wide}
            coming={slow ? products.length : status === 'loading' ? Math.min(left, pageSize) : 0}
          />
        </div>
      )}
      <More
        listing={listing}
        shown={products.length}
        lastPage={lastPage}
        status={status}
        load={load}
      />
    </div>
  );
}

/** A list that changes under a reader who is far down it begins again at its top. */
function useListTop({ choice }: Listing) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(choice);
  useEffect(() => {
    if (shown.current === choice) return;
    shown.current = choice;
    const node = top.current;
    if (node && node.getBoundingClientRect().top < 0) node.scrollIntoView({ block: 'start' });
  }, [choice]);
  return top;
}
