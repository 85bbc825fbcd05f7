import { useState } from 'react';
import { useNavigation } from 'react-router';
import { listingSorts } from '#domain/catalogue/listing.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { Icon, PathIcon } from '#ui/Icon.tsx';
import { filterPath } from '#ui/rare-icons.ts';
import { Sheet } from '#ui/Sheet.tsx';
import { listing as t } from '#web/messages/en/listing.ts';
import { FilterFields } from './FilterFields.tsx';
import type { Listing } from './listing-data.ts';
import { filterCount, withoutFilters } from './listing-filter.ts';
import styles from './Toolbar.module.css';
import { type FilterControl, wordsOf } from './use-listing-filter.ts';

type ToolbarProps = { listing: Listing; control: FilterControl; form: string };

/** The bar above the list: filters (in a sheet on narrow screens) and sorting. */
export function Toolbar({ listing, control, form }: ToolbarProps) {
  const [sheet, setSheet] = useState<'closed' | 'pressed' | 'open'>('closed');
  const count = filterCount(control.filter);
  /** The count on the button is that of the filter before. */
  const isReading = useNavigation().state !== 'idle';

  /** The fields take a cheap phone a tenth of a second to render: the button shows first that it was pressed. */
  async function open() {
    setSheet('pressed');
    await afterPaint();
    setSheet('open');
  }

  const close = () => setSheet('closed');
  const label = (
    <>
      <PathIcon path={filterPath} small />
      {t.filter}
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden">{t.filterCount(count)}</span>
        </span>
      )}
    </>
  );
  return (
    <div className={styles.tools}>
      <Button
        look="quiet"
        className={styles.filter}
        aria-busy={sheet === 'pressed' || undefined}
        onClick={open}
      >
        {label}
      </Button>
      {/* Without scripts the filters stand below the list. */}
      <a className={buttonClass('quiet', styles.filterLink)} href={`#${form}`}>
        {label}
      </a>
      <SortSelect control={control} form={form} isSearch={wordsOf(listing.source) !== ''} />
      <Button className={styles.apply} type="submit" form={form}>
        {t.apply}
      </Button>
      <Sheet
        open={sheet === 'open'}
        onClose={close}
        title={t.filters}
        closeLabel={t.close}
        footer={
          <>
            <Button
              look="secondary"
              disabled={count === 0}
              onClick={() => control.apply(withoutFilters(control.filter))}
            >
              {t.clearAll}
            </Button>
            <Button aria-busy={isReading || undefined} onClick={close}>
              {t.show(t.count(listing.total))}
            </Button>
          </>
        }
      >
        <FilterFields listing={listing} control={control} />
      </Sheet>
    </div>
  );
}

type SortSelectProps = { control: FilterControl; form: string; isSearch: boolean };

/** Outside the filter form, but submitted with it. */
function SortSelect({ control, form, isSearch }: SortSelectProps) {
  const { filter, apply } = control;
  const names = isSearch ? t.sorts : { ...t.sorts, relevance: t.bestSelling };
  return (
    <label className={styles.sort}>
      <span className={styles.sortLabel}>{t.sort}</span>
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
