/** Pages of the storefront that notifications lead to. */
export const cartPath = '/cart';

export function orderPath(orderId: number): string {
  return `/order/${orderId}`;
}

export function productPath(slug: string): string {
  return `/product-detail/${encodeURIComponent(slug)}`;
}
