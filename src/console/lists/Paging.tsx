import { Link, useSearchParams } from 'react-router';
import { partTexts as t } from '#console/messages/components.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './Paging.module.css';

type PagingProps = { next: string | null; labels?: { first: string; next: string } };

const byTime = { first: t.latest, next: t.older };

/** The next page of a list whose pages begin where the last one ended; the filters stay. */
export function Paging({ next, labels = byTime }: PagingProps) {
  const [search] = useSearchParams();
  const isFirst = !search.has('cursor');
  if (isFirst && next === null) return null;
  const at = (cursor: string | undefined) => {
    const query = new URLSearchParams(search);
    if (cursor === undefined) query.delete('cursor');
    else query.set('cursor', cursor);
    return `?${query}`;
  };
  return (
    <div className={styles.paging}>
      {!isFirst && (
        <Link className={buttonClass('quiet')} to={at(undefined)}>
          {labels.first}
        </Link>
      )}
      {next !== null && (
        <Link className={buttonClass('secondary')} to={at(next)}>
          {labels.next}
        </Link>
      )}
    </div>
  );
}
