import { sql } from 'drizzle-orm';
import { dayInIndia } from '#domain/india/indian-time.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';

export type Read = { name: string; paths: string[] };
type Sample = {
  id: number;
  customer: number;
  firm: string;
  owner: string;
  phone: string;
  at: Date;
};

type Input = Record<string, unknown>;

/** One action, called with one input after the other. */
export const reads = (action: string, name: string, inputs: Input[]): Read => ({
  name: `${action} ${name}`.trim(),
  paths: inputs.map((input) => `/console/api/${action}?${query(input)}`),
});

const routes = ['City A', 'Rishikesh', 'Mussoorie', 'Nowhere'];

/** Each read with inputs that differ: old and new, frequent, rare and without any result. */
export async function consoleReads({ db }: Database): Promise<Read[]> {
  const samples = await rowsOf<Sample>(
    db,
    sql`select o.id, o.customer_id as customer, c.firm_name as firm, c.owner_name as owner,
        c.mobile as phone, o.created_at as at
      from generate_series(1, 20) n
      join orders o on o.id = 1 + (select max(id) - 1 from orders) * n / 20
      join customers c on c.id = o.customer_id order by n`,
  );
  const [busiest] = await rowsOf<{ id: number }>(
    db,
    sql`select customer_id as id from orders group by 1 order by count(*) desc limit 1`,
  );
  const days = samples.map(({ at }) => dayInIndia(new Date(at).toISOString()));
  const customers = [busiest?.id ?? 0, ...samples.map((one) => one.customer)];
  const list = (name: string, inputs: Input[], action = 'listOrders') =>
    reads(action, name, inputs);
  const of = <T>(values: readonly T[], input: (value: T) => Input) => values.map(input);
  const statuses = ['active', 'accepted', 'delivered', 'completed', 'cancelled', 'active,accepted'];
  const year = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  const words = [
    'medical',
    'negi',
    'store',
    'a',
    'zzzz',
    'Pet Corner',
    ...samples.map((one) => one.firm),
  ];
  const mine = (name: string, inputs: string[]) => ({
    name: `getOrdersByUserId ${name}`.trim(),
    paths: inputs.map(
      (input) => `/api?endpoint=getOrdersByUserId&user_id=${busiest?.id}&page=1${input}`,
    ),
  });
  return [
    list('(the session alone, to compare with)', [{}], 'getMe'),
    list('', [{}]),
    list(
      'deep page',
      of(samples, ({ id }) => ({ cursor: id })),
    ),
    list('200 rows', [{ limit: 200 }]),
    list(
      'status',
      of(statuses, (status) => ({ status })),
    ),
    list(
      'status, deep page',
      of(samples, ({ id }) => ({ status: 'completed,cancelled', cursor: id })),
    ),
    list('unpaid', [{ unpaid: 1 }, ...of(samples, ({ id }) => ({ unpaid: 1, cursor: id }))]),
    list('to give back', [
      { to_refund: 1 },
      ...of(customers, (id) => ({ to_refund: 1, customer_id: id })),
    ]),
    list(
      'one day',
      of(days, (day) => ({ from: day, to: day })),
    ),
    list(
      'one year',
      of(days, (day) => ({ from: day, to: year(day) })),
    ),
    list(
      'up to a day',
      of(days, (day) => ({ to: day })),
    ),
    list(
      'route',
      of(routes, (route) => ({ route })),
    ),
    list(
      'route, one day',
      of(days, (day) => ({ route: 'Rishikesh', from: day, to: day })),
    ),
    list(
      'amount',
      of([500, 20_000, 50_000, 65_000, 90_000], (min_total) => ({ min_total })),
    ),
    list(
      'amount between',
      of([501, 5_000, 40_000], (min) => ({ min_total: min, max_total: min + 5 })),
    ),
    list(
      'customer',
      of(customers, (customer_id) => ({ customer_id })),
    ),
    list(
      'customer, unpaid',
      of(customers, (customer_id) => ({ customer_id, unpaid: 1 })),
    ),
    list(
      'status, unpaid',
      of(statuses, (status) => ({ status, unpaid: 1 })),
    ),
    list(
      'status, route',
      statuses.flatMap((status) => of(routes, (route) => ({ status, route }))),
    ),
    list(
      'status, one day',
      of(days, (day) => ({ status: 'cancelled', from: day, to: day })),
    ),
    list(
      'status, old year',
      of(statuses, (status) => ({ status, to: days[3] })),
    ),
    list(
      'unpaid, route, amount',
      of(routes, (route) => ({ unpaid: 1, route, min_total: 40_000 })),
    ),
    list(
      'all filters',
      of(days, (day) => ({ status: 'completed', route: 'City A', from: day, min_total: 30_000 })),
    ),
    list(
      'by number',
      of(samples, ({ id }) => ({ q: id })),
    ),
    list(
      'by phone',
      of(samples, ({ phone }) => ({ q: phone })),
    ),
    list(
      'by words',
      of(words, (q) => ({ q })),
    ),
    list(
      'by owner',
      of(samples, ({ owner }) => ({ q: owner })),
    ),
    list(
      'by words, status',
      words.flatMap((q) => [
        { q, status: 'active' },
        { q, status: 'cancelled' },
      ]),
    ),
    list(
      'by words, unpaid',
      of(words, (q) => ({ q, unpaid: 1 })),
    ),
    list(
      'by words, one day',
      of(days, (day) => ({ q: 'medical', from: day, to: day })),
    ),
    list(
      '',
      of(samples, ({ id }) => ({ id })),
      'getOrder',
    ),
    list('', [{}], 'getToday'),
    list('', [{}], 'listCustomers'),
    list('200 rows', [{ limit: 200 }], 'listCustomers'),
    list(
      'by words',
      of(words, (q) => ({ q })),
      'listCustomers',
    ),
    list(
      'route',
      of(routes, (route) => ({ route })),
      'listCustomers',
    ),
    list(
      '',
      of(customers, (id) => ({ id })),
      'getCustomer',
    ),
    list(
      '',
      of(customers, (customer_id) => ({ customer_id })),
      'getLedger',
    ),
    list(
      '',
      of(days, (day) => ({ day })),
      'getCashBook',
    ),
    list('', [{}], 'getAuditLog'),
    list(
      'action',
      of(['moveOrder', 'signIn', 'saveCustomer'], (action) => ({ action })),
      'getAuditLog',
    ),
    list(
      'subject',
      of(samples, ({ id }) => ({ subject: `order ${id}` })),
      'getAuditLog',
    ),
    list(
      'one day',
      of(days, (day) => ({ from: day, to: day })),
      'getAuditLog',
    ),
    list(
      'operator, day',
      of(days, (day) => ({ operator_id: 1, to: day })),
      'getAuditLog',
    ),
    list('operator without any', [{ operator_id: 999 }], 'getAuditLog'),
    mine('', ['', '&page=2', '&page=50']),
    mine('status', ['&status=completed', '&status=cancelled', '&status=active,accepted']),
    mine('number', ['&order_id=99', '&order_id=123456']),
    mine('amount', ['&min_total=0&max_total=1000', '&min_total=60000&max_total=100000']),
  ];
}

function query(input: Input): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
}
