import { useLoaderData } from 'react-router';
import { type Column, RowLink, TableCard } from '#console/components/Table.tsx';
import table from '#console/components/table.module.css';
import { defineList } from '#console/lists/define-list.ts';
import { ListScreen } from '#console/lists/ListScreen.tsx';
import { returnStateNames, returnsTexts as t } from '#console/messages/returns.ts';
import type { AskedReturnWire } from '#contract/console/returns.ts';
import { formatRecent } from '#domain/india/indian-time.ts';
import { returnStates } from '#domain/returns/return-state.ts';

const list = defineList({
  title: t.title,
  actions: { list: 'listReturns', count: 'countReturns', export: 'exportReturns' },
  states: {
    label: t.title,
    name: 'state',
    values: returnStates,
    textOf: (state) => returnStateNames[state],
    noneOf: (state) => t.noneOf[state],
  },
  filters: {},
  empty: { scene: 'khata', noneFound: t.noneFound },
});

export const { loader } = list;

export function Component() {
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen list={list} data={data} isEmpty={data.returns.length === 0}>
      <TableCard columns={columns} rows={data.returns} keyOf={({ id }) => id} />
    </ListScreen>
  );
}

const columns: Column<AskedReturnWire>[] = [
  {
    head: t.number,
    className: table.oneLine,
    cell: ({ id }) => <RowLink to={`/orders/returns/${id}`}>{t.of(id)}</RowLink>,
  },
  { head: t.firm, className: table.whole, cell: ({ firm_name }) => firm_name },
  { head: t.order, className: table.oneLine, cell: ({ order_id }) => t.orderOf(order_id) },
  { head: t.units, label: t.units, isNumber: true, cell: ({ units }) => units },
  { head: t.reason, className: table.whole, cell: ({ reason }) => reason },
  { head: t.at, className: table.oneLine, cell: ({ at }) => formatRecent(at, Date.now()) },
  {
    head: t.note,
    label: ({ credit_note }) => credit_note && t.note,
    cell: (row) => row.credit_note,
  },
];
