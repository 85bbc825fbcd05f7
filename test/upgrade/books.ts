// Usage: npm run books [-- --orders 300000 --save]. Fills the tables of commit c31db82, which knew neither payments nor
// papers, with orders of every status; migrates them to this version; and compares what every customer owed before with
// the ledger. --save adds its line to docs/proofs/books.md.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { openLedger } from '#server/queries/ledger/open-ledger.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { migrationTime } from '#test/migration-time.ts';
import { postgresFolder, startPostgres } from '#test/postgres-server.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '300000' },
    save: { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
const report = 'docs/proofs/books.md';
const say = (line: string) => process.stdout.write(`· ${line}\n`);

/** A busy shop of then: most orders paid, some delivered and owed, the rest under way or cancelled. */
const shopOfThen = `
  insert into brands (name, logo) values ('Brand', '');
  insert into categories (name) values ('Category');
  insert into subcategories (category_id, name, slug, image) values (1, 'Part', 'part', '');
  insert into products (slug, sku, unique_id, name, image, brand_id, subcategory_id, mrp_paise, max_units, stock,
    initial_stock)
  select 'p-' || n, 'P-' || n, 'P-' || n, 'Product ' || n, '', 1, 1, 12000, 240, 500000000, 500000000
  from generate_series(1, 100) n;
  insert into customers (firm_name, owner_name, address, city, state, country, pincode, distance_km, mobile, email)
  select 'Firm ' || n, 'Owner', '1 Road', 'Dehradun', 'Uttarakhand', 'India', '248001', 4,
    '7' || lpad(n::text, 9, '0'), 'c' || n || '@thok.example' from generate_series(1, 5000) n;
  insert into orders (customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
    discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise, idempotency_key,
    request_hash, created_at, updated_at)
  select 1 + n % 5000, status, '{}', 'pickup', 'cod', 288000 * packs, (288000 - 194400) * packs, 0, 0, 0, 194400 * packs,
    'then-' || n, 'then', at, at + interval '2 days'
  from generate_series(1, ${orders}) n cross join lateral (select 1 + n % 4 as packs,
    '2025-11-01'::timestamptz + n * interval '20 seconds' as at,
    (array['completed', 'completed', 'completed', 'completed', 'completed', 'delivered', 'delivered', 'cancelled',
      'out_for_delivery', 'active'])[1 + n % 10] as status) o;
  insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packs, price_paise, mrp_paise)
  select o.id, 1 + (o.id + 37 * l) % 100, 1, 'P', 'Product', '', 12, item_total_paise / 288000,
    8100, 12000
  from orders o cross join generate_series(0, 1) l;
  insert into order_events (order_id, kind, status, actor) select id, 'status', status, 'job' from orders;
  insert into stock_movements (product_id, units, reason, order_id)
  select product_id, -packs * pack_size, 'order', order_id from order_lines l join orders o on o.id = l.order_id
  where o.status <> 'cancelled';
  update products p set stock = initial_stock + moved
  from (select product_id, sum(units) as moved from stock_movements group by 1) m where m.product_id = p.id;
  analyze`;

/** Payments that a version after c31db82 took: in part, in whole, of orders that are still to come. */
const payments = `
  insert into operators (email, name, role, password_hash) values ('o@thok.example', 'Olga', 'owner', 'x');
  insert into payments (order_id, amount_paise, method, operator_id, idempotency_key)
  select id, 50000 + id % 1000, (array['cash', 'upi', 'cheque', 'bank'])[1 + id % 4], 1, 'paid-' || id
  from orders where status in ('delivered', 'out_for_delivery', 'cancelled') and id % 3 = 0;
  update orders o set paid_paise = p.amount_paise from payments p where p.order_id = o.id and o.paid_paise = 0`;

/** What a customer owed, as every screen of then said it. */
const owed = sql`select customer_id, sum(case when status in ('delivered', 'completed')
    then total_to_pay_paise else 0 end - paid_paise)::bigint as paise
  from orders group by customer_id having sum(case when status in ('delivered', 'completed')
    then total_to_pay_paise else 0 end - paid_paise) <> 0 order by customer_id`;
const inLedger = sql`select customer_id, sum(amount_paise)::bigint as paise from posting_lines
  where account = 'receivable' group by customer_id having sum(amount_paise) <> 0 order by customer_id`;

async function timed<T>(
  what: string,
  work: () => Promise<T>,
): Promise<{ seconds: number; value: T }> {
  const begun = performance.now();
  const value = await work();
  const seconds = (performance.now() - begun) / 1_000;
  say(`${what}: ${seconds.toFixed(1)} s`);
  return { seconds, value };
}

const server = await startPostgres(postgresFolder(), { durable: true });
const database = await openPostgres(server.url, () => {});
const db = database.background;
const problems: string[] = [];
await database.migrate(migrationTime('0002_notices'));
await timed(`Filling the tables of c31db82 with ${orders} orders`, () =>
  database.execute(shopOfThen),
);
const { seconds: upToBooks } = await timed('Migrating to before the books', () =>
  database.migrate(migrationTime('0039_invoices-and-ledger', { before: true })),
);
await database.execute(payments);
await database.execute('vacuum analyze');
const before = await rowsOf(db, owed);
const { seconds: migrated } = await timed('Migrating to this version', () => database.migrate());
const { seconds: opened } = await timed('Taking over what was owed (the job)', () =>
  openLedger(db),
);
const [sums] = await rowsOf<{ postings: number; sum: number }>(
  db,
  sql`select count(distinct posting_id)::int as postings, sum(amount_paise)::bigint as sum from posting_lines`,
);
if (JSON.stringify(await rowsOf(db, inLedger)) !== JSON.stringify(before)) {
  problems.push('a customer owes something else than before');
}
if (Number(sums?.sum) !== 0) problems.push(`the trial balance is ${sums?.sum}`);
problems.push(...(await findLedgerProblems(db)));
await database.close();
await server.stop();
say(
  `${before.length} customers who owe or are owed, ${sums?.postings} postings, ${problems.length} contradictions`,
);
for (const problem of problems.slice(0, 20)) say(problem);

if (values.save) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = new Date().toISOString().slice(0, 10);
  const cells = [
    ...[
      day,
      commit,
      orders.toLocaleString('en-IN'),
      `${upToBooks.toFixed(1)} s`,
      `${migrated.toFixed(1)} s`,
    ],
    ...[`${opened.toFixed(1)} s`, `${sums?.postings}`, `${problems.length}`],
  ];
  const kept = existsSync(report) ? readFileSync(report, 'utf8') : head();
  writeFileSync(report, `${kept}| ${cells.join(' | ')} |\n`);
}
process.exitCode = problems.length === 0 ? 0 : 1;

function head(): string {
  return `# The books of before

\`npm run books -- --orders 300000 --save\`: the tables of c31db82 with orders of every status, to this version, one
PostgreSQL. What each of 5,000 customers owed before is what the ledger says after it; the job runs while the shop is open.

| day | commit | orders | to before the books | to this version | the job | postings | contradictions |
| --- | --- | --- | --- | --- | --- | --- | --- |
`;
}
