import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { PlotLegend } from '#console/components/PlotLegend.tsx';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import type { DayRange, ReportGroup } from '#domain/reports/report-periods.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DayPlot } from './DayPlot.tsx';
import styles from './Reports.module.css';
import { ReportTable } from './ReportTable.tsx';
import { changeText, dayName } from './report-words.ts';

type ReportProps = {
  asked: DayRange & { by: ReportGroup };
  report: ConsoleOutput<'getReport'>;
};

/** The sums, the plot and the table of one period. */
export function Report({ asked, report }: ReportProps) {
  const { by } = asked;
  const { rows, total, before, row_count } = report;
  if (total.amount === 0 && total.amount_before === 0) {
    return (
      <EmptyState
        icon="receipt"
        text={t.none}
        action={
          <Link className={buttonClass('secondary')} to="?">
            {t.periods['this-month']}
          </Link>
        }
      />
    );
  }
  return (
    <>
      <p className={`muted ${styles.compared}`}>
        {t.compared(dayName(before.from), dayName(before.to))}
      </p>
      <ReportTotals total={total} />
      {total.units !== undefined && (
        <p className={classes('muted', styles.ofLines)}>{t.linesOnly}</p>
      )}
      <div className="stack">
        {by === 'day' ? (
          <DayPlot rows={rows} />
        ) : (
          <PlotLegend now={t.thisPeriod} before={t.periodBefore} />
        )}
        <ReportTable by={by} range={asked} rows={by === 'day' ? rows.toReversed() : rows} />
        {rows.length < row_count && <p className="muted">{t.shown(rows.length, row_count)}</p>}
      </div>
    </>
  );
}

function ReportTotals({ total }: Pick<ConsoleOutput<'getReport'>, 'total'>) {
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
