import type { FormEvent } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from '#web/components/Filters.module.css';
import { listing as t } from '#web/messages/en/listing.ts';
import { BrandFilter } from './BrandFilter.tsx';
import type { Listing } from './listing-data.ts';
import { MarginFilter } from './MarginFilter.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import { type FilterControl, wordsOf } from './use-listing-filter.ts';

type FilterFieldsProps = { listing: Listing; control: FilterControl; id?: string };

/** A form: without scripts its button submits it, with scripts every change does. */
export function FilterFields({ listing, control, id }: FilterFieldsProps) {
  const { filter, apply } = control;
  const { facets, source } = listing;
  const words = wordsOf(source);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(filter);
  };
  return (
    <form className={styles.form} id={id} method="get" onSubmit={submit}>
      {words !== '' && <input type="hidden" name="q" value={words} />}
      <fieldset>
        <legend className={`caption ${styles.legend}`}>{t.availability}</legend>
        <label className={`row gap-3 ${styles.option}`}>
          <input
            type="checkbox"
            name="in_stock"
            value="1"
            checked={filter.inStock !== ''}
            onChange={(event) => apply({ ...filter, inStock: event.target.checked ? '1' : '' })}
          />
          <span className={styles.optionName}>{t.inStock}</span>
          <span className={styles.count}>{facets.inStock}</span>
        </label>
      </fieldset>
      <MarginFilter margins={facets.margins} control={control} />
      <PriceFilter facets={facets} control={control} />
      {source.of !== 'brand' && <BrandFilter brands={facets.brands} control={control} />}
      <Button className={styles.apply} type="submit">
        {t.apply}
      </Button>
    </form>
  );
}
