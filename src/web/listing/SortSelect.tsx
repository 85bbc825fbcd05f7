import { listingSorts } from '#domain/catalogue/listing.ts';
import { Icon } from '#ui/Icon.tsx';
import { listing } from '#web/messages/en/listing.ts';
import styles from './Toolbar.module.css';
import type { FilterControl } from './use-listing-filter.ts';

type SortSelectProps = { control: FilterControl; form: string; isSearch: boolean };

/** Outside the filter form, but submitted with it. */
export function SortSelect({ control, form, isSearch }: SortSelectProps) {
  const { filter, apply } = control;
  const names = isSearch ? listing.sorts : { ...listing.sorts, relevance: listing.bestSelling };
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{listing.sort}</span>
      <select
        className={styles.select}
        name="sort"
        form={form}
        value={filter.sort || listingSorts[0]}
        onChange={(event) => {
          const sort = event.target.value;
          apply({ ...filter, sort: sort === listingSorts[0] ? '' : sort });
        }}
      >
        {listingSorts.map((sort) => (
          <option key={sort} value={sort}>
            {names[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" small />
    </label>
  );
}
