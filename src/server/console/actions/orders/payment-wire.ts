import type { PaymentWire } from '#contract/console/order.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { ReceiptKind } from '#domain/payments/receipts.ts';
import type { PaymentRow } from '#server/queries/payments/payments.ts';

export function paymentWire(row: {
  payment: Pick<PaymentRow, 'id' | 'method' | 'reference' | 'reason' | 'amountPaise' | 'createdAt'>;
  operatorName: string | null;
  /** Of its receipt. */
  kind?: ReceiptKind | null;
}): PaymentWire {
  const { payment, operatorName, kind } = row;
  return {
    ...wireFields(payment, ['id', 'reference', 'reason']),
    method: payment.method ?? (kind === 'opening' ? 'opening' : 'write-off'),
    amount: paiseToRupees(payment.amountPaise),
    at: payment.createdAt.toISOString(),
    operator: operatorName,
  };
}
