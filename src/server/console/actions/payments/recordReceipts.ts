import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { lockAccount } from '#server/queries/ledger/accounts.ts';
import { findReceipt } from '#server/queries/payments/receipts.ts';
import { keepReceipt } from './keep-receipt.ts';
import { receiptMadeWire } from './receipt-wire.ts';

const refuse = consoleRefusalsOf('recordReceipts');

/** A refusal tells which row it is about. */
function refuseRow(row: number): typeof refuse {
  return (code, message, extra = {}) =>
    refuse(code, `Row ${row + 1}: ${message}`, { ...extra, row });
}

/** All customers are held first, by their ids, so that two evenings never wait in a circle. */
export const recordReceipts: ConsoleHandler<'recordReceipts'> = (context, { rows }) =>
  context.db.transaction(async (tx) => {
    const ids = [...new Set(rows.map(({ customer_id }) => customer_id))].sort((a, b) => a - b);
    for (const id of ids) {
      if (await lockAccount(tx, id)) continue;
      const row = rows.findIndex(({ customer_id }) => customer_id === id);
      throw refuseRow(row)('not-found', 'There is no such customer.');
    }
    const receipts = [];
    for (const [index, row] of rows.entries()) {
      const input = { ...row, reason: '' };
      const kept = await keepReceipt(refuseRow(index), context, tx, input);
      // With what it paid.
      const after = (await findReceipt(tx, kept.id))?.receipt ?? kept;
      const { id, number, advance } = receiptMadeWire(after);
      const amount = paiseToRupees(after.amountPaise);
      receipts.push({ id, number, advance, customer_id: row.customer_id, amount });
    }
    const total = paiseToRupees(
      receipts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
    );
    return { receipts, total };
  });
