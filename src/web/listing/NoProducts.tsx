import { Link } from 'react-router';
import { buttonClass } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { type ListingMessages, useListingMessages } from '#web/messages/use-listing-messages.ts';
import type { Listing } from './listing-data.ts';
import { filterCount, searchOf, withoutFilters } from './listing-filter.ts';
import styles from './NoProducts.module.css';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';
import { wordsOf } from './use-listing-filter.ts';

/** Spec §2: 'No products found', why that may be, and the way on. */
export function NoProducts({ listing }: { listing: Listing }) {
  const t = useListingMessages();
  const { text, action, to } = wayOn(listing, t);
  return (
    <div>
      <EmptyState
        icon="box"
        text={t.listing.noProducts}
        action={
          <Link className={buttonClass('primary')} to={to}>
            {action}
          </Link>
        }
      >
        <p className={styles.why}>{text}</p>
      </EmptyState>
      {listing.source.of === 'words' && <SubcategoryLinks />}
    </div>
  );
}

function wayOn(listing: Listing, t: ListingMessages): { text: string; action: string; to: string } {
  const { filter, source, total } = listing;
  const q = wordsOf(source);
  if (total > 0) {
    return { text: t.listing.pastEnd, action: t.listing.firstPage, to: searchOf(filter, { q }) };
  }
  if (filterCount(filter) > 0) {
    const to = searchOf(withoutFilters(filter), { q });
    return { text: t.listing.clearToSee, action: t.listing.clearAll, to };
  }
  if (q !== '') return { text: t.listing.noFitting, action: t.seeAllProducts, to: '/shop' };
  if (source.of === 'all') return { text: t.listing.nothingHere, action: t.backToHome, to: '/' };
  return { text: t.listing.nothingHere, action: t.seeAllProducts, to: '/shop' };
}
