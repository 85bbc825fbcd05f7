import type { PaymentWire } from '#contract/console/order.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { PaymentRow } from '#server/queries/payments/payments.ts';

export function paymentWire(row: {
  payment: Omit<PaymentRow, 'orderId' | 'operatorId' | 'idempotencyKey'>;
  operatorName: string | null;
}): PaymentWire {
  const { payment, operatorName } = row;
  return {
    ...wireFields(payment, ['id', 'method', 'reference', 'reason']),
    amount: paiseToRupees(payment.amountPaise),
    at: payment.createdAt.toISOString(),
    operator: operatorName,
  };
}
