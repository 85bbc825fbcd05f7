import { Link, useLoaderData } from 'react-router';
import { formatRupees } from '#console/components/money.ts';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { consoleCall } from '#console/data/api.ts';
import { defineList } from '#console/lists/define-list.ts';
import { checkFilter, dayFilter, isId, searchFilter } from '#console/lists/filters.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { methodNames } from '#console/messages/orders.ts';
import {
  chequeStateNames,
  receiptKindNames,
  receiptTexts as t,
} from '#console/messages/receipts.ts';
import type { ConsoleOutput } from '#contract/console/index.ts';
import type { ReceiptWire } from '#contract/console/receipts.ts';
import { formatTypedDay } from '#domain/india/typed-day.ts';
import { paymentMethods } from '#domain/payments/payments.ts';
import { chequeStates, receiptKinds } from '#domain/payments/receipts.ts';
import { buttonClass } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { howReceived } from './receipt-words.ts';

type Takers = ConsoleOutput<'listTakers'>;

const list = defineList({
  title: t.title,
  actions: { list: 'listReceipts', count: 'countReceipts', export: 'exportReceipts' },
  extra: (signal): Promise<Takers> => consoleCall('listTakers', {}, signal),
  filters: {
    q: searchFilter(t),
    customer_id: { kind: 'hidden', accepts: isId },
    from: dayFilter(t.from),
    to: dayFilter(t.to),
    method: {
      ...{ kind: 'choice', label: t.method, any: t.anyMethod },
      options: paymentMethods.map((value) => ({ value, text: methodNames[value] })),
    },
    kind: {
      ...{ kind: 'choice', label: t.kind, any: t.anyKind },
      options: receiptKinds.map((value) => ({ value, text: receiptKindNames[value] })),
    },
    state: {
      ...{ kind: 'choice', label: t.cheque, any: t.anyCheque },
      options: chequeStates.map((value) => ({ value, text: chequeStateNames[value] })),
    },
    operator_id: {
      ...{ kind: 'choice', label: t.by, any: t.anybody },
      options: ({ operators }) => operators.map(({ id, name }) => ({ value: id, text: name })),
    },
    advance: checkFilter(t.onlyAdvance),
  },
  empty: { scene: 'khata', noneFound: t.noneFound, noneYet: t.noneYet },
});

export const { loader } = list;

/** What came in, went back, was written off or bounced. */
export function Component() {
  const data = useLoaderData<typeof loader>();
  const { receipts, asked } = data;
  const ofOne = asked.customer_id !== undefined;
  return (
    <ListScreen
      list={list}
      data={data}
      isEmpty={receipts.length === 0}
      headEnd={
        <Link className={buttonClass('secondary')} to="/money/evening">
          {t.evening}
        </Link>
      }
      chosen={
        ofOne && (
          <p>
            {t.ofCustomer(receipts[0]?.firm_name ?? '')} · <Link to=".">{t.everyCustomer}</Link>
          </p>
        )
      }
    >
      <TableCard columns={columns} rows={receipts} keyOf={({ id }) => id} />
    </ListScreen>
  );
}

const columns: Column<ReceiptWire>[] = [
  {
    head: t.number,
    className: classes(table.strong, table.oneLine),
    cell: ({ id, number }) => (
      <RowLink to={`/money/receipts/${id}`}>{number ?? t.noNumber(id)}</RowLink>
    ),
  },
  {
    head: t.amount,
    isNumber: true,
    className: table.strong,
    cell: ({ amount }) => formatRupees(amount),
  },
  { head: t.firm, className: table.whole, cell: ({ firm_name }) => firm_name },
  {
    head: t.method,
    className: table.whole,
    cell: (receipt) => howReceived(receipt),
  },
  {
    head: t.by,
    className: table.muted,
    cell: ({ operator }) => operator,
  },
  {
    head: t.date,
    className: classes(table.muted, table.phoneEnd),
    cell: ({ date }) => formatTypedDay(date),
  },
  {
    head: t.advance,
    isNumber: true,
    label: ({ advance }) => (advance > 0 ? t.advance : undefined),
    className: ({ advance }) => classes(table.phoneStart, advance === 0 && table.muted),
    cell: ({ advance }) => (advance > 0 ? formatRupees(advance) : ''),
  },
];
