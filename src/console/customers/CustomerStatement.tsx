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
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Notice } from '#ui/Notice.tsx';
import styles from './CustomerScreen.module.css';
import { type StatementDays, StatementFiles } from './StatementFiles.tsx';

type Statement = ConsoleOutput<'getStatement'>;

type CustomerStatementProps = {
  customerId: number;
  range: StatementDays;
  /** undefined: it could not be read. */
  statement: Statement | undefined;
};

const columns: Column<Statement['entries'][number]>[] = [
  {
    head: t.what,
    cell: ({ order_id, text }) => <RowLink to={`/orders/${order_id}`}>{text}</RowLink>,
  },
  { head: t.amount, isNumber: true, cell: ({ amount }) => formatRupees(amount) },
  { head: t.when, className: table.muted, cell: ({ at }) => formatRecent(at, Date.now()) },
  {
    head: t.balance,
    label: t.balance,
    isNumber: true,
    className: table.strong,
    cell: ({ balance }) => formatRupees(balance),
  },
];

/** Papers and payments between two days with the running balance. */
export function CustomerStatement({ customerId, range, statement }: CustomerStatementProps) {
  return (
    <Panel title={t.statement} action={<StatementFiles customerId={customerId} range={range} />}>
      <DayRange {...range} labels={{ from: t.fromDay, to: t.toDay }} className={styles.range} />
      {statement ? <Entries {...statement} /> : <ReadFailed />}
    </Panel>
  );
}

function Entries({ entries, opening, closing, on_order }: Statement) {
  return (
    <>
      <Balance label={t.opening} amount={opening} />
      {entries.length === 0 ? (
        <p className="muted">{t.statementEmpty}</p>
      ) : (
        <Table columns={columns} rows={entries} keyOf={({ text, at }) => `${text} ${at}`} />
      )}
      <Balance label={t.closing} amount={closing} strong />
      {on_order.orders > 0 && (
        <Balance label={t.onOrder(on_order.orders)} amount={on_order.amount} />
      )}
    </>
  );
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
