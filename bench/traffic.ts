import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type Random, randomFrom } from '#test/random.ts';
import type { Goods } from './goods.ts';
import type { BenchCustomer } from './on-postgres.ts';
import { send } from './request.ts';
import { Timings } from './timings.ts';

export const kinds = ['read', 'cart', 'order'] as const;
export type Kind = (typeof kinds)[number];
export type Traffic = { seconds: number; perSecond: number; timings: Record<Kind, Timings> };

/** 80 % reads, 15 % packs for the cart, and 5 % orders, each of what was added before. */
const beforeOrder: Kind[] = [...Array(16).fill('read'), ...Array(3).fill('cart')];

/** Customers who look, fill a cart and order, again and again; each waits for the answer before. */
export async function runTraffic(
  url: string,
  goods: Goods,
  customers: BenchCustomer[],
  options: { clients: number; seconds: number; seed: number; pauseMs?: number },
): Promise<Traffic> {
  const { clients, seconds, seed, pauseMs = 0 } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const timings = { read: new Timings(), cart: new Timings(), order: new Timings() };
  const started = performance.now();
  const sinceStart = () => performance.now() - started;

  async function client(index: number): Promise<void> {
    const random = randomFrom(seed * 1_000 + index);
    // Nobody shops twice at the same time.
    const own = customers.filter((_, i) => i % clients === index);
    for (let visits = 0; ; visits += 1) {
      const customer = own[visits % own.length];
      for (const kind of [...shuffled(beforeOrder, random), 'order' as const]) {
        if (!customer || sinceStart() >= seconds * 1_000) return;
        const begun = sinceStart();
        const ok = await callOf[kind]({ url, agent, goods, customer, random });
        timings[kind].add(begun, sinceStart() - begun, ok);
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  agent.destroy();
  const took = sinceStart() / 1_000;
  const calls = kinds.reduce((sum, kind) => sum + timings[kind].count, 0);
  return { seconds: took, perSecond: Math.round(calls / took), timings };
}

type Shopper = {
  url: string;
  agent: Agent;
  goods: Goods;
  customer: BenchCustomer;
  random: Random;
};

const callOf: Record<Kind, (shopper: Shopper) => Promise<boolean>> = {
  async read({ url, agent, goods, customer, random }) {
    // Of sixteen reads about ten are data that everybody sees, four one's own, two whole pages.
    const own = ownReads(customer.id);
    const path = random.pick(
      random.chance(0.25) ? own : random.chance(1 / 6) ? goods.pages : goods.reads,
    );
    // As browsers ask.
    const headers = { cookie: customer.cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
    const { status } = await send(url + path, { agent, headers });
    return status === 200;
  },
  async cart({ url, agent, goods, customer, random }) {
    const { productId, size, packs } = random.pick(goods.packs);
    const { text } = await send(`${url}/api?endpoint=addToCart`, {
      agent,
      headers: { cookie: customer.cookie },
      body: {
        user_id: customer.id,
        product_id: productId,
        set_qty: `+${size}`,
        type: 'variant1',
        packs,
      },
    });
    return text.includes('"status":"success"');
  },
  async order({ url, agent, customer }) {
    const { text } = await send(`${url}/api?endpoint=insertOrder`, {
      agent,
      headers: { cookie: customer.cookie },
      body: {
        user_id: customer.id,
        idempotency_key: randomUUID(),
        paymentMethod: 'cod',
        delivery_type: 'pickup',
      },
    });
    return text.includes('"success":true');
  },
};

function ownReads(customer: number): string[] {
  const call = '/api?endpoint=';
  return [
    `${call}countCartVariants&user_id=${customer}`,
    `${call}getCartProductByUserId&userId=${customer}`,
    `${call}getOrdersByUserId&user_id=${customer}&limit=10`,
    `${call}getUserNotifications&user_id=${customer}&page=1`,
  ];
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}
