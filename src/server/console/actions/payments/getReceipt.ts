import { paiseToRupees } from '#domain/money/money.ts';
import { paidWire } from '#server/actions/payments/receipt-wire.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findCustomer } from '#server/queries/customers/customers.ts';
import { findReceipt } from '#server/queries/payments/receipts.ts';
import { findBounceOf, readBalanceAfter } from '#server/queries/receipts/receipt-list.ts';
import { receiptWire } from './receipt-wire.ts';

export const getReceipt: ConsoleHandler<'getReceipt'> = async ({ db }, { id }) => {
  const row = existing(await findReceipt(db, id), 'receipt');
  const { receipt } = row;
  const customer = await findCustomer(db, receipt.customerId);
  return {
    receipt: receiptWire(row),
    paid: await paidWire(db, id),
    balance: paiseToRupees(await readBalanceAfter(db, receipt)),
    mobile: customer && !customer.forgottenAt ? customer.mobile : '',
    bounce_id: (await findBounceOf(db, id)) ?? null,
    bounced_id: receipt.bouncedId,
  };
};
