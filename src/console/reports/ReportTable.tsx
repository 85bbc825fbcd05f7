import { Link } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import plot from '#console/components/plot.module.css';
import { HiddenHead } from '#console/components/Table.tsx';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ReportRowWire } from '#contract/console/reports.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import type { DayRange, ReportGroup } from '#domain/reports/report-periods.ts';
import { classes } from '#ui/classes.ts';
import styles from './Reports.module.css';
import { changeText, rowAddress, rowName } from './report-words.ts';

type ReportTableProps = { by: ReportGroup; range: DayRange; rows: readonly ReportRowWire[] };

/** The figures; where they are not of days, each row has its bars, too. */
export function ReportTable({ by, range, rows: shown }: ReportTableProps) {
  const counted = shown[0]?.units === undefined ? t.orders : t.units;
  const hasOnOrder = shown.some(({ on_order }) => on_order !== 0);
  const most = Math.max(1, ...shown.flatMap((row) => [row.amount, row.amount_before]));
  return (
    <TableFrame
      className={styles.table}
      heads={[
        t.groups[by],
        by !== 'day' && { head: <HiddenHead>{t.share}</HiddenHead>, className: styles.barCell },
        figure(counted),
        figure(t.sales),
        figure(t.before),
        figure(t.change),
        hasOnOrder && figure(t.onOrder),
      ]}
    >
      {shown.map((row) => (
        <tr key={row.key} className={classes(isNothing(row) && styles.nothing)}>
          <td>
            <Name to={rowAddress(by, row, range)}>{rowName(by, row)}</Name>
          </td>
          {by !== 'day' && (
            <td className={classes(styles.barCell, table.whole)}>
              <Bars row={row} most={most} />
            </td>
          )}
          <td className={classes(table.number, styles.count)} data-label={counted}>
            {groupDigits(String(row.units ?? row.orders ?? 0))}
          </td>
          <td className={classes(table.number, table.strong, styles.amount)} data-label={t.sales}>
            {formatRupees(row.amount)}
          </td>
          <td className={classes(table.number, table.muted)} data-label={t.before}>
            {formatRupees(row.amount_before)}
          </td>
          <Change row={row} />
          {hasOnOrder && (
            <td
              className={classes(
                table.number,
                table.muted,
                row.on_order === 0 && table.desktopOnly,
              )}
              data-label={t.onOrder}
            >
              {row.on_order === 0 ? '' : formatRupees(row.on_order)}
            </td>
          )}
        </tr>
      ))}
    </TableFrame>
  );
}

function isNothing({ amount, amount_before, on_order, orders, units }: ReportRowWire): boolean {
  return amount === 0 && amount_before === 0 && on_order === 0 && (orders ?? units ?? 0) === 0;
}

function Change({ row: { amount, amount_before } }: { row: ReportRowWire }) {
  const text = changeText(amount, amount_before);
  return (
    <td
      className={classes(table.number, styles.changeCell, text === '' && table.desktopOnly)}
      data-label={t.change}
    >
      {text}
    </td>
  );
}

function Name({ to, children }: { to: string | undefined; children: string }) {
  if (to === undefined) return <span className={table.strong}>{children}</span>;
  return (
    <Link className={table.link} to={to}>
      {children}
    </Link>
  );
}

/** This period above the one before, as long as they are large. */
function Bars({ row, most }: { row: ReportRowWire; most: number }) {
  const long = (amount: number) => (amount / most) * 100;
  return (
    <svg
      className={styles.rowBars}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={plot.now} x={0} y={0} width={long(row.amount)} height={6} />
      <rect className={plot.before} x={0} y={7} width={long(row.amount_before)} height={4} />
    </svg>
  );
}
