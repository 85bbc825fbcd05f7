export const ordersPath = '/my-orders';

export function orderPath(id: number): string {
  return `/order/${id}`;
}

export function editOrderPath(id: number): string {
  return `/edit-order/${id}`;
}

export function invoicePdfPath(id: number): string {
  return `/order/${id}/invoice.pdf`;
}

/** Query parameter: the order page then explains the redirect. */
export const editClosed = { name: 'edit', value: 'closed' } as const;

export function closedOrderPath(id: number): string {
  return `${orderPath(id)}?${editClosed.name}=${editClosed.value}`;
}
