import { listingSorts } from '#domain/catalogue/listing.ts';
import { Icon } from '#ui/Icon.tsx';
import { useListingMessages } from '#web/messages/use-listing-messages.ts';
import styles from './Toolbar.module.css';
import type { FilterControl } from './use-listing-filter.ts';

/** Outside the filter form, but submitted with it. */
export function SortSelect({ control, form }: { control: FilterControl; form: string }) {
  const t = useListingMessages();
  const { filter, apply } = control;
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t.listing.sort}</span>
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
            {t.listing.sorts[sort]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" small />
    </label>
  );
}
