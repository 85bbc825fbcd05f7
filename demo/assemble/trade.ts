import type { DemoOrder, DemoProduct } from '../types.ts';
import { between } from './seed.ts';

/** What a firm buys, and how many days ago it ordered last; every few days before that. */
type Trade = {
  firm: number;
  areas: readonly string[];
  last: readonly [daysAgo: number, status: DemoOrder['status']];
};

const medicines = ['Pharmacy', 'Health Care'];

/** Firms by their place among the demo's customers; the first two have orders of their own. */
const trades: readonly Trade[] = [
  { firm: 2, areas: medicines, last: [0, 'active'] },
  { firm: 3, areas: ['Health Care', 'Skin Care', 'Baby Care'], last: [0, 'active'] },
  { firm: 4, areas: medicines, last: [2, 'out_for_delivery'] },
  { firm: 5, areas: ['Pet Care'], last: [0, 'active'] },
  { firm: 6, areas: ['Skin Care', 'Health Care'], last: [1, 'processing'] },
  { firm: 7, areas: medicines, last: [2, 'completed'] },
  { firm: 8, areas: ['Baby Care', 'Skin Care'], last: [2, 'completed'] },
  // Bought every week, and has stopped.
  { firm: 9, areas: ['Skin Care'], last: [18, 'delivered'] },
  { firm: 10, areas: medicines, last: [1, 'accepted'] },
  { firm: 11, areas: ['Skin Care', 'Baby Care'], last: [2, 'completed'] },
];

const weeks = 8;

/** Orders of the other firms over some weeks, each in the status that its age would have. */
export function tradeOrders(
  products: readonly DemoProduct[],
  areaOf: (product: DemoProduct) => string,
): DemoOrder[] {
  return trades.flatMap(({ firm, areas, last: [lastDaysAgo, lastStatus] }) => {
    const goods = products
      .filter((product) => product.stock > 0 && areas.includes(areaOf(product)))
      .toSorted((a, b) => b.unitsSold90d - a.unitsSold90d || a.sku.localeCompare(b.sku))
      .slice(0, 30);
    const made: DemoOrder[] = [];
    for (let day = lastDaysAgo; day <= weeks * 7; day += between(`${firm} waits ${day}`, 5, 7)) {
      const key = `${firm} on ${day}`;
      const status = day === lastDaysAgo ? lastStatus : pastStatus(key);
      made.push(orderOf(key, { customer: firm, daysAgo: day, status }, goods));
    }
    return made;
  });
}

function orderOf(
  key: string,
  known: Pick<DemoOrder, 'customer' | 'daysAgo' | 'status'>,
  goods: readonly DemoProduct[],
): DemoOrder {
  const deliveryType = between(`${key} way`, 0, 4) === 0 ? 'pickup' : 'delivery';
  return {
    ...known,
    deliveryType,
    express: deliveryType === 'delivery' && between(`${key} express`, 0, 5) === 0,
    note: '',
    coupon: null,
    lines: linesOf(key, goods),
  };
}

/** Days later it is paid, on credit or called off. */
function pastStatus(key: string): DemoOrder['status'] {
  const fate = between(`${key} fate`, 0, 11);
  if (fate === 0) return 'cancelled';
  return fate < 3 ? 'delivered' : 'completed';
}

/** At least two lines, and so many that it pays to send them. */
function linesOf(key: string, goods: readonly DemoProduct[]): DemoOrder['lines'] {
  const lines: DemoOrder['lines'] = [];
  let paise = 0;
  for (let i = 0; lines.length < 2 || (paise < 200_000 && lines.length < 7); i += 1) {
    const product = goods[between(`${key} line ${i}`, 0, goods.length - 1)];
    const pack = product?.packs[0];
    if (!product || !pack || lines.some(({ sku }) => sku === product.sku)) continue;
    const most = Math.min(2, Math.floor(product.maxUnits / pack.size));
    const packs = between(`${key} packs ${i}`, 1, Math.max(1, most));
    lines.push({ sku: product.sku, slot: 1, packs });
    paise += pack.pricePaise * pack.size * packs;
  }
  return lines;
}
