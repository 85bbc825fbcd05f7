import { openGoods } from './goods.ts';
import { load } from './load.ts';
import { startOnPostgres } from './on-postgres.ts';
import type { Options } from './options.ts';
import { barPlot } from './plot.ts';
import { openReport } from './report.ts';
import { kinds, runTraffic } from './traffic.ts';

const clients = 32;
const counts = [1, 2, 4];

type Measured = Awaited<ReturnType<typeof measure>>;

/** The same load on 1, 2 and 4 processes of a node. */
export async function benchProcesses({
  seconds = 20,
  products = 5_000,
  seed,
}: Options): Promise<void> {
  const report = openReport('processes', '1, 2 and 4 processes of one node', {
    ...{ seed, products, seconds, clients, database: 'PostgreSQL' },
  });
  const all: Measured[] = [];
  for (const workers of counts) all.push(await measure({ workers, products, seconds, seed }));
  report.table(
    [
      'WORKERS',
      'pages rendered a second',
      'p99 ms',
      'mixed calls a second',
      'read p99 ms',
      'order p99 ms',
      'memory MB',
      'failed',
    ],
    all.map(({ workers, pages, mixed, memoryMb, failed }) => [
      ...[workers, pages.perSecond, pages.p99Ms, mixed.perSecond],
      ...[mixed.timings.read.p(99), mixed.timings.order.p(99), memoryMb, failed],
    ]),
  );
  const points = (figure: (one: Measured) => number) =>
    all.map((one, i): [number, number] => [i, figure(one)]);
  report.plot(
    'processes',
    'Pages rendered and mixed calls a second with 1, 2 and 4 processes',
    barPlot({ title: 'WORKERS on one node', x: 'processes', y: 'a second' }, counts.map(String), [
      { name: 'pages rendered', points: points((one) => one.pages.perSecond) },
      { name: 'mixed calls', points: points((one) => one.mixed.perSecond) },
    ]),
  );
  const [one, two] = all;
  report.limit(
    'failed:',
    all.reduce((sum, { failed }) => sum + failed, 0),
    { atMost: 0 },
  );
  // The load itself and PostgreSQL take a part of the cores.
  const gain = (two?.pages.perSecond ?? 0) / (one?.pages.perSecond ?? 1);
  report.limit('pages rendered, 2 processes to 1:', gain, { atLeast: 1.4 });
  report.write();
}

type Subject = { workers: number; products: number; seconds: number; seed: number };

async function measure({ workers, products, seconds, seed }: Subject) {
  const bench = await startOnPostgres(clients * 30, { products, workers });
  const { shop, database, customers } = bench;
  const goods = await openGoods(shop, database);
  const warmUp = Math.min(seconds, 10);
  // An unknown parameter keeps a page out of the cache: each is rendered.
  const paths = goods.pages.map((path) => `${path}?own`);
  await load(shop.url, { paths, connections: 8, seconds: warmUp });
  const pages = await load(shop.url, { paths, connections: 8, seconds });
  await runTraffic(shop.url, goods, customers, { clients, seconds: warmUp, seed });
  const mixed = await runTraffic(shop.url, goods, customers, { clients, seconds, seed });
  const memoryMb = shop.memoryMb();
  await bench.stop();
  const failed = kinds.reduce((sum, kind) => sum + mixed.timings[kind].failed, pages.failed);
  return { workers, pages, mixed, memoryMb, failed };
}
