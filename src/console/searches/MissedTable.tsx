import { Link } from 'react-router';
import table from '#console/components/table.module.css';
import { searchesTexts as t } from '#console/messages/searches.ts';
import type { MissedSearchWire } from '#contract/console/searches.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { Button, buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import styles from './SearchesScreen.module.css';

type MissedTableProps = {
  searches: readonly MissedSearchWire[];
  onSynonym: (words: string) => void;
  onDone: (words: string, done: boolean) => void;
};

export function MissedTable({ searches, onSynonym, onDone }: MissedTableProps) {
  return (
    <div className={table.wrap}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t.words}</th>
            <th scope="col" className={table.number}>
              {t.times}
            </th>
            <th scope="col">{t.last}</th>
            <th scope="col">
              <span className="visually-hidden">{t.actionsOf('')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {searches.map(({ words, times, last_at, done_at }) => (
            <tr key={words}>
              <td className={table.strong}>{words}</td>
              <td className={table.number} data-label={t.times}>
                {times}
              </td>
              <td className={classes(table.whole, table.muted)}>
                {formatRecent(last_at, Date.now())}
              </td>
              <td className={classes(table.end, table.whole)}>
                <fieldset className={styles.actions} aria-label={t.actionsOf(words)}>
                  {done_at === null && (
                    <>
                      <Button look="secondary" onClick={() => onSynonym(words)}>
                        {t.addSynonym}
                      </Button>
                      <Link
                        className={buttonClass('quiet')}
                        to={`/products/new?name=${encodeURIComponent(words)}`}
                      >
                        {t.addProduct}
                      </Link>
                    </>
                  )}
                  <Button look="quiet" onClick={() => onDone(words, done_at === null)}>
                    {done_at === null ? t.finish : t.reopen}
                  </Button>
                </fieldset>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
