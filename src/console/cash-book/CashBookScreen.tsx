import { Form, Link, useLoaderData, useSubmit } from 'react-router';
import { ChipLinks } from '#console/components/ChipLinks.tsx';
import { DayField } from '#console/components/DayField.tsx';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { cashBookTexts as t } from '#console/messages/cash-book.ts';
import { methodNames, orderTexts } from '#console/messages/orders.ts';
import { receiptTexts } from '#console/messages/receipts.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { Tabs } from '#console/navigation/Tabs.tsx';
import { fileAddress } from '#console/print/file-address.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import { addDaysInIndia, formatRecent } from '#domain/india/indian-time.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon, PathIcon } from '#ui/Icon.tsx';
import { printPath } from '#ui/rare-icons.ts';
import styles from './CashBookScreen.module.css';

export async function loader({ request }: { request: Request }) {
  const search = new URL(request.url).searchParams;
  const day = search.get('day') || undefined;
  const operator_id = Number(search.get('operator_id')) || undefined;
  const book = await consoleCall('getCashBook', { day, operator_id }, request.signal);
  return { ...book, operator_id };
}

/** The payments of one day, with the sum of each method. */
export function Component() {
  const { day, payments, count, sums, total, people, operator_id } = useLoaderData<typeof loader>();
  const submit = useSubmit();
  return (
    <>
      <Tabs />
      <ScreenHead title={t.title}>
        <a
          className={buttonClass('secondary')}
          href={fileAddress('printCashBook', { day, operator_id })}
          target="_blank"
          rel="noreferrer"
        >
          <PathIcon path={printPath} small />
          {t.print}
        </a>
      </ScreenHead>
      <div className={`row ${styles.day}`}>
        <DayLink day={day} days={-1} label={t.before} icon="chevronLeft" />
        <Form key={day} onChange={({ currentTarget }) => submit(currentTarget)}>
          <DayField label={t.day} labelHidden name="day" defaultValue={day} />
        </Form>
        <DayLink day={day} days={1} label={t.after} icon="chevronRight" />
      </div>
      <dl className={styles.sums}>
        {sums.map(({ method, amount }) => (
          <div key={method} className={`card ${styles.sum}`}>
            <dt>{methodNames[method]}</dt>
            <dd>{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className={`card ${styles.sum}`}>
          <dt>{t.total}</dt>
          <dd className={styles.total}>{formatRupees(total)}</dd>
        </div>
      </dl>
      {(people.length > 1 || operator_id !== undefined) && (
        <People day={day} people={people} chosen={operator_id} />
      )}
      {payments.length < count && <p>{t.leftOut(payments.length, count)}</p>}
      {payments.length > 0 ? (
        <CashBookTable payments={payments} />
      ) : (
        <EmptyState scene="khata" text={t.none} action={undefined} />
      )}
    </>
  );
}

type PeopleProps = {
  day: string;
  people: ConsoleOutput<'getCashBook'>['people'];
  chosen: number | undefined;
};

/** Who took how much; one of them alone, or everybody. */
function People({ day, people, chosen }: PeopleProps) {
  const links = people.flatMap(({ operator_id, operator, total }) =>
    operator_id === null
      ? []
      : [
          {
            search: `?day=${day}&operator_id=${operator_id}`,
            text: `${operator} ${formatRupees(total)}`,
            isCurrent: operator_id === chosen,
          },
        ],
  );
  const all = { search: `?day=${day}`, text: t.everybody, isCurrent: chosen === undefined };
  return <ChipLinks label={t.by} links={[all, ...links]} replace />;
}

type DayLinkProps = {
  day: string;
  days: number;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
};

function DayLink({ day, days, label, icon }: DayLinkProps) {
  // Noon, so that a shift by whole days ends within the day meant.
  const to = addDaysInIndia(`${day}T12:00:00Z`, days).slice(0, 10);
  return (
    <Link className="icon-target" to={`?day=${to}`} aria-label={label} title={label}>
      <Icon name={icon} />
    </Link>
  );
}

type CashBookPayment = ConsoleOutput<'getCashBook'>['payments'][number];

const columns: Column<CashBookPayment>[] = [
  {
    head: t.order,
    cell: ({ id, order_id, number }) =>
      order_id === null ? (
        <RowLink to={`/money/receipts/${id}`}>{number ?? receiptTexts.noNumber(id)}</RowLink>
      ) : (
        <RowLink to={`/orders/${order_id}`}>{orderTexts.orderNumber(order_id)}</RowLink>
      ),
  },
  {
    head: t.amount,
    isNumber: true,
    className: table.strong,
    cell: ({ amount }) => formatRupees(amount),
  },
  { head: t.firm, cell: ({ firm_name }) => firm_name },
  { head: t.method, className: table.phoneEnd, cell: ({ method }) => methodNames[method] },
  { head: t.time, className: table.muted, cell: ({ at }) => formatRecent(at, Date.now()) },
  {
    head: t.by,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ operator }) => operator,
  },
  {
    head: t.details,
    className: classes(table.whole, table.muted),
    cell: ({ reference, reason }) => [reference, reason].filter(Boolean).join(' · '),
  },
];

function CashBookTable({ payments }: { payments: CashBookPayment[] }) {
  return <TableCard columns={columns} rows={payments} keyOf={({ id }) => id} />;
}
