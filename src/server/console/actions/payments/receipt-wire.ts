import type { ReceiptWire } from '#contract/console/receipts.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { Db } from '#server/db/connect.ts';
import { type ReceiptRow, readAllocations } from '#server/queries/payments/receipts.ts';

type Named = { receipt: ReceiptRow; firmName: string; operatorName: string | null };

export function receiptWire({ receipt, firmName, operatorName }: Named): ReceiptWire {
  return {
    ...wireFields(receipt, ['id', 'number', 'kind', 'customerId', 'method', 'reference']),
    ...wireFields(receipt, ['reason', 'bank', 'chequeDate', 'chequeState']),
    firm_name: firmName,
    date: receipt.day,
    at: receipt.createdAt.toISOString(),
    amount: paiseToRupees(receipt.amountPaise),
    advance: paiseToRupees(Math.max(receipt.amountPaise - receipt.allocatedPaise, 0)),
    operator: operatorName,
  };
}

/** What it has paid, one of each. */
export async function paidWire(db: Db, receiptId: number) {
  const rows = await readAllocations(db, receiptId);
  return rows.map(({ orderId, billId, number, amountPaise }) => ({
    ...{ order_id: orderId, bill_id: billId, number },
    amount: paiseToRupees(amountPaise),
  }));
}

export function receiptMadeWire({ id, number, amountPaise, allocatedPaise }: ReceiptRow) {
  return {
    ...{ id, number: number ?? '', allocated: paiseToRupees(Math.abs(allocatedPaise)) },
    advance: paiseToRupees(Math.max(amountPaise - allocatedPaise, 0)),
  };
}
