import styles from '#web/components/Filters.module.css';
import { listing } from '#web/messages/en/listing.ts';
import type { Facets } from './listing-data.ts';
import type { FilterControl } from './use-listing-filter.ts';

type MarginFilterProps = { margins: Facets['margins']; control: FilterControl };

export function MarginFilter({ margins, control }: MarginFilterProps) {
  const { filter, apply } = control;
  const steps = [
    { value: '', name: listing.anyMargin, count: undefined },
    ...margins.map(({ atLeast, count }) => ({
      value: String(atLeast),
      name: listing.marginStep(String(atLeast)),
      count,
    })),
  ];
  return (
    <fieldset>
      <legend className={`caption ${styles.legend}`}>{listing.margin}</legend>
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
