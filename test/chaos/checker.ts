import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { findLedgerProblems } from '#test/ledger-problems.ts';
import type { History } from './history.ts';

/** Compares what everyone was told with what the database knows: one line for each contradiction. */
export async function findContradictions(db: Db, history: History): Promise<string[]> {
  return [
    ...history.lies,
    ...(await findLedgerProblems(db)),
    ...(await checkOrders(db, history)),
    ...(await checkMoves(db, history)),
    ...(await checkKeys(db, history, 'pay', receiptsOf('payment'))),
    ...(await checkKeys(db, history, 'receipt', receiptsOf('asked'))),
    ...(await checkReceipts(db, history)),
    ...(await checkBounces(db, history)),
    ...(await checkKeys(
      db,
      history,
      'stock',
      sql`select idempotency_key as key from stock_batches`,
    )),
    ...(await checkRestocks(db, history)),
    ...(await checkPrices(db, history)),
    ...(await checkInvoices(db)),
  ];
}

/** Keys of receipts as they were sent: the action stands before each. */
const receiptsOf = (action: 'payment' | 'asked') =>
  sql`select substr(idempotency_key, ${action.length + 2}::int) as key from receipts
    where idempotency_key like ${`${action} %`}`;

/** What was acknowledged is kept as it was sent. */
async function checkReceipts(db: Db, history: History): Promise<string[]> {
  const rows = await rowsOf<{ key: string; customer_id: number; paise: number }>(
    db,
    sql`select idempotency_key as key, customer_id, amount_paise as paise from receipts`,
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return history.of('receipt').flatMap(({ key, customerId, amountPaise, outcome }) => {
    const kept = byKey.get(`asked ${key}`);
    if (outcome !== 'done' || !kept) return [];
    const same = kept.customer_id === customerId && kept.paise === amountPaise;
    return same ? [] : [`receipt ${key} of ${amountPaise} paise became ${kept.paise}`];
  });
}

/** A cheque that was acknowledged as bounced is, once; the others were never told to be. */
async function checkBounces(db: Db, history: History): Promise<string[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select bounced_id as id from receipts where kind = 'bounce'`,
  );
  const there = new Set(rows.map(({ id }) => id));
  const attempts = history.of('bounce');
  const tried = new Set(attempts.map(({ receiptId }) => receiptId));
  return [
    ...attempts
      .filter(({ receiptId, outcome }) => outcome === 'done' && !there.has(receiptId))
      .map(({ receiptId }) => `bounce of ${receiptId} was acknowledged and is lost`),
    ...[...there].filter((id) => !tried.has(id)).map((id) => `bounce of ${id}: nobody sent it`),
  ];
}

/** What left the shop was invoiced. */
async function checkInvoices(db: Db): Promise<string[]> {
  const out = await rowsOf<{ id: number; status: string }>(
    db,
    sql`select o.id, o.status from orders o left join invoices i on i.order_id = o.id
      where i.id is null and (o.status in ('delivered', 'completed')
        or (o.status = 'out_for_delivery' and o.delivery_type = 'delivery'))`,
  );
  return out.map(({ id, status }) => `order ${id} is ${status} without an invoice`);
}

type Order = { id: number; customer_id: number; key: string };

async function checkOrders(db: Db, history: History): Promise<string[]> {
  const orders = await rowsOf<Order>(
    db,
    sql`select id, customer_id, idempotency_key as key from orders`,
  );
  const byKey = new Map(orders.map((order) => [order.key, order]));
  const problems: string[] = [];
  const tried = new Set<string>();
  for (const { key, customerId, orderId, outcome } of history.of('place')) {
    tried.add(key);
    if (outcome !== 'done') continue;
    const order = byKey.get(key);
    if (!order) problems.push(`order ${orderId} was acknowledged and is lost`);
    else if (order.id !== orderId || order.customer_id !== customerId) {
      problems.push(`order ${orderId} of customer ${customerId} became ${order.id}`);
    }
  }
  for (const { id, key } of orders) {
    if (!tried.has(key)) problems.push(`order ${id} is there, and nobody placed it`);
  }
  return problems;
}

async function checkMoves(db: Db, history: History): Promise<string[]> {
  const events = await rowsOf<{ order_id: number; status: string; n: number }>(
    db,
    sql`select order_id, status, count(*)::int as n from order_events where kind = 'status'
      group by order_id, status`,
  );
  const counts = new Map(events.map(({ order_id, status, n }) => [`${order_id} ${status}`, n]));
  const told = [
    ...history.of('move').map((move) => ({ ...move, status: move.to as string })),
    ...history.of('cancel').map((cancel) => ({ ...cancel, status: 'cancelled' })),
  ];
  const lost = told
    .filter(
      ({ outcome, orderId, status }) => outcome === 'done' && !counts.has(`${orderId} ${status}`),
    )
    .map(({ orderId, status }) => `order ${orderId} was acknowledged as ${status} and is not`);
  const twice = [...counts].flatMap(([move, n]) => (n > 1 ? [`order ${move} ${n} times`] : []));
  return [...lost, ...twice];
}

/** What was acknowledged with a key is there, once, and nothing that nobody sent. */
async function checkKeys(
  db: Db,
  history: History,
  kind: 'pay' | 'receipt' | 'stock',
  statement: ReturnType<typeof sql>,
): Promise<string[]> {
  const keys = (await rowsOf<{ key: string }>(db, statement)).map(({ key }) => key);
  const there = new Set(keys);
  const attempts = history.of(kind);
  const tried = new Set(attempts.map(({ key }) => key));
  const refused = new Set<string>();
  for (const { key, outcome } of attempts) if (outcome === 'refused') refused.add(key);
  return [
    ...attempts
      .filter(({ key, outcome }) => outcome === 'done' && !there.has(key))
      .map(({ key }) => `${kind} ${key} was acknowledged and is lost`),
    ...keys.filter((key) => !tried.has(key)).map((key) => `${kind} ${key}: nobody sent it`),
    ...keys.filter((key) => refused.has(key)).map((key) => `${kind} ${key}: refused, and there`),
    ...(keys.length === there.size ? [] : [`${kind}: a key is there twice`]),
  ];
}

/** Goods came in once for each key that is there. */
async function checkRestocks(db: Db, history: History): Promise<string[]> {
  const moved = await rowsOf<{ product_id: number; units: number }>(
    db,
    sql`select product_id, sum(units)::int as units from stock_movements
      where reason = 'restock' group by product_id`,
  );
  const keys = await rowsOf<{ key: string }>(
    db,
    sql`select idempotency_key as key from stock_batches`,
  );
  const booked = new Set(keys.map(({ key }) => key));
  const wanted = new Map<number, number>();
  for (const { productId, key, units } of history.of('stock')) {
    if (booked.delete(key)) wanted.set(productId, (wanted.get(productId) ?? 0) + units);
  }
  return moved
    .filter(({ product_id, units }) => units !== (wanted.get(product_id) ?? 0))
    .map(
      ({ product_id, units }) =>
        `product ${product_id}: ${units} units came in, not what was booked`,
    );
}

/** One person changes prices, one after the other: the last that was acknowledged holds, or a later one without an answer. */
async function checkPrices(db: Db, history: History): Promise<string[]> {
  const prices = await rowsOf<{ product_id: number; price_paise: number }>(
    db,
    sql`select product_id, price_paise from packs where slot = 1`,
  );
  const problems: string[] = [];
  for (const { product_id, price_paise } of prices) {
    const attempts = history.of('price').filter(({ productId }) => productId === product_id);
    const last = attempts.findLastIndex(({ outcome }) => outcome === 'done');
    const possible = attempts
      .slice(Math.max(last, 0))
      .filter(({ outcome }) => outcome !== 'refused')
      .map(({ pricePaise }) => pricePaise);
    if (last >= 0 && !possible.includes(price_paise)) {
      problems.push(
        `product ${product_id} costs ${price_paise} paise, not ${possible.join(' or ')}`,
      );
    }
  }
  return problems;
}

/** Every node shows what the database knows, within the time. */
export async function findStaleNodes(
  db: Db,
  nodes: readonly { url: string }[],
  withinMs: number,
): Promise<string[]> {
  const rows = await rowsOf<{ slug: string; stock: number; price: number }>(
    db,
    sql`select slug, stock, price_paise::float / 100 as price from products
      join packs on product_id = id and slot = 1 order by id`,
  );
  const until = performance.now() + withinMs;
  let stale: string[] = [];
  do {
    stale = [];
    for (const { url } of nodes) {
      for (const { slug, stock, price } of rows) {
        const product = await readProduct(url, slug);
        const shown = product ? `${product.selling_price1} with ${product.stock} left` : 'nothing';
        if (shown !== `${price} with ${stock} left`) {
          stale.push(`${url} shows ${slug} at ${shown}; it is ${price} with ${stock} left`);
        }
      }
    }
    if (stale.length > 0) await setTimeout(50);
  } while (stale.length > 0 && performance.now() < until);
  return stale;
}

async function readProduct(url: string, slug: string) {
  try {
    const answer = await fetch(`${url}/api/getProductBySlug?slug=${slug}`);
    const body = (await answer.json()) as { product?: { selling_price1: number; stock: number } }; // `as`: the contract says so
    return body.product;
  } catch {
    return undefined; // nobody answers there
  }
}
