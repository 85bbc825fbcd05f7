import { Link } from 'react-router';
import { DayRange } from '#console/components/DayRange.tsx';
import { formatRupees } from '#console/components/money.ts';
import { Panel } from '#console/components/Panel.tsx';
import { type Column, RowLink, Table } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { useRetry } from '#console/data/use-retry.ts';
import { customerTexts as t } from '#console/messages/customers.ts';
import { shellTexts } from '#console/messages/shell.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { englishEntries } from '#domain/payments/english-entries.ts';
import { entryText } from '#domain/payments/entries.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerScreen.module.css';
import { type StatementDays, StatementFiles } from './StatementFiles.tsx';

type Ledger = ConsoleOutput<'getLedger'>;

type CustomerStatementProps = {
  customerId: number;
  range: StatementDays;
  /** undefined: it could not be read. */
  ledger: Ledger | undefined;
};

const columns: Column<Ledger['entries'][number]>[] = [
  { head: t.what, cell: (entry) => <Paper {...entry} /> },
  { head: t.when, className: table.muted, cell: ({ at }) => formatRecent(at, Date.now()) },
  {
    head: t.debitColumn,
    label: t.debitColumn,
    isNumber: true,
    cell: ({ debit }) => amountOf(debit),
  },
  {
    head: t.creditColumn,
    label: t.creditColumn,
    isNumber: true,
    cell: ({ credit }) => amountOf(credit),
  },
  {
    head: t.balance,
    label: t.balance,
    isNumber: true,
    className: table.strong,
    cell: ({ balance }) => formatRupees(balance),
  },
];

const amountOf = (rupees: number) => (rupees === 0 ? '' : formatRupees(rupees));

/** Leads to its order, where it is about one. */
function Paper({ paper, number, order_id, method }: Ledger['entries'][number]) {
  const text = entryText({ paper, number, orderId: order_id, method }, englishEntries);
  return order_id === null ? text : <RowLink to={`/orders/${order_id}`}>{text}</RowLink>;
}

/** Papers and payments between two days with the running balance. */
export function CustomerStatement({ customerId, range, ledger }: CustomerStatementProps) {
  return (
    <Panel title={t.statement} action={<StatementFiles customerId={customerId} range={range} />}>
      <DayRange {...range} labels={{ from: t.fromDay, to: t.toDay }} className={styles.range} />
      {ledger ? <Entries {...ledger} range={range} /> : <ReadFailed />}
    </Panel>
  );
}

function Entries({
  entries,
  opening,
  balance,
  on_order,
  next,
  range,
}: Ledger & Pick<CustomerStatementProps, 'range'>) {
  return (
    <>
      <Balance label={t.opening} amount={opening} />
      {entries.length === 0 ? (
        <p className="muted">{t.statementEmpty}</p>
      ) : (
        <Table
          columns={columns}
          rows={entries}
          keyOf={({ paper, paper_id }) => `${paper} ${paper_id}`}
        />
      )}
      {next !== null && (
        <Link className="text-link" to={laterEntries(range, next)}>
          {t.laterEntries}
        </Link>
      )}
      <Balance label={t.closing} amount={balance} strong />
      {on_order.orders > 0 && (
        <Balance label={t.onOrder(on_order.orders)} amount={on_order.amount} />
      )}
    </>
  );
}

function laterEntries({ from, to }: StatementDays, cursor: string): string {
  return `?${new URLSearchParams({ from, ...(to !== undefined && { to }), cursor })}`;
}

type BalanceProps = { label: string; amount: number; strong?: boolean };

function Balance({ label, amount, strong = false }: BalanceProps) {
  return (
    <p className={classes('muted', styles.balance, strong && styles.closing)}>
      <span>{label}</span>
      <span>{formatRupees(amount)}</span>
    </p>
  );
}

/** In place of a part of a screen that could not be read. */
function ReadFailed() {
  const { pending, retry } = useRetry();
  return (
    <Notice tone="info">
      {shellTexts.loadFailed}{' '}
      <Button look="quiet" aria-disabled={pending} onClick={retry}>
        {shellTexts.tryAgain}
      </Button>
    </Notice>
  );
}
