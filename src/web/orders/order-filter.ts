import { rupeesToPaise } from '#domain/money/money.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts';
import type { Order } from './order.ts';

/** The filter of the order list, as the query and the form carry it; the prices in rupees. */
export type OrderFilter = { idPart: string; statuses: OrderStatus[]; min: string; max: string };

/** Spec §9: the price range holds 0 and 100000 until it is changed. */
export const noFilter: OrderFilter = { idPart: '', statuses: [], min: '0', max: '100000' };

export const ordersPerPage = 20;

/** An amount in rupees, or the default where it makes no sense. */
function amount(text: string | null, whenUnset: string): string {
  const given = text?.trim() ?? '';
  return /^\d{1,9}(\.\d{1,2})?$/.test(given) ? given : whenUnset;
}

/** Untouched, no bound applies; once either end is changed, both hold as they stand. */
function hasPriceRange({ min, max }: OrderFilter): boolean {
  return Number(min) !== Number(noFilter.min) || Number(max) !== Number(noFilter.max);
}

/** A form without scripts repeats `status`, our links join the values with commas. */
export function filterOf(params: URLSearchParams): OrderFilter {
  const names = params.getAll('status').flatMap((value) => value.split(','));
  return {
    idPart: params.get('order_id')?.replace(/\D/g, '').slice(0, 10) ?? '',
    statuses: orderStatuses.filter((status) => names.includes(status)),
    min: amount(params.get('min_total'), noFilter.min),
    max: amount(params.get('max_total'), noFilter.max),
  };
}

/** An emptied field holds its default again. */
export function withDefaults(filter: OrderFilter): OrderFilter {
  return { ...filter, min: filter.min || noFilter.min, max: filter.max || noFilter.max };
}

export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The same as parameters of the action and of the address, without what is not set. */
export function filterFields(filter: OrderFilter): Record<string, string> {
  const range = hasPriceRange(filter) ? { min_total: filter.min, max_total: filter.max } : {};
  const fields = { order_id: filter.idPart, status: filter.statuses.join(','), ...range };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** "?status=active,accepted&page=2"; "?" alone leads to all orders. */
export function filterSearch(filter: OrderFilter, page = 1): string {
  const params = new URLSearchParams(filterFields(filter));
  if (page > 1) params.set('page', String(page));
  return `?${params.toString().replaceAll('%2C', ',')}`;
}

export function filterCount(filter: OrderFilter): number {
  return filter.statuses.length + (filter.idPart === '' ? 0 : 1) + (hasPriceRange(filter) ? 1 : 0);
}

/** For a list whose server knows no filters. */
export function fitsFilter({ id, status, totals }: Order, filter: OrderFilter): boolean {
  const statuses: readonly string[] = filter.statuses;
  const paise = totals.totalToPayPaise;
  return (
    String(id).includes(filter.idPart) &&
    (statuses.length === 0 || statuses.includes(status)) &&
    (!hasPriceRange(filter) ||
      (paise >= rupeesToPaise(Number(filter.min)) && paise <= rupeesToPaise(Number(filter.max))))
  );
}
