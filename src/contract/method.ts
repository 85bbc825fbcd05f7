export type Method = 'GET' | 'POST';

/** The specification has the last two change data by GET. */
const gets = /^(?:get|count|search|handleAbandonedCarts$|cancelOrderById$)/;

/** The name of an action tells its method, so that browsers need no list of all of them. */
export function methodOf(name: string): Method {
  return gets.test(name) ? 'GET' : 'POST';
}
