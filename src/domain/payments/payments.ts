export const paymentMethods = ['cash', 'upi', 'cheque', 'bank'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const methodNames: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  cheque: 'Cheque',
  bank: 'Bank',
};

type Owed = { totalToPayPaise: number; paidPaise: number; status: string };

/** Nothing for an order that was called off. */
function billedPaise({ totalToPayPaise, status }: Owed): number {
  return status === 'cancelled' ? 0 : totalToPayPaise;
}

/** What is still to be paid. */
export function duePaise(order: Owed): number {
  return Math.max(billedPaise(order) - order.paidPaise, 0);
}

/** What was paid and is the customer's: the order was called off, or packs of it were missing. */
export function toRefundPaise(order: Owed): number {
  return Math.max(order.paidPaise - billedPaise(order), 0);
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
export function completesOrder(order: Owed): boolean {
  return order.status === 'delivered' && duePaise(order) === 0;
}
