import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { randomFrom } from '#test/random.ts';
import type { Goods } from './goods.ts';
import { send } from './request.ts';
import { Timings } from './timings.ts';

/** Not counted: the engine compiles what is hot. */
const warmUp = 20;

export type People = { customer: number; cookie: string };

/** Orders from the product's page to their payment or cancellation; how long each call took, by its name. */
export async function liveOrders(
  url: string,
  goods: Goods,
  { customer, cookie }: People,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<Record<string, Timings>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const random = randomFrom(seed);
  const timings: Record<string, Timings> = {};
  const call = async (round: number, name: string, path: string, body?: unknown) => {
    const begun = performance.now();
    // The header is the proof that cancelOrderById wants.
    const headers = { cookie, 'x-thok': '1' };
    const { status, text } = await send(url + path, { agent, headers, body });
    const ok = status === 200 && !/^\{"(success":false|status":"error")/.test(text);
    timings[name] ??= new Timings();
    if (round >= warmUp) timings[name].add(begun, performance.now() - begun, ok);
    return text;
  };

  async function live(round: number): Promise<void> {
    const shop = (action: string, input: string, body?: unknown) =>
      call(round, action, `/api?endpoint=${action}${input}`, body);
    const desk = (action: string, input: string, body?: unknown) =>
      call(round, `console: ${action}`, `/console/api/${action}${input}`, body);
    const { productId, size, packs } = random.pick(goods.packs);
    await call(round, 'home page', '/');
    await call(round, 'product page', random.pick(goods.pages.slice(1)));
    const added = { product_id: productId, set_qty: `+${size}`, type: 'variant1', packs };
    await shop('addToCart', '', { ...added, user_id: customer });
    await shop('getCartProductByUserId', `&userId=${customer}`);
    const submit = { paymentMethod: 'cod', delivery_type: 'pickup' };
    const key = { idempotency_key: randomUUID() };
    const placed = await shop('insertOrder', '', { ...submit, ...key, user_id: customer });
    const { order_id: id } = JSON.parse(placed);
    await shop('getOrdersByUserId', `&user_id=${customer}&limit=10`);
    await shop('getOrderById', `&id=${id}`);
    await desk('getToday', '');
    await desk('listOrders', '?status=active');
    await desk('getOrder', `?id=${id}`);
    await desk('moveOrder', '', { id, to: 'accepted' });
    if (round % 2 === 0) return void (await shop('cancelOrderById', `&id=${id}`));
    await desk('recordPayment', '', { ...key, order_id: id, amount: 100, method: 'cash' });
    await desk('changeStock', '', { product_id: productId, units: 1, reason: 'counter-sale' });
    await shop('getUserNotifications', `&user_id=${customer}&page=1`);
  }

  for (let round = 0; round < warmUp + rounds; round += 1) await live(round);
  agent.destroy();
  return timings;
}
