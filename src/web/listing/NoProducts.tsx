import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { Listing } from './listing-data.ts';
import { filterCount, searchOf, withoutFilters } from './listing-filter.ts';
import styles from './NoProducts.module.css';
import { SubcategoryLinks } from './SubcategoryLinks.tsx';
import { wordsOf } from './use-listing-filter.ts';

/** Spec §2: 'No products found', why that may be, and the way on. */
export function NoProducts({ listing }: { listing: Listing }) {
  const { text, action, to } = wayOn(listing);
  return (
    <div>
      <EmptyWithLink icon="box" text={t.noProducts} to={to} label={action}>
        <p className={`muted ${styles.why}`}>{text}</p>
      </EmptyWithLink>
      {listing.source.of === 'words' && <SubcategoryLinks />}
    </div>
  );
}

function wayOn(listing: Listing): { text: string; action: string; to: string } {
  const { filter, source, total } = listing;
  const q = wordsOf(source);
  if (total > 0) {
    return { text: t.pastEnd, action: t.firstPage, to: searchOf(filter, { q }) };
  }
  if (filterCount(filter) > 0) {
    const to = searchOf(withoutFilters(filter), { q });
    return { text: t.clearToSee, action: t.clearAll, to };
  }
  if (q !== '') return { text: t.noFitting, action: shell.seeAllProducts, to: '/shop' };
  if (source.of === 'all') return { text: t.nothingHere, action: shell.backToHome, to: '/' };
  return { text: t.nothingHere, action: shell.seeAllProducts, to: '/shop' };
}
