/** Pages of the storefront that notifications lead to. */
export const cartPath = '/cart';

/** The customer's account: what is due, bills, receipts. */
export const accountPath = '/wallet';

export function orderPath(orderId: number): string {
  return `/order/${orderId}`;
}

export function productPath(slug: string): string {
  return `/product-detail/${encodeURIComponent(slug)}`;
}
