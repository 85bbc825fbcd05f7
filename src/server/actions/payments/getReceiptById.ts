import type { Handler } from '#server/actions/context.ts';
import { notFound } from '#server/messages/not-found.ts';
import { findReceipt } from '#server/queries/payments/receipts.ts';
import { ownReceiptWire, paidWire } from './receipt-wire.ts';

export const getReceiptById: Handler<'getReceiptById'> = async ({ db, customer }, { id }) => {
  const found = await findReceipt(db, id, customer.id);
  if (!found) throw notFound('receipt');
  return { receipt: ownReceiptWire(found.receipt), paid: await paidWire(db, id) };
};
