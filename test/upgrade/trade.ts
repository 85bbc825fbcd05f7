import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { cookieName, startSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/connect.ts';
import { rowsOf } from '#server/db/rows.ts';
import { type Random, randomFrom } from '#test/random.ts';

type Customer = { id: number; cookie: string };
type Pack = { productId: number; size: number; packs: number };
export type World = { customers: Customer[]; packs: Pack[] };

/** Customers of the shop, signed in, and what they buy: by SQL, since the tables are the former release's. */
export async function openWorld(db: Db, count: number): Promise<World> {
  const ids = await rowsOf<{ id: number }>(
    db,
    sql`select id from customers where blocked_at is null order by id limit ${count}`,
  );
  const customers = await Promise.all(
    ids.map(async ({ id }) => {
      const token = await startSession(db, id, 'upgrade');
      return { id, cookie: `${cookieName(false)}=${token}` };
    }),
  );
  await db.execute(sql`update products set stock = stock + 1000000, initial_stock = initial_stock + 1000000,
    max_units = 100000`);
  const packs = await rowsOf<Pack>(
    db,
    sql`select product_id as "productId", size, ceil(60000.0 / (price_paise * size))::int as packs
      from packs join products on products.id = product_id and not hidden
      where slot = 1 order by product_id limit 100`,
  );
  return { customers, packs };
}

export type Trade = {
  /** Orders that were acknowledged, by their key. */
  placed: Map<string, number>;
  calls: number;
  /** What got an error or no answer. */
  failed: string[];
  /** How long the slowest call took since the last one was asked for. */
  slowest(): number;
  stop(): Promise<void>;
};

/** Customers who look, fill a cart and order, each on whichever node the load balancer picks. */
export function openTrade(nodes: { url: string }[], world: World, seed: number): Trade {
  let over = false;
  let slowestMs = 0;
  const trade: Trade = {
    placed: new Map(),
    calls: 0,
    failed: [],
    slowest() {
      const ms = slowestMs;
      slowestMs = 0;
      return ms;
    },
    async stop() {
      over = true;
      await running;
    },
  };

  async function call({ cookie }: Customer, random: Random, path: string, body?: object) {
    const begun = performance.now();
    const { url } = random.pick(nodes);
    const headers = { cookie, 'x-thok': '1', 'content-type': 'application/json' };
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    trade.calls += 1;
    try {
      const answer = await fetch(url + path, { headers, ...sent });
      const text = await answer.text();
      if (answer.status !== 200) trade.failed.push(`${path}: ${answer.status} ${text}`);
      return body ? (JSON.parse(text) as Record<string, unknown>) : {}; // `as`: every answer is an object
    } catch (error) {
      trade.failed.push(`${path}: ${error}`);
      return {};
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - begun);
    }
  }

  async function shop(customer: Customer, random: Random): Promise<void> {
    const user_id = customer.id;
    const ask = call.bind(undefined, customer, random);
    while (!over) {
      await ask('/api/getAllProductsWithImageNew?limit=24');
      for (let lines = 0; lines < 2; lines += 1) {
        const { productId: product_id, size, packs } = random.pick(world.packs);
        const wish = { product_id, set_qty: `+${size}`, type: 'variant1', user_id, packs };
        await ask('/api/addToCart', { ...wish, idempotency_key: randomUUID() });
      }
      await ask(`/api/getCartProductByUserId?userId=${user_id}`);
      await ask(`/api/getOrdersByUserId?user_id=${user_id}&limit=5`);
      const key = randomUUID();
      const choice = { paymentMethod: 'cod', delivery_type: 'pickup', express_delivery: false };
      const placing = { user_id, idempotency_key: key, ...choice };
      const { order_id } = await ask('/api/insertOrder', placing);
      if (typeof order_id === 'number') {
        trade.placed.set(key, order_id);
        await ask(`/api/getOrderById?id=${order_id}`);
      }
      await setTimeout(random.between(20, 120));
    }
  }

  const running = Promise.all(
    world.customers.map((customer, i) => shop(customer, randomFrom(seed + i))),
  );
  return trade;
}
