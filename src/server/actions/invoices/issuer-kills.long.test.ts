import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { rowsOf } from '#server/db/rows.ts';
import { callerOf } from '#test/chaos/call.ts';
import { startCluster } from '#test/chaos/cluster.ts';
import { History } from '#test/chaos/history.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import { childrenOf } from '#test/processes.ts';
import { randomFrom } from '#test/random.ts';

vi.setConfig({ testTimeout: 300_000 });

const orderCount = 400;
const issuers = 32;
const kills = 12;

/** Orders of two lines that wait to be sent out. */
async function prepare(database: Database, customerId: number, products: number[]) {
  const [soap, cream] = products;
  await database.execute(`
    insert into orders (customer_id, status, billing_info, delivery_type, payment_method, item_total_paise,
      discount_paise, coupon_discount_paise, delivery_paise, express_paise, total_to_pay_paise, paid_paise,
      idempotency_key, request_hash)
    select ${customerId}, 'processing', jsonb_build_object('firmName', 'Firm', 'ownerName', '', 'shop_no', '',
      'address', '1 Road', 'city', 'Dehradun', 'state', 'Uttarakhand', 'pincode', '248001', 'gst', '',
      'phone', '', 'email', '', 'dlNumber', ''), 'delivery', 'cod', 288000, 93600, 0, 1600, 0, 196000, 0,
      'issue-' || n, 'issue' from generate_series(1, ${orderCount}) n;
    insert into order_lines (order_id, product_id, slot, sku, name, image, pack_size, packaging, packs, price_paise,
      mrp_paise)
    select o.id, p.id, 1, p.sku, p.name, '', 12, '', 1, 8100, 12000
    from orders o, products p where o.request_hash = 'issue' and p.id in (${soap}, ${cream});
    insert into order_events (order_id, kind, status, actor) select id, 'status', s, 'job' from orders,
      unnest(array['active', 'accepted', 'processing']) s where request_hash = 'issue';
    insert into stock_movements (product_id, units, reason, order_id)
    select product_id, -12, 'order', order_id from order_lines;
    update products set stock = stock - 12 * ${orderCount} where id in (${soap}, ${cream})`);
  return (await rowsOf<{ id: number }>(database.db, sql`select id from orders`)).map(
    ({ id }) => id,
  );
}

test(`${issuers} issuers on four processes of two nodes that are killed: numbers without a gap, papers whole`, async () => {
  const cluster = await startCluster({ nodes: 2, workers: 2 });
  const database = await openPostgres(await cluster.engine.primaryUrl(), () => {});
  const random = randomFrom(20_261_119);
  const { world } = cluster;
  const [owner] = world.operators;
  const ids = await prepare(database, world.customers[0]?.id ?? 0, world.products.slice(1, 3));
  const history = new History();
  const call = callerOf(cluster, owner ?? { cookie: '' }, { random, history });
  const told = new Map<number, string>();
  let isOver = false;

  const notes = new Map<string, string>();
  let asked = 0;

  /** One unit of an order that is out comes back; without an answer the same is asked again. */
  async function takeBack(orderId: number): Promise<void> {
    const [line] = await rowsOf<{ id: number; invoice: number }>(
      database.db,
      sql`select l.id, l.invoice_id as invoice from invoice_lines l join invoices i on i.id = l.invoice_id
        where i.order_id = ${orderId} order by l.id limit 1`,
    );
    if (!line) return;
    asked += 1;
    const input = {
      ...{ invoice_id: line.invoice, settle: 'credit', reason: 'Broken' },
      lines: [{ line_id: line.id, units: 1, condition: random.pick(['saleable', 'broken']) }],
      idempotency_key: `back-${asked}`,
    };
    for (let tries = 0; tries < 8; tries += 1) {
      const { outcome, body } = await call('createCreditNote', input);
      if (outcome === 'refused') return; // all of it is back, or the order is cancelled
      if (outcome === 'done') {
        const { number } = body.credit_note as { number: string }; // `as`: the contract says so
        return void notes.set(input.idempotency_key, number);
      }
      await setTimeout(100);
    }
  }

  /** Sends out, and takes some of them back, in part or whole; whoever has no answer asks again later. */
  async function issue(): Promise<void> {
    while (!isOver && told.size < ids.length) {
      const id = random.pick(ids);
      if (told.get(id) === 'out' && random.chance(0.3)) await takeBack(id);
      if (told.get(id) === 'out' && random.chance(0.9)) continue;
      const to = told.get(id) === 'out' ? 'cancelled' : 'out_for_delivery';
      const { outcome } = await call('moveOrder', { id, to, reason: 'Closed' });
      if (outcome === 'done') told.set(id, to === 'cancelled' ? 'back' : 'out');
      else if (outcome === 'unknown') await setTimeout(100);
    }
  }
  const working = Promise.all(Array.from({ length: issuers }, issue));
  for (let kill = 0; kill < kills; kill += 1) {
    await setTimeout(random.between(300, 900));
    const workers = childrenOf(random.pick(cluster.nodes).pid);
    if (workers.length > 0) process.kill(random.pick(workers), 'SIGKILL');
  }
  await Promise.race([working, setTimeout(60_000)]);
  isOver = true;
  await working;

  const rows = await rowsOf<{ id: number; status: string; number: string | null }>(
    database.db,
    sql`select o.id, o.status, i.number from orders o left join invoices i on i.order_id = o.id order by i.id`,
  );
  const numbers = rows.flatMap(({ number }) => (number ? [Number(number.slice(-6))] : []));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  expect(numbers.length).toBeGreaterThan(orderCount / 2);
  const credited = await rowsOf<{ number: string; key: string }>(
    database.db,
    sql`select number, idempotency_key as key from credit_notes order by id`,
  );
  const counts = credited.map(({ number }) => Number(number.slice(-6)));
  expect(counts).toEqual(counts.map((_, i) => i + 1));
  expect(counts.length).toBeGreaterThan(orderCount / 4);
  // Each that was acknowledged is there, once.
  const byKey = new Map(credited.map(({ key, number }) => [key.replace(/^asked /, ''), number]));
  for (const [key, number] of notes) expect([key, byKey.get(key)]).toEqual([key, number]);
  expect(notes.size).toBeGreaterThan(20);
  // Nothing that was acknowledged is lost, and what is not invoiced has not left.
  for (const { id, status, number } of rows) {
    if (told.has(id)) expect([id, number]).toEqual([id, expect.any(String)]);
    if (!number) expect([id, status]).toEqual([id, 'processing']);
  }
  expect(await findLedgerProblems(database.db)).toEqual([]);
  await database.close();
  await cluster.close();
});
