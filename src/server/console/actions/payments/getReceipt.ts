import type { ConsoleHandler } from '#server/console/context.ts';
import { existing } from '#server/console/existing.ts';
import { findReceipt } from '#server/queries/payments/receipts.ts';
import { paidWire, receiptWire } from './receipt-wire.ts';

export const getReceipt: ConsoleHandler<'getReceipt'> = async ({ db }, { id }) => {
  const row = existing(await findReceipt(db, id), 'receipt');
  return { receipt: receiptWire(row), paid: await paidWire(db, id) };
};
