import { Link } from 'react-router';
import { DayRange } from '#console/components/DayRange.tsx';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { ReadFailed } from '#console/components/ReadFailed.tsx';
import rows from '#console/components/row-link.module.css';
import table from '#console/components/table.module.css';
import { customerTexts as t } from '#console/messages/customers.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { classes } from '#ui/classes.ts';
import styles from './CustomerScreen.module.css';
import { type StatementDays, StatementFiles } from './StatementFiles.tsx';

type Statement = ConsoleOutput<'getStatement'>;

type CustomerStatementProps = {
  customerId: number;
  range: StatementDays;
  /** undefined: it could not be read. */
  statement: Statement | undefined;
};

/** Orders and payments between two days with the running balance. */
export function CustomerStatement({ customerId, range, statement }: CustomerStatementProps) {
  return (
    <Panel title={t.statement} action={<StatementFiles customerId={customerId} range={range} />}>
      <DayRange {...range} labels={{ from: t.fromDay, to: t.toDay }} className={styles.range} />
      {statement ? <Entries {...statement} /> : <ReadFailed />}
    </Panel>
  );
}

function Entries({ entries, opening, closing }: Statement) {
  return (
    <>
      <Balance label={t.opening} amount={opening} />
      {entries.length === 0 ? (
        <p className={styles.text}>{t.statementEmpty}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t.what}</th>
              <th scope="col" className={table.number}>
                {t.amount}
              </th>
              <th scope="col">{t.when}</th>
              <th scope="col" className={table.number}>
                {t.balance}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={`${entry.kind} ${entry.order_id} ${entry.at}`} className={rows.row}>
                <td>
                  <Link className={rows.link} to={`/orders/${entry.order_id}`}>
                    {entry.text}
                  </Link>
                </td>
                <td className={table.number}>{formatRupees(entry.amount)}</td>
                <td className={table.muted}>{formatRecent(entry.at, Date.now())}</td>
                <td className={classes(table.number, table.strong)} data-label={t.balance}>
                  {formatRupees(entry.balance)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Balance label={t.closing} amount={closing} strong />
    </>
  );
}

type BalanceProps = { label: string; amount: number; strong?: boolean };

function Balance({ label, amount, strong = false }: BalanceProps) {
  return (
    <p className={classes(styles.balance, strong && styles.closing)}>
      <span>{label}</span>
      <span>{formatRupees(amount)}</span>
    </p>
  );
}
