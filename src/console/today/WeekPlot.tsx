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
  /** Beneath it. */
  note?: string | undefined;
};

/** Of the highest bar, in pixels, and the room above it for its figure. */
const height = 96;
const figureHeight = 20;
const barWidth = 12;

/** A pair of bars for each day, drawn by hand: a chart library would weigh more than the console. */
export function WeekPlot({ title, days, before, format, compact, note }: WeekPlotProps) {
  const most = Math.max(1, ...before, ...days.map(({ value }) => value));
  const isEmpty = before.every((value) => value === 0) && days.every(({ value }) => value === 0);
  // More credited than invoiced is a day below nothing: it has its figure, and no bar.
  const barHeight = (value: number) => (Math.max(0, value) / most) * height;
  return (
    <Panel title={title}>
      {isEmpty && <p className="muted">{t.noneInPlot}</p>}
      <svg className={styles.plot} aria-hidden="true" focusable="false">
        <svg y={figureHeight} overflow="visible" aria-hidden="true">
          <line className={plot.ground} x2="100%" y1={height} y2={height} />
          {days.map(({ day, value }, index) => (
            // As wide as there is room: days stand at hundredths, bars in pixels beside their middle.
            <svg
              key={day}
              x={`${((index + 0.5) / days.length) * 100}%`}
              overflow="visible"
              aria-hidden="true"
            >
              <Bar
                x={-barWidth - 1}
                height={barHeight(before[index] ?? 0)}
                className={plot.before}
              />
              <Bar x={1} height={barHeight(value)} className={plot.now} />
              {value !== 0 && (
                <text className={styles.figure} x={barWidth / 2} y={height - barHeight(value) - 5}>
                  {compact(value)}
                </text>
              )}
              <text className={styles.day} y={height + 18}>
                {nameOf(day).slice(0, 3)}
              </text>
            </svg>
          ))}
        </svg>
      </svg>
      <PlotLegend now={t.thisWeek} before={t.weekBefore} />
      {note !== undefined && <p className="muted">{note}</p>}
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
  return <rect className={className} x={x} y={height - own} width={barWidth} height={own} rx={2} />;
}

/** Tue 17 Nov */
function nameOf(day: string): string {
  return formatShortDay(startOfDay(day).toISOString());
}
