import type { PaymentMethod } from '#domain/payments/payments.ts';
import { methodNames } from './orders.ts';

export const deliveryTexts = {
  title: 'Deliveries',
  none: 'No order is on the way.',
  toOrders: 'To the orders',
  print: 'Print',
  routes: 'Route',
  all: 'All',
  noRoute: 'Without a route',
  pickup: 'Pickup at the shop',
  stops: (count: number, due: string) =>
    `${count === 1 ? '1 stop' : `${count} stops`} · ${due} to collect`,
  express: 'Express',
  call: 'Call',
  map: 'Map',
  paid: 'Paid',
  partPaid: (amount: string) => `${amount} paid`,
  pay: (method: PaymentMethod, due: string) => `${methodNames[method]} ${due}`,
  other: 'Other',
  delivered: 'Mark delivered',
  confirmTitle: (due: string) => `Take ${due} in cash?`,
  confirmText: (id: number, firm: string) => `Order #${id} of ${firm} is then delivered.`,
  confirm: 'Take and deliver',
  notNow: 'Cancel',
  otherTitle: (id: number) => `Order #${id}`,
  otherText: (due: string) => `${due} is due. Tap what happened: the order is then delivered.`,
  unpaid: 'Delivered, not paid',
  part: 'Another amount…',
  refused: (id: number, message: string) => `Order #${id}: ${message}`,
  doneUnpaid: (id: number) => `Order #${id} is delivered.`,
  donePaid: (id: number, method: PaymentMethod, amount: string) =>
    `Order #${id} is delivered: ${methodNames[method]} ${amount}.`,
} as const;
