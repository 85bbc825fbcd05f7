import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { cashTexts as t } from '#console/messages/cash.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import styles from './Cash.module.css';

type Mine = ConsoleOutput<'getMyCash'>;

/** The cash that one holds oneself, and what it is made of. */
export function MyCash({ mine, entries, mayOpen }: Mine & { mayOpen: boolean }) {
  const now = Date.now();
  return (
    <Panel title={t.mine}>
      {entries.length === 0 ? (
        <p className="muted">{t.nothing}</p>
      ) : (
        <>
          <p className={styles.sum}>{formatRupees(mine.cash)}</p>
          <p className="muted">
            {t.madeOf(mine.receipts, mine.handovers)}
            {mine.since && ` · ${t.since(formatRecent(mine.since, now))}`}
          </p>
          <ul className={styles.rows}>
            {entries.map(({ at, receipt_id, from, number, amount }) => (
              <li key={`${at} ${receipt_id}`} className={styles.row}>
                <span className={styles.name}>
                  {receipt_id !== null && mayOpen ? (
                    <Link to={`/money/receipts/${receipt_id}`}>{from}</Link>
                  ) : (
                    <span>{receipt_id === null ? t.handedOver(from) : from}</span>
                  )}
                  <span className="muted">
                    {[number, formatRecent(at, now)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className={styles.figure}>{formatRupees(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
