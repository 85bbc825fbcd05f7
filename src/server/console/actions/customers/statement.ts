import type { ConsoleOutput, ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { methodNames } from '#domain/payments/payments.ts';
import type { ReceiptKind } from '#domain/payments/receipts.ts';
import type { OperatorContext } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import {
  readBalance,
  readOnOrder,
  readStatement,
  type StatementRow,
} from '#server/queries/payments/statement.ts';

const refuse = consoleRefusalsOf('getStatement');
const maxEntries = 5_000;

/** A customer with the statement between two days, both included. */
export async function statementOf(
  { db }: Pick<OperatorContext, 'db'>,
  { customer_id, from, to }: ParsedConsoleInput<'getStatement'>,
) {
  const customer = existing(await findCustomer(db, customer_id), 'customer');
  const start = from === undefined ? new Date(0) : startOfDay(from);
  const until = to === undefined ? new Date() : startOfDay(dayAfter(to));
  const range = { from: start, until, limit: maxEntries + 1 };
  const [openingPaise, rows, onOrder] = await Promise.all([
    readBalance(db, customer_id, start),
    readStatement(db, customer_id, range),
    readOnOrder(db, customer_id),
  ]);
  if (rows.length > maxEntries) {
    throw refuse(
      'too-many',
      `These are more than ${maxEntries} entries. Please choose fewer days.`,
    );
  }
  const on_order = { orders: onOrder.orders, amount: paiseToRupees(onOrder.paise) };
  return { customer, statement: { ...withBalances(openingPaise, rows), on_order } };
}

type Balances = Omit<ConsoleOutput<'getStatement'>, 'on_order'>;

function withBalances(openingPaise: number, rows: StatementRow[]): Balances {
  let balancePaise = openingPaise;
  const entries = rows.map((row) => {
    balancePaise += row.amountPaise;
    return {
      ...entryOf(row),
      at: new Date(row.at).toISOString(),
      balance: paiseToRupees(balancePaise),
    };
  });
  return {
    opening: paiseToRupees(openingPaise),
    entries,
    closing: paiseToRupees(balancePaise),
  };
}

function entryOf(row: StatementRow) {
  return {
    ...{ kind: row.kind, order_id: row.orderId, number: row.number, text: textOf(row) },
    amount: paiseToRupees(row.amountPaise),
  };
}

const receiptWords: Record<ReceiptKind, string> = {
  receipt: 'Paid',
  refund: 'Given back',
  bounce: 'Cheque returned unpaid',
  'write-off': 'Written off',
  opening: 'Credit from before',
};

function textOf({ kind, orderId, number, receiptKind, method }: StatementRow): string {
  const order = orderId === null ? '' : `order #${orderId}`;
  if (kind === 'order') return `Order #${orderId}, before invoices`;
  const paper = {
    invoice: `Invoice ${number}`,
    'credit-note': `Credit note ${number}`,
    bill: `Bill ${number}`,
    receipt: receiptWords[receiptKind ?? 'receipt'],
  }[kind];
  const how = kind === 'receipt' && method && receiptKind !== 'bounce' ? methodNames[method] : '';
  const receipt = kind === 'receipt' ? number : '';
  return [paper, how, order, receipt].filter((part) => part !== '').join(', ');
}
