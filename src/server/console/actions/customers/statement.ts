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
  const [openingPaise, rows] = await Promise.all([
    readBalance(db, customer_id, start),
    readStatement(db, customer_id, range),
  ]);
  if (rows.length > maxEntries) {
    throw refuse(
      'too-many',
      `These are more than ${maxEntries} entries. Please choose fewer days.`,
    );
  }
  return { customer, statement: withBalances(openingPaise, rows) };
}

function withBalances(openingPaise: number, rows: StatementRow[]): ConsoleOutput<'getStatement'> {
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

function entryOf({ kind, orderId, method, isCancelled, amountPaise }: StatementRow) {
  const taken = amountPaise < 0 ? 'Paid' : 'Given back';
  const order = isCancelled ? `cancelled order #${orderId}` : `order #${orderId}`;
  const text = method === '' ? `Order #${orderId}` : `${taken}, ${methodNames[method]}, ${order}`;
  return { kind, order_id: orderId, text, amount: paiseToRupees(amountPaise) };
}
