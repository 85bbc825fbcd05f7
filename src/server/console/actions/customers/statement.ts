import type { ConsoleOutput, ParsedConsoleInput } from '#contract/console/index.ts';
import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { dayAfter, startOfDay } from '#domain/india/indian-time.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { methodNames } from '#domain/payments/payments.ts';
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

function textOf({ kind, orderId, number, method, isCancelled, amountPaise }: StatementRow): string {
  if (kind === 'invoice') return `Invoice ${number}, order #${orderId}`;
  if (kind === 'credit-note') return `Credit note ${number}, order #${orderId}`;
  if (method === '') return `Order #${orderId}, before invoices`;
  const taken = amountPaise < 0 ? 'Paid' : 'Given back';
  const order = isCancelled ? `cancelled order #${orderId}` : `order #${orderId}`;
  return `${taken}, ${methodNames[method]}, ${order}`;
}
