import { Link } from 'react-router';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { type ListingMessages, useListingMessages } from '#web/messages/use-listing-messages.ts';
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
  const t = useListingMessages();
  const { filter, source } = listing;
  if (filterCount(filter) === 0) return null;
  const without = (rest: ListingFilter) => ({
    to: searchOf(rest, { q: wordsOf(source) }),
    replace: true,
    preventScrollReset: true,
  });
  return (
    <ul className={styles.chips} aria-label={t.listing.chosen}>
      {chipsOf(listing, t).map(({ name, rest }) => (
        <li key={name}>
          <Link className={styles.chip} {...without(rest)} aria-label={t.listing.remove(name)}>
            {name}
            <Icon name="close" small />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} {...without(withoutFilters(filter))}>
          {t.listing.clearAll}
        </Link>
      </li>
    </ul>
  );
}

type Chip = { name: string; rest: ListingFilter };

function chipsOf({ filter, facets }: Listing, t: ListingMessages): Chip[] {
  const chips = filter.brands.map((id) => ({
    name: facets.brands.find((brand) => brand.id === id)?.name ?? id,
    rest: toggleBrand(filter, id),
  }));
  if (filter.inStock) chips.push({ name: t.listing.inStock, rest: { ...filter, inStock: '' } });
  if (filter.marginMin) {
    const name = t.listing.marginChip(filter.marginMin);
    chips.push({ name, rest: { ...filter, marginMin: '' } });
  }
  const price = priceName(filter, t);
  if (price) chips.push({ name: price, rest: { ...filter, priceMin: '', priceMax: '' } });
  return chips;
}

function priceName({ priceMin, priceMax }: ListingFilter, t: ListingMessages): string | undefined {
  const amount = (text: string) => formatPaise(rupeesToPaise(Number(text)));
  if (priceMin && priceMax) return t.listing.priceBetween(amount(priceMin), amount(priceMax));
  if (priceMin) return t.listing.priceFrom(amount(priceMin));
  if (priceMax) return t.listing.priceTo(amount(priceMax));
  return undefined;
}
