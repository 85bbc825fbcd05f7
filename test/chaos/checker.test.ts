import { createServer } from 'node:http';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { randomFrom } from '#test/random.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { callerOf } from './call.ts';
import { findContradictions, findStaleNodes } from './checker.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { type FaultName, possibleFaults } from './faults.ts';
import type { History } from './history.ts';
import { type ChaosReport, findLateWrites, runChaos } from './run-chaos.ts';

let cluster: Cluster;
let report: ChaosReport;
let history: History;
let database: Database;

/** A few of the faults of `npm run chaos`; `chaos.long.test.ts` has more of them. */
const few = new Set<FaultName>([
  'the network to the database is cut',
  'a worker is killed',
  'the database is frozen',
]);

beforeAll(async () => {
  cluster = await startCluster({ nodes: 2, workers: 2 });
  report = await runChaos(cluster, {
    seed: 7,
    faults: possibleFaults(cluster).filter((name) => few.has(name)),
    calmMs: 500,
  });
  ({ history } = report);
  database = await openPostgres(await cluster.engine.primaryUrl(), () => {});
  await sendOneOut();
}, 120_000);

/** On a busy machine the run may end before any order has left the shop; the papers need one that has. */
async function sendOneOut(): Promise<void> {
  const [owner] = cluster.world.operators;
  if (!owner) throw new Error('There is no operator.');
  const call = callerOf(cluster, owner, { random: randomFrom(7), history });
  const { body } = await call('listOrders', { status: 'active', limit: 50 });
  const { id } = (body.orders as { id: number }[]).at(-1) ?? { id: 0 }; // `as`: the contract says so
  for (const to of ['accepted', 'processing', 'out_for_delivery', 'delivered'] as const) {
    const { outcome } = await call('moveOrder', { id, to });
    history.add({ kind: 'move', orderId: id, to }, outcome);
  }
}

afterAll(async () => {
  await database.close();
  await cluster.close();
});

test('whatever breaks, nothing acknowledged is lost, doubled or half made', () => {
  expect(report.problems).toEqual([]);
  expect(report.injected.map(({ fault }) => fault)).toContain('the database is frozen');
});

const invoice = sql`(select max(id) from invoices)`;
const order = sql`(select max(id) from orders where paid_paise > 0 and status <> 'cancelled')`;
const payment = sql`select order_id, amount_paise, method, operator_id, 'never-sent' from payments
  where order_id is not null and amount_paise > 0 limit 1`;
const newestReceipt = (action: string) =>
  sql`(select max(id) from receipts where idempotency_key like ${`${action} %`})`;
const bounce = sql`(select max(id) from receipts where kind = 'bounce')`;

/** As after a fault of the database itself: its triggers and keys look away. */
const unguarded = sql`set local session_replication_role = replica`;

const seeded: [string, SQL[], RegExp][] = [
  [
    'an order that is lost',
    [
      unguarded,
      sql`delete from payments where order_id = ${order}`,
      sql`delete from orders where id = (select max(id) from orders)`,
    ],
    /was acknowledged and is lost/,
  ],
  [
    'an order that nobody placed',
    [
      sql`insert into orders (customer_id, status, billing_info, delivery_type, payment_method,
          item_total_paise, discount_paise, coupon_discount_paise, delivery_paise, express_paise,
          total_to_pay_paise, idempotency_key, request_hash)
        select customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
          discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise,
          'twice', request_hash from orders where id = (select max(id) from orders)`,
    ],
    /nobody placed it/,
  ],
  [
    'an order that is half made',
    [sql`delete from order_lines where order_id = (select max(id) from orders)`],
    /order that does not add up/,
  ],
  ['stock that is gone', [sql`update products set stock = stock - 12 where id = 2`], /ledger/],
  [
    'a payment that was taken twice',
    [
      sql`insert into payments (order_id, amount_paise, method, operator_id, idempotency_key) ${payment}`,
    ],
    /pay never-sent: nobody sent it/,
  ],
  [
    'a payment that is lost',
    [unguarded, sql`delete from receipts where id = ${newestReceipt('payment')}`],
    /pay .* was acknowledged and is lost/,
  ],
  [
    'a receipt that is lost',
    [unguarded, sql`delete from receipts where id = ${newestReceipt('asked')}`],
    /receipt .* was acknowledged and is lost/,
  ],
  [
    'a receipt that was written down wrong',
    [
      unguarded,
      sql`update receipts set amount_paise = amount_paise + 1 where id = ${newestReceipt('asked')}`,
    ],
    /receipt .* of .* paise became/,
  ],
  [
    'a receipt number that is missing',
    [unguarded, sql`update receipts set number = null where id = ${newestReceipt('asked')}`],
    /series with a gap/,
  ],
  [
    'what a receipt paid that is lost',
    [
      unguarded,
      sql`delete from payments where id = (select max(id) from payments where amount_paise > 0)`,
    ],
    /receipt whose payments do not come to what it paid/,
  ],
  [
    'a bounce that is lost',
    [unguarded, sql`delete from receipts where id = ${bounce}`],
    /bounce of \d+ was acknowledged and is lost/,
  ],
  [
    'a cheque that bounced and pays all the same',
    [
      unguarded,
      sql`update receipts set cheque_state = 'held' where id = (select bounced_id from receipts where id = ${bounce})`,
    ],
    /cheque that bounced and still pays/,
  ],
  [
    'an account that is not the sum of its lines',
    [sql`update customer_accounts set balance_paise = balance_paise + 1`],
    /account that is not the sum of its lines/,
  ],
  [
    'goods that came in twice',
    [
      sql`insert into stock_movements (product_id, units, reason)
        select product_id, units, reason from stock_movements where reason = 'restock' limit 1`,
    ],
    /units came in, not what was booked/,
  ],
  ['a price that went back', [sql`update packs set price_paise = 1`], /costs 1 paise, not/],
  [
    'a move that is lost',
    [sql`delete from order_events where status = 'accepted' and kind = 'status'`],
    /was acknowledged as accepted and is not/,
  ],
  [
    'an invoice that is lost',
    [
      unguarded,
      sql`delete from posting_lines where posting_id in (select id from postings where invoice_id = ${invoice})`,
      sql`delete from postings where invoice_id = ${invoice}`,
      sql`delete from credit_note_lines where credit_note_id in
        (select id from credit_notes where invoice_id = ${invoice})`,
      sql`delete from credit_notes where invoice_id = ${invoice}`,
      sql`delete from invoice_lines where invoice_id = ${invoice}`,
      sql`delete from invoices where id = ${invoice}`,
    ],
    /series with a gap/,
  ],
  [
    'an invoice that the ledger does not have',
    [
      unguarded,
      sql`delete from posting_lines where posting_id in (select id from postings where invoice_id = ${invoice})`,
      sql`delete from postings where invoice_id = ${invoice}`,
    ],
    /paper or payment that the ledger does not have/,
  ],
  [
    'a posting that does not balance',
    [unguarded, sql`update posting_lines set amount_paise = amount_paise + 1 where id = 1`],
    /posting that does not sum to zero/,
  ],
  [
    'an invoice that is not its order',
    [
      unguarded,
      sql`update order_lines set packs = packs + 1
        where order_id = (select order_id from invoices order by id desc limit 1)`,
    ],
    /invoice that does not add up/,
  ],
  [
    'goods that left without an invoice',
    [
      unguarded,
      sql`update orders set status = 'delivered' where id = (select min(id) from orders o
      where not exists (select from invoices i where i.order_id = o.id))`,
    ],
    /is delivered without an invoice/,
  ],
  [
    'a coupon that was used without its order',
    [
      sql`insert into coupon_uses (coupon_id, customer_id, order_id)
        select 1, customer_id, id from orders where coupon_discount_paise = 0 limit 1`,
    ],
    /coupon was not used for it/,
  ],
];

test.each(seeded)('the checker finds %s', async (_name, faults, problem) => {
  let found: string[] = [];
  await database.db
    .transaction(async (tx) => {
      for (const fault of faults) await tx.execute(fault);
      found = await findContradictions(tx, history);
      tx.rollback();
    })
    .catch(() => {}); // the shop is whole again
  expect(found.join('\n')).toMatch(problem);
});

test('the checker finds a node that shows an old price', async () => {
  const product = { selling_price1: 1, stock: 1 };
  const node = createServer((_request, answer) => answer.end(JSON.stringify({ product })));
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const address = node.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stale = await findStaleNodes(database.db, [...cluster.nodes, { url }], 1_000);
  expect(stale.length).toBe(cluster.world.products.length);
  expect(stale[0]).toContain(`${url} shows`);
  await new Promise((resolve) => node.close(resolve));
});

test('the checker finds that somebody signed in was told to sign in', async () => {
  history.lies.push('getOrderById: told to sign in');
  expect(await findContradictions(database.db, history)).toEqual(history.lies);
  history.lies.pop();
});

test('a run tells where writes took more than 10 s to go on', () => {
  const fault = {
    fault: 'the database is killed',
    gapSeconds: 30,
    engineGapSeconds: undefined,
  } as const;
  expect(findLateWrites([{ ...fault, writesAfterSeconds: 9.9 }])).toEqual([]);
  const never = findLateWrites([{ ...fault, writesAfterSeconds: Number.POSITIVE_INFINITY }]);
  expect(never).toEqual(['the database is killed: writes only after Infinity s']);
});

test('a run tells where the shop took 1 s longer than its database', () => {
  const fault = { fault: 'a switchover', writesAfterSeconds: 0, engineGapSeconds: 5 } as const;
  expect(findLateWrites([{ ...fault, gapSeconds: 6 }])).toEqual([]);
  const late = findLateWrites([{ ...fault, gapSeconds: 6.1 }]);
  expect(late).toEqual(['a switchover: no writes for 6.1 s, the database for 5 s']);
});

test('the longest time without an acknowledgement begins with the last one before and ends now', () => {
  const acknowledged = new Acknowledgements();
  for (const time of [100, 200, 600, 650]) acknowledged.add(time);
  expect(acknowledged.longestGapMs(300, 700)).toBe(400);
  expect(acknowledged.longestGapMs(610, 700)).toBe(50);
  expect(acknowledged.longestGapMs(640, 2_000)).toBe(1_350);
});
