import type { OwnReceiptWire, ReceiptPaidWire } from '#contract/receipt.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { CustomerContext } from '#server/actions/context.ts';
import { type ReceiptRow, readAllocations } from '#server/queries/payments/receipts.ts';

/** A receipt as its customer may see it: without the reasons that the shop notes for itself. */
export function ownReceiptWire(receipt: ReceiptRow): OwnReceiptWire {
  return {
    ...wireFields(receipt, ['id', 'number', 'kind', 'method', 'reference', 'bank']),
    ...wireFields(receipt, ['chequeDate', 'chequeState']),
    date: receipt.day,
    amount: paiseToRupees(receipt.amountPaise),
    advance: paiseToRupees(Math.max(receipt.amountPaise - receipt.allocatedPaise, 0)),
  };
}

/** What it has paid, one of each. */
export async function paidWire(
  db: CustomerContext['db'],
  receiptId: number,
): Promise<ReceiptPaidWire[]> {
  const rows = await readAllocations(db, receiptId);
  return rows.map(({ orderId, billId, number, amountPaise }) => ({
    ...{ order_id: orderId, bill_id: billId, number },
    amount: paiseToRupees(amountPaise),
  }));
}
