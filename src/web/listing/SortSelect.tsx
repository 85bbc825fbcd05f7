import { listingSorts } from '#domain/listing.ts';
import { Icon } from '#ui/Icon.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import styles from './Tools.module.css';
import type { ChoiceControl } from './use-choice.ts';

/** Outside the form of the filters, yet sent with it. */
export function SortSelect({ control, form }: { control: ChoiceControl; form: string }) {
  const t = useMessages();
  const { choice, apply } = control;
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t.listing.sort}</span>
      <select
        className={styles.select}
        name="sort"
        form={form}
        value={choice.sort || listingSorts[0]}
        onChange={(event) => {
          const sort = event.target.value;
          apply({ ...choice, sort: sort === listingSorts[0] ? '' : sort });
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
