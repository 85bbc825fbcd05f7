import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { paidWire } from '#server/actions/payments/receipt-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import type { Db } from '#server/db/connect.ts';
import { lockAccount, readAccountBalance } from '#server/queries/ledger/accounts.ts';
import { findReceiptByKey, type ReceiptRow } from '#server/queries/payments/receipts.ts';
import { keepReceipt } from './keep-receipt.ts';
import { receiptMadeWire } from './receipt-wire.ts';
import { refuseRefund } from './refuse-refund.ts';

const refuse = consoleRefusalsOf('recordReceipt');

/** The customer's account is held, so that two receipts at once never pay more than is due. */
export const recordReceipt: ConsoleHandler<'recordReceipt'> = async (context, input) => {
  refuseRefund(context.operator, input.amount);
  return context.db.transaction(async (tx) => {
    existing(await lockAccount(tx, input.customer_id), 'customer');
    return answer(tx, await keepReceipt(refuse, context, tx, input));
  });
};

async function answer(tx: Db, receipt: ReceiptRow) {
  const { id, customerId } = receipt;
  const row = (await findReceiptByKey(tx, receipt.idempotencyKey)) ?? receipt; // with what it paid
  return {
    receipt: receiptMadeWire(row),
    paid: await paidWire(tx, id),
    balance: paiseToRupees(await readAccountBalance(tx, customerId)),
  };
}
