import { Agent, request } from 'node:http';
import { sql } from 'drizzle-orm';
import { row } from './load.ts';
import { type BenchCustomer, type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';

const atOnce = 16;
const orders = 3_200;
const warmUp = 4_000;
const seconds = 6;

/** Placing orders of three lines, beside pgbench writing the same rows on the same server. */
export async function benchOrders(): Promise<void> {
  process.stdout.write(`\nPlace an order of 3 lines, ${atOnce} at once, PostgreSQL, one process\n`);
  const bench = await startOnPostgres(orders + warmUp);
  await fillCarts(bench);
  await placeAll(bench.shop.url, bench.customers.slice(0, warmUp));
  const ours = await placeAll(bench.shop.url, bench.customers.slice(warmUp));
  const limit = await bench.pgbench(await script(bench), atOnce, seconds);
  row('insertOrder', ours, '(p99 at most 60 ms)');
  process.stdout.write(`  pgbench, the same rows in 10 statements: ${limit}/s\n`);
  process.stdout.write(`  ratio ${(ours.perSecond / limit).toFixed(2)} (at least 0.25)\n`);
  agent.destroy();
  await bench.stop();
}

/** Three products each, spread over the shop. */
async function fillCarts({ database, customers }: BenchOnPostgres): Promise<void> {
  const plenty = 2_000_000_000;
  await database.db.execute(
    sql`update products set stock = ${plenty}::int, initial_stock = ${plenty}::int, max_units = ${plenty}::int`,
  );
  await database.db.execute(sql`
    insert into cart_lines (customer_id, product_id, slot, packs, seen_price_paise)
    select c.id, p.product_id, 1, greatest(1, 100000 / (p.price_paise * p.size)), p.price_paise
    from customers c, lateral (
      select * from packs where slot = 1 and product_id > 0 order by (product_id * 7919 + c.id * 104729) % 1009 limit 3
    ) p where c.firm_name = 'Bench' and c.id <= ${customers.at(-1)?.id ?? 0}`);
}

export async function placeAll(
  url: string,
  customers: BenchCustomer[],
  pace: { atOnce: number; pauseMs: number } = { atOnce, pauseMs: 0 },
) {
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: pace.atOnce }, async () => {
      for (let customer = customers[next++]; customer; customer = customers[next++]) {
        const begun = performance.now();
        const success = await placeOne(url, customer);
        if (!success) failed += 1;
        times.push(performance.now() - begun);
        if (pace.pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pace.pauseMs));
      }
    }),
  );
  const took = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    perSecond: Math.round(customers.length / took),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failed,
  };
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

/** With the plain client of Node: the load generator shares the cores with what it measures. */
function placeOne(url: string, customer: BenchCustomer): Promise<boolean> {
  const body = JSON.stringify({
    user_id: customer.id,
    idempotency_key: 'bench',
    paymentMethod: 'cod',
    delivery_type: 'pickup',
  });
  const headers = {
    cookie: customer.cookie,
    'x-thok': '1',
    'content-type': 'application/json',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/api?endpoint=insertOrder`, { method: 'POST', agent, headers });
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(text.includes('"success":true')));
    });
    sending.end(body);
  });
}

async function script({ database, customers }: BenchOnPostgres): Promise<string> {
  const { rows } = await database.execute('select min(id) as low, max(id) as high from products');
  const [ids] = rows as { low: number; high: number }[]; // `as`: the columns of that line
  return `\\set customer random(${customers[0]?.id}, ${customers.at(-1)?.id})
\\set a random(${ids?.low}, ${(ids?.high ?? 0) - 2})
\\set b :a + 1
\\set c :a + 2
begin;
select * from customers where id = :customer for no key update;
select * from products where id in (:a, :b, :c) order by id for no key update;
insert into orders (customer_id, billing_info, delivery_type, payment_method, item_total_paise,
  discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise,
  idempotency_key, request_hash)
values (:customer, '{}', 'pickup', 'cod', 300000, 50000, 0, 0, 0, 250000, gen_random_uuid(), 'x')
returning id as order_id \\gset
insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packs, price_paise, mrp_paise)
values (:order_id, :a, 1, 's', 'n', 'i', 12, 1, 8100, 12000),
  (:order_id, :b, 1, 's', 'n', 'i', 12, 1, 8100, 12000), (:order_id, :c, 1, 's', 'n', 'i', 12, 1, 8100, 12000);
insert into order_events (order_id, kind, status, actor, actor_id) values (:order_id, 'status', 'active', 'customer', :customer);
update products set stock = stock - 12 where id in (:a, :b, :c);
insert into stock_movements (product_id, units, reason, order_id)
values (:a, -12, 'order', :order_id), (:b, -12, 'order', :order_id), (:c, -12, 'order', :order_id);
delete from cart_lines where customer_id = :customer;
commit;
`;
}
