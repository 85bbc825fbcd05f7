import { Link, useSearchParams } from 'react-router';
import { partTexts as t } from '#console/messages/parts.ts';
import { buttonClass } from '#ui/Button.tsx';
import styles from './Paging.module.css';

/** The next page of a list whose pages begin where the last one ended; the filters stay. */
export function Paging({ next }: { next: string | null }) {
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
          {t.latest}
        </Link>
      )}
      {next !== null && (
        <Link className={buttonClass('secondary')} to={at(next)}>
          {t.older}
        </Link>
      )}
    </div>
  );
}
