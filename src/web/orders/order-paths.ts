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

/** Query parameters: the order page then explains the redirect, or says that the return was asked for. */
export const editClosed = { name: 'edit', value: 'closed' } as const;
export const returnAsked = { name: 'return', value: 'asked' } as const;

export function closedOrderPath(id: number): string {
  return `${orderPath(id)}?${editClosed.name}=${editClosed.value}`;
}

export function askedReturnPath(id: number): string {
  return `${orderPath(id)}?${returnAsked.name}=${returnAsked.value}`;
}
