import { formatRupees } from '#console/components/money.ts';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import styles from './Reports.module.css';
import { changeText } from './report-words.ts';

export function ReportTotals({ total }: Pick<ConsoleOutput<'getReport'>, 'total'>) {
  const { amount, amount_before, units, orders = 0 } = total;
  const change = changeText(amount, amount_before);
  return (
    <dl className={styles.totals}>
      <div className={`card ${styles.total}`}>
        <dt>{t.sales}</dt>
        <dd>
          {formatRupees(amount)}{' '}
          {change !== '' && <span className={`muted ${styles.change}`}>{change}</span>}
        </dd>
      </div>
      <div className={`card ${styles.total}`}>
        <dt>{t.periodBefore}</dt>
        <dd>{formatRupees(amount_before)}</dd>
      </div>
      <div className={`card ${styles.total}`}>
        <dt>{units === undefined ? t.orders : t.units}</dt>
        <dd>{groupDigits(String(units ?? orders))}</dd>
      </div>
    </dl>
  );
}
