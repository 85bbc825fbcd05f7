import { Link } from 'react-router';
import { formatPaise, rupeesToPaise } from '#domain/money.ts';
import { Icon } from '#ui/Icon.tsx';
import { type Messages, useMessages } from '#web/messages/use-messages.ts';
import styles from './ActiveFilters.module.css';
import { type Choice, filterCount, searchOf, toggleBrand, withoutFilters } from './choice.ts';
import type { Listing } from './listing-data.ts';
import { wordsOf } from './use-choice.ts';

/** Each filter that is set, as a link to the list without it. */
export function ActiveFilters({ listing }: { listing: Listing }) {
  const t = useMessages();
  const { choice, source } = listing;
  if (filterCount(choice) === 0) return null;
  const without = (rest: Choice) => ({
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
        <Link className={styles.clear} {...without(withoutFilters(choice))}>
          {t.listing.clearAll}
        </Link>
      </li>
    </ul>
  );
}

type Chip = { name: string; rest: Choice };

function chipsOf({ choice, facets }: Listing, t: Messages): Chip[] {
  const chips = choice.brands.map((id) => ({
    name: facets.brands.find((brand) => brand.id === id)?.name ?? id,
    rest: toggleBrand(choice, id),
  }));
  if (choice.inStock) chips.push({ name: t.listing.inStock, rest: { ...choice, inStock: '' } });
  if (choice.marginMin) {
    const name = t.listing.marginChip(choice.marginMin);
    chips.push({ name, rest: { ...choice, marginMin: '' } });
  }
  const price = priceName(choice, t);
  if (price) chips.push({ name: price, rest: { ...choice, priceMin: '', priceMax: '' } });
  return chips;
}

function priceName({ priceMin, priceMax }: Choice, t: Messages): string | undefined {
  const amount = (text: string) => formatPaise(rupeesToPaise(Number(text)));
  if (priceMin && priceMax) return t.listing.priceBetween(amount(priceMin), amount(priceMax));
  if (priceMin) return t.listing.priceFrom(amount(priceMin));
  if (priceMax) return t.listing.priceTo(amount(priceMax));
  return undefined;
}
