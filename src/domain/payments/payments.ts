export const paymentMethods = ['cash', 'upi', 'cheque', 'bank'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** Of what paid an order; the last two moved no money. */
export type PaidBy = PaymentMethod | 'write-off' | 'opening';

export const methodNames: Readonly<Record<PaidBy, string>> = {
  cash: 'Cash',
  upi: 'UPI',
  cheque: 'Cheque',
  bank: 'Bank',
  'write-off': 'Written off',
  opening: 'From before',
};

export type Owed = {
  totalToPayPaise: number;
  paidPaise: number;
  /** Taken off by credit notes. */
  creditedPaise: number;
  /** Paid by the credit note whose goods it replaces. */
  coveredPaise: number;
  status: string;
};

/** What is still to be paid; nothing for an order that was called off. */
export function duePaise(order: Owed): number {
  return Math.max(balancePaise(order), 0);
}

/** What was paid beyond what the order comes to, since it was called off or goods came back: the customer's. */
export function toRefundPaise(order: Owed): number {
  return Math.max(-balancePaise(order), 0);
}

function balancePaise({ status, ...money }: Owed): number {
  const billed = status === 'cancelled' ? 0 : money.totalToPayPaise - money.creditedPaise;
  return billed - money.coveredPaise - money.paidPaise;
}

/** Most that can be given back: all that was paid, and the credit of goods that were to be replaced. */
export function givablePaise(order: Owed): number {
  return Math.max(order.paidPaise, toRefundPaise(order));
}

/** Completed is what was delivered and has nothing due; undefined: it stands as it is. */
export function settledStatus(order: Owed): 'completed' | 'delivered' | undefined {
  const isDue = duePaise(order) > 0;
  if (order.status === 'delivered' && !isDue) return 'completed';
  return order.status === 'completed' && isDue ? 'delivered' : undefined;
}
