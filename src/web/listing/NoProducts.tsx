import { Link } from 'react-router';
import { EmptyWithLink } from '#web/components/EmptyWithLink.tsx';
import { useRootData } from '#web/data/use-root-data.ts';
import { listing as t } from '#web/messages/en/listing.ts';
import { page } from '#web/messages/en/page.ts';
import { shell } from '#web/messages/en/shell.ts';
import type { Listing } from './listing-data.ts';
import { filterCount, searchOf, withoutFilters } from './listing-filter.ts';
import { listingPath } from './listing-path.ts';
import styles from './NoProducts.module.css';
import { wordsOf } from './use-listing-filter.ts';

/** Spec §2: 'No products found', why that may be, and the way on. */
export function NoProducts({ listing }: { listing: Listing }) {
  const { text, action, to } = wayOn(listing);
  return (
    <div>
      <EmptyWithLink scene="scale" text={t.noProducts} to={to} label={action}>
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
  if (q !== '') return { text: t.noFitting, action: page.seeAllProducts, to: '/shop' };
  if (source.of === 'all') return { text: t.nothingHere, action: shell.backToHome, to: '/' };
  return { text: t.nothingHere, action: page.seeAllProducts, to: '/shop' };
}

/** Shown when a search found nothing. */
function SubcategoryLinks() {
  const categories = useRootData()?.categories ?? [];
  return (
    <nav aria-label={shell.popularCategory}>
      <ul className={`wrap ${styles.links}`}>
        {categories
          .flatMap((category) => category.subcategories)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link
                className={`chip ${styles.link}`}
                to={listingPath({ slug, subSlug: undefined })}
              >
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
