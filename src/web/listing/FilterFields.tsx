import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import styles from '#web/components/Filters.module.css';
import { listing as t } from '#web/messages/en/listing.ts';
import type { BrandCount, Facets, Listing } from './listing-data.ts';
import { toggleBrand } from './listing-filter.ts';
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

type MarginFilterProps = { margins: Facets['margins']; control: FilterControl };

function MarginFilter({ margins, control }: MarginFilterProps) {
  const { filter, apply } = control;
  const steps = [
    { value: '', name: t.anyMargin, count: undefined },
    ...margins.map(({ atLeast, count }) => ({
      value: String(atLeast),
      name: t.marginStep(String(atLeast)),
      count,
    })),
  ];
  return (
    <fieldset>
      <legend className={`caption ${styles.legend}`}>{t.margin}</legend>
      {steps.map(({ value, name, count }) => (
        <label key={value} className={`row gap-3 ${styles.option}`}>
          <input
            type="radio"
            name="margin_min"
            value={value}
            checked={filter.marginMin === value}
            onChange={() => apply({ ...filter, marginMin: value })}
          />
          <span className={styles.optionName}>{name}</span>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </label>
      ))}
    </fieldset>
  );
}

/** Above this many, a list is searched rather than read. */
const readable = 10;

type BrandFilterProps = { brands: BrandCount[]; control: FilterControl };

function BrandFilter({ brands, control }: BrandFilterProps) {
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
      <legend className={`caption ${styles.legend}`}>{t.brand}</legend>
      {brands.length > readable && (
        <input
          className={styles.find}
          type="search"
          aria-label={t.findBrand}
          placeholder={t.findBrand}
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
        {fitting.length === 0 && <p className={`muted ${styles.none}`}>{t.noBrand}</p>}
      </div>
    </fieldset>
  );
}

function chosenFirst(brands: BrandCount[], chosen: readonly string[]): BrandCount[] {
  const isChosen = ({ id }: BrandCount) => chosen.includes(id);
  return [...brands.filter(isChosen), ...brands.filter((brand) => !isChosen(brand))];
}
