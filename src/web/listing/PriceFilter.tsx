import type { FocusEvent } from 'react';
import styles from '#web/components/Filters.module.css';
import { listing } from '#web/messages/en/listing.ts';
import type { Facets } from './listing-data.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { FilterControl } from './use-listing-filter.ts';

type PriceFilterProps = { facets: Facets; control: FilterControl };

/** Typing only edits; blur or Enter applies the filter. */
export function PriceFilter({ facets, control }: PriceFilterProps) {
  return (
    <fieldset>
      <legend className={`caption ${styles.legend}`}>{listing.price}</legend>
      <div className={styles.range}>
        <Amount
          name="price_min"
          field="priceMin"
          label={listing.priceMin}
          placeholder={String(Math.floor(facets.priceMin))}
          control={control}
        />
        <Amount
          name="price_max"
          field="priceMax"
          label={listing.priceMax}
          placeholder={String(Math.ceil(facets.priceMax))}
          control={control}
        />
      </div>
    </fieldset>
  );
}

type AmountProps = {
  name: string;
  field: keyof Pick<ListingFilter, 'priceMin' | 'priceMax'>;
  label: string;
  placeholder: string;
  control: FilterControl;
};

function Amount({ name, field, label, placeholder, control }: AmountProps) {
  const { filter, edit, apply } = control;
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.validity.valid) apply(filter);
  };
  return (
    <label className="stack muted gap-1">
      {label}
      <input
        className={styles.input}
        type="number"
        name={name}
        inputMode="decimal"
        min={0}
        max={9_999_999}
        step={0.01}
        placeholder={placeholder}
        value={filter[field]}
        onChange={(event) => edit({ ...filter, [field]: plainAmount(event.target.value) })}
        onBlur={leave}
      />
    </label>
  );
}

/** "1e3" is a number to the browser: the address says 1000. */
function plainAmount(typed: string): string {
  return /e/i.test(typed) && Number.isFinite(Number(typed)) ? String(Number(typed)) : typed;
}
