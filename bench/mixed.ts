import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Goods, openGoods } from './goods.ts';
import { type BenchOnPostgres, startOnPostgres } from './on-postgres.ts';
import type { Options } from './options.ts';
import { cartScript, orderScript } from './pgbench-scripts.ts';
import { linePlot } from './plot.ts';
import { startBare } from './processes.ts';
import { openReport, type Report } from './report.ts';
import { send } from './request.ts';
import { kinds, runTraffic, type Traffic } from './traffic.ts';

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
  const limits = await bareLimits(bench, goods);
  report.table(
    ['in the same run', 'a second'],
    [
      ['the shop, all of the above', mixed.perSecond],
      ['bare Node http, as many bytes as a read', limits.http],
      ['pgbench, one upsert of a cart line', limits.cart],
      ['pgbench, the rows of an order in 10 statements', limits.order],
      ['these three in the same shares', limits.together],
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

/** What the parts allow without the shop, with the same client and on the same server. */
async function bareLimits(bench: BenchOnPostgres, goods: Goods) {
  const http = await bareReads(bench.shop.url, goods);
  const cart = await bench.pgbench(await cartScript(bench), clients, comparedSeconds);
  const order = await bench.pgbench(await orderScript(bench), clients, comparedSeconds);
  const together = Math.round(1 / (0.8 / http + 0.15 / cart + 0.05 / order));
  return { http, cart, order, together };
}

/** Calls a second of a bare server that answers with as many bytes as a read has. */
async function bareReads(url: string, goods: Goods): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'thok-bare-'));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers = await Promise.all(goods.reads.map((path) => send(url + path, { agent })));
  const bytes = answers.reduce((sum, { text }) => sum + text.length, 0) / answers.length;
  writeFileSync(join(folder, 'body'), Buffer.alloc(Math.round(bytes), 'x'));
  const bare = await startBare(join(folder, 'body'));
  let count = 0;
  const until = performance.now() + comparedSeconds * 1_000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (; performance.now() < until; count += 1) await send(bare.url, { agent });
    }),
  );
  agent.destroy();
  await bare.stop();
  rmSync(folder, { recursive: true, force: true });
  return Math.round(count / comparedSeconds);
}
