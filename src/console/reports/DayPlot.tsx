import { compactRupees } from '#console/components/money.ts';
import { PlotLegend } from '#console/components/PlotLegend.tsx';
import plot from '#console/components/plot.module.css';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import styles from './Reports.module.css';
import { rowName } from './report-words.ts';

const height = 100;
/** Of one day: two bars and the room beside them. */
const slot = 10;

/**
 * A pair of bars for each day. The drawing takes the width that there is, whatever its days, so the
 * words stand beside it; the table beneath has every figure.
 */
export function DayPlot({ rows }: { rows: readonly ReportRowWire[] }) {
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
