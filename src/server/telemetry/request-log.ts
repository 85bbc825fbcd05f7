import type { FastifyRequest } from 'fastify';

/** A proxy's own id for a request, so that its log and ours can be read together. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : undefined;
}

/** Who knows the rest of such a path opens a paper without signing in. */
const secretPath = /^(\/shared-(?:invoice|receipt)\/).*/s;

/** The path and the action, without the query: that may carry a token or a PIN. */
export function loggedPath(url = ''): string {
  const [path = '', query = ''] = url.split('?', 2);
  const action = path === '/api' ? /(?:^|&)endpoint=(\w{1,60})/.exec(query)?.[1] : undefined;
  return action === undefined ? path.replace(secretPath, '$1…') : `/api/${action}`;
}

/** Where the calls that change an order say which: in their input, or in the answer where it is new. */
const orderFields: Record<string, 'id' | 'ids' | 'order_id'> = {
  insertOrder: 'order_id',
  updateOrderQtyEditDelivery: 'id',
  cancelOrderById: 'id',
  placeOrderFor: 'order_id',
  editOrder: 'id',
  pickOrder: 'id',
  moveOrder: 'id',
  moveOrders: 'ids',
  addOrderNote: 'id',
  recordPayment: 'order_id',
};

/**
 * The log's line of a call that changed an order bears its number, who did it and the status that it was moved
 * to, so that its way can be followed.
 */
export function logOrder(
  request: FastifyRequest,
  { name, by }: { name: string; by: string },
  ...inputAndOutput: unknown[]
): void {
  const field = orderFields[name];
  if (!field) return;
  const known = Object.assign({} as Record<string, unknown>, ...inputAndOutput); // `as`: it is empty
  const order = Array.isArray(known[field]) ? known[field] : Number(known[field]);
  const to = typeof known.to === 'string' ? { to: known.to } : {};
  request.log = request.log.child({ order, ...to, by });
}
