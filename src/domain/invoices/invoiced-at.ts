import type { OrderStatus } from '#domain/orders/order-status.ts';

/**
 * Whether an order is invoiced at a step: when it is sent out; fetched, when it is handed over. What was sent out
 * before the shop kept invoices gets its own at the door.
 */
export function isInvoicedAt(to: OrderStatus, deliveryType: 'pickup' | 'delivery'): boolean {
  return to === 'delivered' || (to === 'out_for_delivery' && deliveryType === 'delivery');
}

/** At which an order still waits for its invoice. */
export const toInvoiceStatuses: readonly OrderStatus[] = [
  ...(['active', 'accepted', 'processing', 'out_for_delivery'] as const),
];

export function isToInvoice(status: OrderStatus): boolean {
  return toInvoiceStatuses.includes(status);
}
