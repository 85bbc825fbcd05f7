import type { Order } from './order.ts';

type Words = Record<'pickup' | 'standard' | 'express', string>;

export function deliveryName(order: Pick<Order, 'deliveryType' | 'express'>, t: Words): string {
  if (order.deliveryType === 'pickup') return t.pickup;
  return order.express ? t.express : t.standard;
}
