import { Agent } from 'node:http';
import { type Goods, openGoods } from './goods.ts';
import type { Load } from './load.ts';
import { type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';
import type { Options } from './options.ts';
import { cartScript, orderScript } from './pgbench-scripts.ts';
import { linePlot } from './plot.ts';
import { startBare } from './processes.ts';
import { openReport, type Report } from './report.ts';
import { send } from './request.ts';
import { kinds, runTraffic, type Traffic } from './traffic.ts';
import { besideByTurns, type Pace } from './turns.ts';

const clients = 32;
const comparedSeconds = 8;

/** Customers who read, fill carts and order, beside a bare server and pgbench in the same run. */
export async function benchMixed({ seconds = 60, products = 5_000, seed }: Options): Promise<void> {
  const report = openReport('mixed', 'Mixed traffic: 80 % reads, 15 % cart, 5 % orders', {
    ...{ seed, products, seconds, clients, 'processes of the shop': 1, database: 'PostgreSQL' },
  });
  const bench = await startOnPostgres(clients * 30, { products });
  const goods = await openGoods(bench.shop, bench.database);
  const traffic = (forSeconds: number) =>
    runTraffic(bench.shop.url, goods, bench.customers, { clients, seconds: forSeconds, seed });
  await traffic(Math.min(seconds, 15)); // until the engine has compiled what is hot
  const mixed = await traffic(seconds);
  tell(report, mixed);
  const limits = await openLimits(bench, goods);
  const { http, cart, order, together } = await limits.measure(comparedSeconds);
  await limits.close();
  report.table(
    ['in the same run', 'a second'],
    [
      ['the shop, all of the above', mixed.perSecond],
      ['bare Node http, as many bytes as a read', http],
      ['pgbench, one upsert of a cart line', cart],
      ['pgbench, the rows of an order in 10 statements', order],
      ['these three in the same shares', Math.round(together)],
    ],
  );
  const failed = kinds.reduce((sum, kind) => sum + mixed.timings[kind].failed, 0);
  report.limit('failed:', failed, { atMost: 0 });
  report.limit('orders placed:', mixed.timings.order.count, { atLeast: 1 });
  report.write();
  await bench.stop();
}

export function tell(report: Report, { timings, seconds }: Traffic): void {
  report.table(
    ['', 'calls', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'failed'],
    kinds.map((kind) => {
      const own = timings[kind];
      const perSecond = Math.round(own.count / seconds);
      return [kind, own.count, perSecond, own.p(50), own.p(95), own.p(99), own.failed];
    }),
  );
  report.plot(
    'mixed',
    'The p99 of reads, carts and orders over time',
    linePlot(
      { title: 'p99 of each kind of call', x: 'seconds', y: 'ms' },
      kinds.map((name) => ({ name, points: timings[name].p99Over(Math.max(1, seconds / 30)) })),
    ),
  );
}

/** The same traffic, shorter, beside what its parts allow. */
export async function compareMixed(
  bench: BenchOnPostgres,
  goods: Goods,
  { seconds, turns }: Pace,
): Promise<void> {
  let seed = 1;
  const traffic = async (forSeconds: number) => {
    seed += 1; // other goods each time
    const { url } = bench.shop;
    return loadOf(
      await runTraffic(url, goods, bench.customers, { clients, seconds: forSeconds, seed }),
    );
  };
  await traffic(10);
  const limits = await openLimits(bench, goods);
  const sides = {
    ours: () => traffic(seconds),
    limit: async () => (await limits.measure(seconds / 3)).together,
    limitName: 'bare http and pgbench in the same shares',
    cpuSeconds: bench.shop.cpuSeconds,
    note: '(p99 of reads, at most 100 ms)',
  };
  await besideByTurns('mixed', sides, turns);
  await limits.close();
}

/** Its times are those of reads: people look while others order. */
function loadOf({ timings, perSecond }: Traffic): Load {
  const sum = (of: 'count' | 'failed') => kinds.reduce((all, kind) => all + timings[kind][of], 0);
  const { read } = timings;
  return {
    ...{ count: sum('count'), perSecond, failed: sum('failed') },
    ...{ p50Ms: read.p(50), p99Ms: read.p(99) },
  };
}

/** What the parts allow without the shop, with the same client and on the same server. */
async function openLimits(bench: BenchOnPostgres, goods: Goods) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const { url } = bench.shop;
  const answers = await Promise.all(goods.reads.map((path) => send(url + path, { agent })));
  const bytes = answers.reduce((sum, { text }) => sum + text.length, 0) / answers.length;
  const bare = await startBare(Buffer.alloc(Math.round(bytes), 'x'));
  const carts = await cartScript(bench);
  const orders = await orderScript(bench);
  return {
    async measure(seconds: number) {
      const http = await callsASecond(bare.url, agent, seconds);
      const cart = await bench.pgbench(carts, clients, Math.ceil(seconds));
      const order = await bench.pgbench(orders, clients, Math.ceil(seconds));
      return { http, cart, order, together: 1 / (0.8 / http + 0.15 / cart + 0.05 / order) };
    },
    async close() {
      agent.destroy();
      await bare.stop();
    },
  };
}

/** With the client that the traffic is made with. */
async function callsASecond(url: string, agent: Agent, seconds: number): Promise<number> {
  let count = 0;
  const until = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() < until; count += 1) await send(url, { agent });
    }),
  );
  return Math.round(count / seconds);
}
