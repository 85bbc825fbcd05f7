import type { ReceiptWire } from '#contract/console/receipts.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { ownReceiptWire } from '#server/actions/payments/receipt-wire.ts';
import type { ReceiptRow } from '#server/queries/payments/receipts.ts';

type Named = { receipt: ReceiptRow; firmName: string; operatorName: string | null };

export function receiptWire({ receipt, firmName, operatorName }: Named): ReceiptWire {
  return {
    ...ownReceiptWire(receipt),
    ...wireFields(receipt, ['customerId', 'reason']),
    firm_name: firmName,
    at: receipt.createdAt.toISOString(),
    operator: operatorName,
  };
}

export function receiptMadeWire({ id, number, amountPaise, allocatedPaise }: ReceiptRow) {
  return {
    ...{ id, number: number ?? '', allocated: paiseToRupees(Math.abs(allocatedPaise)) },
    advance: paiseToRupees(Math.max(amountPaise - allocatedPaise, 0)),
  };
}
