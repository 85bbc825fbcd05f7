import { type OrderStatus, orderStatuses } from '#domain/order-status.ts';

/** The filter of the order list, as the query and the form carry it: '' for none. */
export type OrderFilter = { idPart: string; statuses: OrderStatus[]; min: string; max: string };

export const noFilter: OrderFilter = { idPart: '', statuses: [], min: '', max: '' };

/** Spec §9: what the price range shows while it is not set. */
export const priceDefaults = { min: '0', max: '100000' } as const;

export const ordersPerPage = 20;

/** An amount in rupees; the default value is no filter. */
function amount(text: string | null, whenUnset: string): string {
  const given = text?.trim() ?? '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(given) && given !== whenUnset ? given : '';
}

/** A form without scripts repeats `status`, our links join the values with commas. */
export function filterOf(params: URLSearchParams): OrderFilter {
  const names = params.getAll('status').flatMap((value) => value.split(','));
  return {
    idPart: params.get('order_id')?.replace(/\D/g, '').slice(0, 10) ?? '',
    statuses: orderStatuses.filter((status) => names.includes(status)),
    min: amount(params.get('min_total'), priceDefaults.min),
    max: amount(params.get('max_total'), priceDefaults.max),
  };
}

export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The same as parameters of the action and of the address, without what is not set. */
export function filterFields({ idPart, statuses, min, max }: OrderFilter): Record<string, string> {
  const fields = { order_id: idPart, status: statuses.join(','), min_total: min, max_total: max };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** "?status=active,accepted&page=2"; "?" alone leads to all orders. */
export function filterSearch(filter: OrderFilter, page = 1): string {
  const params = new URLSearchParams(filterFields(filter));
  if (page > 1) params.set('page', String(page));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

export function filterCount({ idPart, statuses, min, max }: OrderFilter): number {
  return statuses.length + [idPart, min || max].filter(Boolean).length;
}
