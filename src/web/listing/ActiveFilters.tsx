import { Link } from 'react-router';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import styles from './ActiveFilters.module.css';
import type { Listing } from './listing-data.ts';
import {
  filterCount,
  type ListingFilter,
  searchOf,
  toggleBrand,
  withoutFilters,
} from './listing-filter.ts';
import { wordsOf } from './use-listing-filter.ts';

/** Each filter that is set, as a link to the list without it. */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const { filter, source } = listing;
  if (filterCount(filter) === 0) return null;
  const without = (rest: ListingFilter) => ({
    to: searchOf(rest, { q: wordsOf(source) }),
    replace: true,
    preventScrollReset: true,
  });
  return (
    <ul className={`strip ${styles.chips}`} aria-label={t.chosen}>
      {chipsOf(listing).map(({ name, rest }) => (
        <li key={name}>
          <Link className={`row ${styles.chip}`} {...without(rest)} aria-label={t.remove(name)}>
            {name}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
      <li>
        <Link className={`row accent ${styles.clear}`} {...without(withoutFilters(filter))}>
          {t.clearAll}
        </Link>
      </li>
    </ul>
  );
}

type Chip = { name: string; rest: ListingFilter };

function chipsOf({ filter, facets }: Listing): Chip[] {
  const chips = filter.brands.map((id) => ({
    name: facets.brands.find((brand) => brand.id === id)?.name ?? id,
    rest: toggleBrand(filter, id),
  }));
  if (filter.inStock) chips.push({ name: t.inStock, rest: { ...filter, inStock: '' } });
  if (filter.marginMin) {
    const name = t.marginChip(filter.marginMin);
    chips.push({ name, rest: { ...filter, marginMin: '' } });
  }
  const price = priceName(filter);
  if (price) chips.push({ name: price, rest: { ...filter, priceMin: '', priceMax: '' } });
  return chips;
}

function priceName({ priceMin, priceMax }: ListingFilter): string | undefined {
  const amount = (text: string) => formatPaise(rupeesToPaise(Number(text)));
  if (priceMin && priceMax) return t.priceBetween(amount(priceMin), amount(priceMax));
  if (priceMin) return t.priceFrom(amount(priceMin));
  if (priceMax) return t.priceTo(amount(priceMax));
  return undefined;
}
