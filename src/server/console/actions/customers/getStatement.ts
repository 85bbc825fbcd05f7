import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { dayAfter, startOfDay } from '#domain/indian-time.ts';
import { paiseToRupees } from '#domain/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { findCustomer } from '#server/queries/customers.ts';
import { readStatement, type StatementRow } from '#server/queries/statement.ts';

const refuse = consoleRefusalsOf('getStatement');

export const getStatement: ConsoleHandler<'getStatement'> = async ({ db }, input) => {
  const { customer_id, from, to } = input;
  if (!(await findCustomer(db, customer_id))) {
    throw refuse('not-found', 'There is no such customer.');
  }
  const until = to === undefined ? new Date() : startOfDay(dayAfter(to));
  const startMs = from === undefined ? 0 : startOfDay(from).getTime();
  const rows = await readStatement(db, customer_id, until);
  let balancePaise = 0;
  let openingPaise = 0;
  const entries = [];
  for (const row of rows) {
    balancePaise += row.amountPaise;
    const at = new Date(row.at);
    if (at.getTime() < startMs) openingPaise = balancePaise;
    else
      entries.push({ ...entryOf(row), at: at.toISOString(), balance: paiseToRupees(balancePaise) });
  }
  return {
    opening: paiseToRupees(openingPaise),
    entries,
    closing: paiseToRupees(balancePaise),
  };
};

function entryOf({ kind, orderId, method, amountPaise }: StatementRow) {
  const taken = amountPaise < 0 ? 'Paid' : 'Given back';
  const text = kind === 'order' ? `Order #${orderId}` : `${taken}, ${method}, order #${orderId}`;
  return { kind, order_id: orderId, text, amount: paiseToRupees(amountPaise) };
}
