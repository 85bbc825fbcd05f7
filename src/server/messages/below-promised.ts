import { groupDigits } from '#domain/india/indian-formats.ts';
import type { Promised } from '#server/queries/stock/promised-units.ts';

const mostNamed = 5;

/** Why fewer cannot be counted, with the orders to look at. The console speaks English. */
export function belowPromised({ units, orders }: Promised): string {
  const named = orders.slice(0, mostNamed).map((id) => `#${id}`);
  const more = orders.length > mostNamed ? ' and others' : '';
  const which = `${orders.length === 1 ? 'order' : 'orders'} ${named.join(', ')}${more}`;
  return `${groupDigits(units)} unit(s) are promised to ${which}, not sent out yet: change or cancel what cannot be found before counting fewer.`;
}
