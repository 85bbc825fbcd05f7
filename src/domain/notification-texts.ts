import { formatPaise } from './money.ts';
import type { OrderStatus } from './order-status.ts';

const orderStatusEndings: Record<OrderStatus, string> = {
  active: 'has been placed. We will confirm it shortly.',
  accepted: 'has been accepted.',
  processing: 'is being packed.',
  out_for_delivery: 'is on the way.',
  delivered: 'has been delivered.',
  completed: 'is complete. Thank you for your business.',
  cancelled: 'has been cancelled.',
};

/** `reason`: why the shop cancelled it; `isPickup`: the customer fetches it. */
export function orderStatusText(
  orderId: number,
  status: OrderStatus,
  { reason = '', isPickup = false } = {},
): string {
  const isReady = isPickup && status === 'out_for_delivery';
  const ending = isReady ? 'is ready to be picked up.' : orderStatusEndings[status];
  const text = `Your order #${orderId} ${ending}`;
  return reason === '' ? text : `${text} ${reason}`;
}

export function orderEditedText(orderId: number, totalToPayPaise: number): string {
  return `Your order #${orderId} has been changed. New total: ${formatPaise(totalToPayPaise)}.`;
}

/** One item in the cart whose price per unit is another than the customer knows of. */
export function priceChangedText(item: {
  name: string;
  packSize: number;
  fromPaise: number;
  toPaise: number;
}): string {
  const way = item.toPaise < item.fromPaise ? 'Price drop' : 'Price change';
  const prices = `now ${formatPaise(item.toPaise)} per unit, was ${formatPaise(item.fromPaise)}`;
  return `${way} in your cart: ${item.name}, pack of ${item.packSize}, ${prices}.`;
}

export function priceChangesText(items: number): string {
  return `The price of ${items} items in your cart has been updated.`;
}

/** `stock` units are left, fewer than the cart holds. */
export function soldOutText(name: string, stock: number): string {
  return stock === 0
    ? `Sold out: ${name} in your cart. We will tell you when it is back.`
    : `${name} in your cart is running out: only ${stock} ${unitsWord(stock)} left.`;
}

export function backInStockText(name: string): string {
  return `Back in stock: ${name} is in your cart and can be ordered again.`;
}

/** A cart nobody has touched for a day. */
export function abandonedCartText(firstName: string, items: number): string {
  const others = items - 1;
  const more = others === 0 ? '' : ` and ${others} more ${others === 1 ? 'item' : 'items'}`;
  return `You left ${firstName}${more} in your cart. Complete your order while stock lasts.`;
}

export function registrationApprovedText(shopName: string): string {
  return `Welcome to ${shopName}! Your registration has been approved: you can order now.`;
}

function unitsWord(count: number): string {
  return count === 1 ? 'unit' : 'units';
}
