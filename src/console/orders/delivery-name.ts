import { orderTexts as t } from '#console/messages/orders.ts';
import type { OrderRowWire } from '#contract/console/order.ts';

type Delivery = Pick<OrderRowWire, 'delivery_type' | 'express_delivery'>;

export function deliveryName({ delivery_type, express_delivery }: Delivery): string {
  if (delivery_type === 'pickup') return t.pickup;
  return express_delivery ? t.express : t.standard;
}
