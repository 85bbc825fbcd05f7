import { useState } from 'react';
import styles from '#web/components/Filters.module.css';
import { listing } from '#web/messages/en/listing.ts';
import type { BrandCount } from './listing-data.ts';
import { toggleBrand } from './listing-filter.ts';
import type { FilterControl } from './use-listing-filter.ts';

/** Above this many, a list is searched rather than read. */
const readable = 10;

type BrandFilterProps = { brands: BrandCount[]; control: FilterControl };

export function BrandFilter({ brands, control }: BrandFilterProps) {
  const { filter, apply } = control;
  const [words, setWords] = useState('');
  // The list scrolls: what is chosen already must not be out of sight. It stays put while one ticks.
  const [chosen] = useState(filter.brands);
  const fitting = chosenFirst(brands, chosen).filter(({ name }) =>
    name.toLowerCase().includes(words.toLowerCase()),
  );
  if (brands.length === 0) return null;
  return (
    <fieldset>
      <legend className={`caption ${styles.legend}`}>{listing.brand}</legend>
      {brands.length > readable && (
        <input
          className={styles.find}
          type="search"
          aria-label={listing.findBrand}
          placeholder={listing.findBrand}
          value={words}
          onChange={(event) => setWords(event.target.value.trimStart())}
        />
      )}
      <div className={styles.brands}>
        {fitting.map(({ id, name, count }) => (
          <label key={id} className={`row gap-3 ${styles.option}`}>
            <input
              type="checkbox"
              name="brand"
              value={id}
              checked={filter.brands.includes(id)}
              onChange={() => apply(toggleBrand(filter, id))}
            />
            <span className={styles.optionName}>{name}</span>
            <span className={styles.count}>{count}</span>
          </label>
        ))}
        {fitting.length === 0 && <p className={`muted ${styles.none}`}>{listing.noBrand}</p>}
      </div>
    </fieldset>
  );
}

function chosenFirst(brands: BrandCount[], chosen: readonly string[]): BrandCount[] {
  const isChosen = ({ id }: BrandCount) => chosen.includes(id);
  return [...brands.filter(isChosen), ...brands.filter((brand) => !isChosen(brand))];
}
