import type { Permission } from './permissions.ts';

/** Lists of the console whose filters can be kept under a name. */
export const savedViewLists = [
  ...['orders', 'customers', 'products', 'audit-log'],
  ...['coupons', 'messages', 'reviews'],
] as const;

export type SavedViewList = (typeof savedViewLists)[number];

/** What a role needs to see the list. */
export const listPermission: Record<SavedViewList, Permission> = {
  orders: 'read-orders',
  customers: 'customers',
  products: 'stock',
  'audit-log': 'audit-log',
  coupons: 'promotions',
  messages: 'customers',
  reviews: 'customers',
};

/** Of one operator for one list: more would be no help. */
export const maxSavedViews = 20;

/** The filters of an address without the page: a cursor belongs to the moment. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('cursor');
  query.sort();
  return query.toString();
}
