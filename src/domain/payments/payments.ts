export const paymentMethods = ['cash', 'upi', 'cheque', 'bank'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  cheque: 'Cheque',
  bank: 'Bank',
};

type Owed = { totalToPayPaise: number; paidPaise: number; status: string };

/** What is still to be paid; nothing for an order that was called off. */
export function duePaise({ totalToPayPaise, paidPaise, status }: Owed): number {
  return status === 'cancelled' ? 0 : totalToPayPaise - paidPaise;
}

/** What was paid for an order that was called off, and is the customer's. */
export function toRefundPaise({ paidPaise, status }: Owed): number {
  return status === 'cancelled' ? paidPaise : 0;
}

/** Why an amount cannot be taken, or given back where it is negative. */
export function paymentRefused(
  order: Owed,
  amountPaise: number,
  reason: string,
): 'more-than-due' | 'more-than-paid' | 'reason-missing' | undefined {
  if (amountPaise > duePaise(order)) return 'more-than-due';
  if (-amountPaise > order.paidPaise) return 'more-than-paid';
  return amountPaise < 0 && reason === '' ? 'reason-missing' : undefined;
}

/** A delivered order that is paid in full is completed. */
export function completesOrder({ status, ...money }: Owed): boolean {
  return status === 'delivered' && money.paidPaise === money.totalToPayPaise;
}
