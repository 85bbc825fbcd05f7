import { awaitsDelivery } from '#domain/orders/order-status.ts';

/** What is paid for: an order, or what a customer owes in all. */
export type UpiTarget = { orderId: number } | { accountId: number };

type UpiPayment = { upiId: string; payeeName: string; amountPaise: number } & UpiTarget;

/** What a payment app opens: payee, amount and what it is for, by which the shop finds it again. */
export function upiLink({ upiId, payeeName, amountPaise, ...target }: UpiPayment): string {
  const name = 'orderId' in target ? `Order ${target.orderId}` : `Account ${target.accountId}`;
  const fields = {
    pa: upiId,
    pn: payeeName,
    am: (amountPaise / 100).toFixed(2),
    cu: 'INR',
    tr: name.toUpperCase().replace(' ', ''),
    tn: name,
  };
  // Payment apps read neither `+` as a space nor, some of them, an encoded `@`.
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&');
  return `upi://pay?${query}`;
}

/** For servers that do not say what is due: whoever has the goods has paid. */
export function awaitsPayment(status: string): boolean {
  return awaitsDelivery(status);
}

/** name@bank, as NPCI writes it. */
export function isUpiId(text: string): boolean {
  return /^[a-z0-9._-]{2,256}@[a-z][a-z0-9.]{1,63}$/i.test(text);
}
