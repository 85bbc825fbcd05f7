import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { cashTexts as t } from '#console/messages/cash.ts';
import type { HandoverWire } from '#contract/console/cash.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import styles from './Cash.module.css';
import { differenceText } from './difference.ts';

/** What was handed over to whom, and what was missing. */
export function Handovers({ handovers }: { handovers: readonly HandoverWire[] }) {
  return (
    <Panel title={t.handovers}>
      {handovers.length === 0 && <p className="muted">{t.noHandovers}</p>}
      <ul className={styles.rows}>
        {handovers.map(({ id, at, operator, taken_by, expected, counted, note }) => {
          const paise = rupeesToPaise(counted) - rupeesToPaise(expected);
          return (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                <span>{t.ofTo(operator, taken_by)}</span>
                <span className="muted">
                  {[formatRecent(at, Date.now()), note].filter(Boolean).join(' · ')}
                </span>
              </span>
              <span className={styles.figure}>
                {formatRupees(counted)}
                {paise !== 0 && <span className={styles.difference}>{differenceText(paise)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
