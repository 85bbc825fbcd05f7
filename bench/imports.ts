import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type ImportFile, type ImportOperator, signInOperator } from './import-operator.ts';
import { startBenchPostgres } from './postgres.ts';
import type { Probe } from './probe.ts';
import { type Running, startShop } from './processes.ts';
import { type ReaderKind, type Reads, startReaders } from './readers.ts';

const products = 50_000;
const limits = { checkSeconds: 20, changeSeconds: 40, moreMb: 300, stallMs: 50 };

/** Quiet steady reads take a millisecond or two: three times that is nothing that a person feels. */
const mostP99 = {
  steady: (quiet: number) => Math.max(2 * quiet, 20),
  busy: (quiet: number) => 2 * quiet,
};

/**
 * Files of 50,000 rows, and a price file that changes every one of 50,000 products: checked, applied
 * and undone while people read. With DATABASE_URL only the shop that is there is measured.
 */
export async function benchImports(): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given) return measure('PostgreSQL', given, true);
  const server = await startBenchPostgres();
  await measure('PostgreSQL', server.url);
  await server.stop();
  await measure('embedded', '');
}

type Files = { csv: Uint8Array; xlsx: Uint8Array; prices: Uint8Array };

async function measure(name: string, databaseUrl: string, filled = false): Promise<void> {
  const before = loadavg()[0]?.toFixed(1);
  process.stdout.write(`\nImports: ${products} rows, ${name}; load average before ${before}\n`);
  const shop = await startShop(products, databaseUrl, { probed: true, filled });
  const operator = await signInOperator(shop);
  const exported = async (kind: string, format: string) => {
    const startedAt = performance.now();
    const file = await operator.exported(kind, format);
    say(`export, ${kind}, ${format}`, performance.now() - startedAt, `${kb(file)} KB`);
    return file;
  };
  const files = {
    csv: await exported('products', 'csv'),
    xlsx: await exported('products', 'xlsx'),
    prices: cheaper(await exported('prices', 'csv')),
  };
  await measureWith('steady', shop, operator, files);
  await measureWith('busy', shop, operator, files);
  await shop.stop();
}

async function measureWith(
  kind: ReaderKind,
  shop: Running,
  operator: ImportOperator,
  files: Files,
): Promise<void> {
  const paths = await readPaths(shop);
  const startReading = () => startReaders(kind, shop.url, paths);
  const readFor = async (seconds: number) => {
    const stop = await startReading();
    await setTimeout(seconds * 1_000);
    return stop();
  };
  await readFor(10); // after a start it is still compiled and warmed
  const quiet = await readFor(10);
  const most = mostP99[kind](quiet.p99);
  process.stdout.write(
    `\nWith ${kind} readers: ${quiet.count} quiet reads, p99 ${quiet.p99.toFixed(1)} ms\n`,
  );
  const watch = (name: string, work: () => Promise<ImportFile>) =>
    watched(shop, startReading, most, name, async () => told(await work()));
  await watch('check, products unchanged, csv', () => operator.checked('products', files.csv));
  await watch('check, products unchanged, xlsx', () => operator.checked('products', files.xlsx));
  let fileId = 0;
  await watch('check, prices', async () => {
    const file = await operator.checked('prices', files.prices);
    fileId = file.file_id;
    return file;
  });
  for (const action of ['applyFile', 'undoFile'] as const) {
    await watch(`${action}, prices`, () => operator.changed(action, fileId));
    await watched(shop, startReading, most, '  the 8 s after it', async () => {
      await setTimeout(8_000);
      return 'the catalogue takes it in';
    });
  }
}

function told({ state, rows, changed, wrong, problem }: ImportFile): string {
  return `${state}: ${rows} rows, ${changed} changed, ${wrong} wrong ${problem}`;
}

/** Every first price one rupee less. */
function cheaper(prices: Uint8Array): Uint8Array {
  const lowered = (_whole: string, head: string, price: string) =>
    `${head}${(Number(price) - 1 > 0 ? Number(price) - 1 : Number(price)).toFixed(2)}`;
  const text = Buffer.from(prices).toString();
  return Buffer.from(text.replace(/^([^,]+,(?:"(?:[^"]|"")*"|[^,]*),[\d.]+,)([\d.]+)/gm, lowered));
}

/** How long it takes, what it needs, and what readers feel of it. */
async function watched(
  shop: Running,
  startReading: () => Promise<() => Promise<Reads>>,
  mostMs: number,
  name: string,
  work: () => Promise<string>,
): Promise<void> {
  await shop.probe();
  const startMb = shop.memoryMb();
  let peakMb = startMb;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, shop.memoryMb());
  }, 100);
  const stopReading = await startReading();
  const [startedAt, startCpu] = [performance.now(), shop.cpuSeconds()];
  const result = await work();
  const ms = performance.now() - startedAt;
  const cpu = shop.cpuSeconds() - startCpu;
  clearInterval(sampling);
  const { count, p99 } = await stopReading();
  const probe: Probe = await shop.probe();
  say(name, ms, result);
  const most = name.startsWith('check') ? limits.checkSeconds : limits.changeSeconds;
  const broken = [
    ms > most * 1_000 ? `slower than ${most} s` : '',
    peakMb - startMb > limits.moreMb ? `more than ${limits.moreMb} MB` : '',
    p99 > mostMs ? `p99 above ${mostMs.toFixed(1)} ms` : '',
    probe.busyMs > limits.stallMs ? `event loop held up above ${limits.stallMs} ms` : '',
  ].filter(Boolean);
  process.stdout.write(
    `    processor time of the shop ${cpu.toFixed(1)} s; memory ${startMb} → ${peakMb} MB; ${count} reads meanwhile, p99 ${p99.toFixed(1)} ms ` +
      `(at most ${mostMs.toFixed(1)}); event loop held up ${probe.busyMs.toFixed(0)} ms at most` +
      `${broken.length > 0 ? `  BEYOND: ${broken.join(', ')}` : ''}\n`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

async function readPaths(shop: Running): Promise<string[]> {
  const { products: list } = await (
    await fetch(`${shop.url}/api?endpoint=getAllProductsWithImageNewBest&limit=100`)
  ).json();
  return [
    ...list.map((one: { slug: string }) => `getProductBySlug&slug=${one.slug}`),
    ...['getHomeSettings', 'getBanners', 'getAllProductsWithImageNew&limit=24'],
    ...['shampoo', 'baby', 'neem'].map((words) => `searchProducts&q=${words}&limit=8`),
  ].map((text) => `/api?endpoint=${text}`);
}

const kb = (bytes: Uint8Array) => Math.round(bytes.length / 1024);

function say(name: string, ms: number, note: string): void {
  process.stdout.write(`${name.padEnd(36)} ${(ms / 1_000).toFixed(1).padStart(6)} s  ${note}\n`);
}
