export const orderStatuses = [
  'active',
  'accepted',
  'processing',
  'out_for_delivery',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type OrderStatus = (typeof orderStatuses)[number];
