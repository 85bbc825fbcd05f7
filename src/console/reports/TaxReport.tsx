import { formatRupees } from '#console/components/money.ts';
import { figure, TableFrame } from '#console/components/TableFrame.tsx';
import table from '#console/components/table.module.css';
import { reportTexts as t } from '#console/messages/reports.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import styles from './Reports.module.css';
import { monthName } from './report-words.ts';

type Taxes = ConsoleOutput<'getTaxReport'>;

const sums = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

/** Taxable value and taxes by month and rate, with what they come to. */
export function TaxReport({ rows, total }: Taxes) {
  if (rows.length === 0) return <EmptyState scene="khata" text={t.noTaxes} />;
  // `left`: which of them begin a line of a card, where every line has two cells.
  const cells = (row: Taxes['total'], left: 0 | 1) =>
    sums.map((name, at) => (
      <td
        key={name}
        className={classes(
          table.number,
          at % 2 === left && table.phoneStart,
          name === 'total' && table.strong,
        )}
        data-label={t.taxes[name]}
      >
        {formatRupees(row[name])}
      </td>
    ));
  return (
    <>
      <p className={`muted ${styles.compared}`}>{t.taxLead}</p>
      <TableFrame heads={[t.month, figure(t.rate), ...sums.map((name) => figure(t.taxes[name]))]}>
        {rows.map((row) => (
          <tr key={`${row.month} ${row.rate}`}>
            <td>{monthName(row.month)}</td>
            <td className={classes(table.number, table.strong)}>{t.percent(row.rate)}</td>
            {cells(row, 0)}
          </tr>
        ))}
        <tr className={styles.sum}>
          <td>{t.sum}</td>
          <td className={table.desktopOnly} />
          {cells(total, 1)}
        </tr>
      </TableFrame>
    </>
  );
}
