import type { PaymentWire } from '#contract/console/order.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import type { PaymentRow } from '#server/queries/payments/payments.ts';

export function paymentWire(row: {
  payment: Omit<PaymentRow, 'orderId' | 'operatorId' | 'idempotencyKey'>;
  operatorName: string | null;
}): PaymentWire {
  const { payment, operatorName } = row;
  return {
    id: payment.id,
    amount: paiseToRupees(payment.amountPaise),
    method: payment.method,
    reference: payment.reference,
    reason: payment.reason,
    at: payment.createdAt.toISOString(),
    operator: operatorName,
  };
}
