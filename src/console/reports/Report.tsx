import { Link } from 'react-router';
import { compactRupees, formatRupees } from '#console/components/money.ts';
import { PlotLegend } from '#console/components/PlotLegend.tsx';
import plot from '#console/components/plot.module.css';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import type { DayRange, ReportGroup } from '#domain/reports/report-periods.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Reports.module.css';
import { ReportTable } from './ReportTable.tsx';
import { changeText, dayName, rowName } from './report-words.ts';

type ReportProps = {
  asked: DayRange & { by: ReportGroup };
  report: ConsoleOutput<'getReport'>;
};

/** The sums, the plot and the table of one period. */
export function Report({ asked, report }: ReportProps) {
  const { by } = asked;
  const { rows, total, before, row_count } = report;
  if (total.amount === 0 && total.amount_before === 0 && total.on_order === 0) {
    return (
      <EmptyState
        scene="khata"
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
      {total.before_invoices > 0 && (
        <p className={classes('muted', styles.ofLines)}>{beforeInvoices(total)}</p>
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

type Total = ConsoleOutput<'getReport'>['total'];

function beforeInvoices({ before_invoices, units }: Total): string {
  const text = units === undefined ? t.beforeInvoices : t.linesOnly;
  return text(formatRupees(before_invoices));
}

function ReportTotals({ total }: { total: Total }) {
  const { amount, amount_before, on_order, units, orders = 0 } = total;
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
      <div className={`card ${styles.total}`}>
        <dt>{t.onOrder}</dt>
        <dd>{formatRupees(on_order)}</dd>
      </div>
    </dl>
  );
}

const height = 100;
/** Of one day: two bars and the room beside them. */
const slot = 10;

/**
 * A pair of bars for each day. The drawing takes the width that there is, whatever its days, so the
 * words stand beside it; the table beneath has every figure.
 */
function DayPlot({ rows }: { rows: readonly ReportRowWire[] }) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.amount, row.amount_before]));
  const tall = (amount: number) => (amount / most) * height;
  const [first, last] = [rows[0], rows.at(-1)];
  return (
    <div className="card stack gap-1">
      <p className={`muted ${styles.axis}`} aria-hidden="true">
        {compactRupees(most)}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${rows.length * slot} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {rows.map((row, index) => (
          <g key={row.key} transform={`translate(${index * slot} 0)`}>
            <Bar x={1} tall={tall(row.amount_before)} className={plot.before} />
            <Bar x={5} tall={tall(row.amount)} className={plot.now} />
          </g>
        ))}
      </svg>
      <p className={`muted ${styles.axis}`} aria-hidden="true">
        <span>{first && rowName('day', first)}</span>
        <span>{last && last !== first && rowName('day', last)}</span>
      </p>
      <PlotLegend now={t.thisPeriod} before={t.periodBefore} />
    </div>
  );
}

type BarProps = { x: number; tall: number; className: string | undefined };

function Bar({ x, tall, className }: BarProps) {
  return <rect className={className} x={x} y={height - tall} width={4} height={tall} />;
}
