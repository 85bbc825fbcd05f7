import { openGoods } from './goods.ts';
import { startOnPostgres } from './on-postgres.ts';
import type { Options } from './options.ts';
import { linePlot } from './plot.ts';
import type { Running } from './processes.ts';
import { openReport } from './report.ts';
import { kinds, runTraffic } from './traffic.ts';

const clients = 16;
/** Of each client between two calls: a busy hour, not an attack. */
const pauseMs = 40;
const limits = { growth: 1.1, memoryMb: 600 };

/** A busy shop for long: what is left behind would be seen in its memory. */
export async function benchSoak({
  seconds = 600,
  products = 50_000,
  seed,
}: Options): Promise<void> {
  const report = openReport('soak', `A busy hour of ${products} products: memory over time`, {
    ...{ seed, seconds, clients, 'ms between two calls of a client': pauseMs },
    ...{ 'processes of the shop': 1, database: 'PostgreSQL' },
  });
  const bench = await startOnPostgres(clients * 60, { products });
  const goods = await openGoods(bench.shop, bench.database);
  const sampling = sampleMemory(bench.shop, seconds);
  const pace = { clients, seconds, seed, pauseMs };
  const traffic = await runTraffic(bench.shop.url, goods, bench.customers, pace);
  const memory = sampling.stop();
  await bench.stop();

  // The first quarter fills the caches and lets the heap find its size.
  const warm = memory.filter(([at]) => at >= seconds / 4);
  const early = highest(warm.filter(([at]) => at < seconds / 2));
  const late = highest(warm.filter(([at]) => at >= seconds / 2));
  report.table(
    ['memory', 'MB'],
    [
      ['before the load', memory[0]?.[1] ?? 0],
      ['most in the second quarter', early],
      ['most in the second half', late],
    ],
  );
  report.table(
    ['calls', 'in all', 'p50 ms', 'p99 ms', 'failed'],
    kinds.map((kind) => {
      const own = traffic.timings[kind];
      return [kind, own.count, own.p(50), own.p(99), own.failed];
    }),
  );
  const plot = { title: 'Memory of the shop', x: 'seconds', y: 'MB', limit: limits.memoryMb };
  report.plot('soak', 'Memory over time', linePlot(plot, [{ name: 'memory', points: memory }]));
  const failed = kinds.reduce((sum, kind) => sum + traffic.timings[kind].failed, 0);
  report.limit('failed:', failed, { atMost: 0 });
  report.limit('most memory, second half to second quarter:', late / early, {
    atMost: limits.growth,
  });
  report.limit('most memory, MB:', Math.max(early, late), { atMost: limits.memoryMb });
  report.write();
}

const highest = (samples: [number, number][]) => Math.max(...samples.map(([, mb]) => mb));

/** About 200 samples of [seconds, MB]. */
function sampleMemory(shop: Running, seconds: number) {
  const samples: [number, number][] = [];
  const started = performance.now();
  const sample = () => {
    samples.push([Math.round((performance.now() - started) / 100) / 10, shop.memoryMb()]);
  };
  sample();
  const timer = setInterval(sample, (seconds * 1_000) / 200);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}
