import { Panel } from '#console/components/Panel.tsx';
import { PlotLegend } from '#console/components/PlotLegend.tsx';
import plot from '#console/components/plot.module.css';
import { todayTexts as t } from '#console/messages/today.ts';
import { formatShortDay, startOfDay } from '#domain/india/indian-time.ts';
import styles from './WeekPlot.module.css';

type WeekPlotProps = {
  title: string;
  days: readonly { day: string; value: number }[];
  /** The same days of the week before. */
  before: readonly number[];
  format: (value: number) => string;
  /** Above a bar. */
  compact: (value: number) => string;
};

const height = 100;
/** Above the highest bar. */
const figureHeight = 16;
/** Of one day, with two bars and the room beside them. */
const dayWidth = 40;

/** A pair of bars for each day, drawn by hand: a chart library would weigh more than the console. */
export function WeekPlot({ title, days, before, format, compact }: WeekPlotProps) {
  const most = Math.max(1, ...before, ...days.map(({ value }) => value));
  const isEmpty = before.every((value) => value === 0) && days.every(({ value }) => value === 0);
  const barHeight = (value: number) => (value / most) * height;
  return (
    <Panel title={title}>
      {isEmpty && <p className="muted">{t.noneInPlot}</p>}
      <svg
        className={styles.plot}
        viewBox={`0 ${-figureHeight} ${days.length * dayWidth} ${figureHeight + height + 18}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className={plot.ground} d={`M0 ${height}h${days.length * dayWidth}`} />
        {days.map(({ day, value }, index) => (
          <g key={day} transform={`translate(${index * dayWidth} 0)`}>
            <Bar x={6} height={barHeight(before[index] ?? 0)} className={plot.before} />
            <Bar x={20} height={barHeight(value)} className={plot.now} />
            {value > 0 && (
              <text className={styles.figure} x={26} y={height - barHeight(value) - 4}>
                {compact(value)}
              </text>
            )}
            <text className={styles.day} x={dayWidth / 2} y={height + 14}>
              {nameOf(day).slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
      <PlotLegend now={t.thisWeek} before={t.weekBefore} />
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col">{t.thisWeek}</th>
              <th scope="col">{t.weekBefore}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, value }, index) => (
              <tr key={day}>
                <th scope="row">{nameOf(day)}</th>
                <td>{format(value)}</td>
                <td>{format(before[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

type BarProps = { x: number; height: number; className: string | undefined };

function Bar({ x, height: own, className }: BarProps) {
  return <rect className={className} x={x} y={height - own} width={12} height={own} rx={2} />;
}

/** Tue 17 Nov */
function nameOf(day: string): string {
  return formatShortDay(startOfDay(day).toISOString());
}
