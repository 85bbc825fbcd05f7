import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { ReceiptWire } from '#contract/console/receipts.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import {
  countReceipts as countSome,
  type ReceiptSearch,
  readTakers,
  searchReceipts,
} from '#server/queries/receipts/receipt-list.ts';
import { receiptWire } from './receipt-wire.ts';

type Row = Awaited<ReturnType<typeof searchReceipts>>[number];

function filterOf(input: ParsedConsoleInput<'countReceipts'>) {
  const { q, kind, method, state, from, to, operator_id, customer_id, advance } = input;
  return {
    ...{ words: q, kind, method, state, from, to, advance: advance !== undefined },
    ...{ operatorId: operator_id, customerId: customer_id },
  };
}

const list = defineList({
  rows: 'receipts',
  filterOf,
  count: countSome,
  readPage: newestFirst<ReceiptSearch, Row, ReceiptWire>(
    searchReceipts,
    ({ receipt }) => receipt.id,
    receiptWire,
  ),
});

export const listReceipts = list.list;
export const countReceipts = list.count;
export const exportReceipts = list.export('receipts', [
  ...(['number', 'date', 'kind', 'customer_id', 'firm_name', 'amount', 'method'] as const),
  ...(['reference', 'bank', 'cheque_date', 'cheque_state', 'advance', 'operator'] as const),
  'reason',
]);

export const listTakers: ConsoleHandler<'listTakers'> = async ({ db }) => {
  return { operators: await readTakers(db) };
};
