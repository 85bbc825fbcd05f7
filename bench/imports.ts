import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { startBenchPostgres } from './postgres.ts';
import type { Probe } from './probe.ts';
import { type Running, startShop } from './processes.ts';
import { startSteadyReads } from './steady-reads.ts';

const products = 50_000;
const limits = { checkSeconds: 20, changeSeconds: 40, moreMb: 300, stallMs: 50, slowdown: 2 };

/**
 * A price file that changes every one of 50,000 products: checked, applied and undone while people
 * read. With DATABASE_URL only the shop that is there is measured.
 */
export async function benchImports(): Promise<void> {
  const given = process.env.DATABASE_URL;
  if (given) return measure('PostgreSQL', given, true);
  const server = await startBenchPostgres();
  await measure('PostgreSQL', server.url);
  await server.stop();
  await measure('embedded', '');
}

async function measure(name: string, databaseUrl: string, filled = false): Promise<void> {
  const before = loadavg()[0]?.toFixed(1);
  process.stdout.write(`\nImports: ${products} rows, ${name}; load average before ${before}\n`);
  const shop = await startShop(products, databaseUrl, { probed: true, filled });
  const headers = await signIn(shop);
  const paths = await readPaths(shop);
  const readFor = async (seconds: number) => {
    const stop = await startSteadyReads(shop.url, paths);
    await setTimeout(seconds * 1_000);
    return stop();
  };
  await readFor(10); // after a start it is still compiled and warmed
  const quiet = await readFor(10);
  process.stdout.write(`${quiet.count} quiet reads, p99 ${quiet.p99.toFixed(1)} ms\n`);
  const call = async (action: string, file_id: number) => {
    const answer = await fetch(`${shop.url}/console/api/${action}`, {
      ...{ method: 'POST', body: JSON.stringify({ file_id, background: '1' }) },
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const { success, message } = await answer.json();
    return success
      ? settled(shop, headers, file_id)
      : { state: 'refused', changed: 0, problem: message };
  };

  for (const format of ['csv', 'xlsx']) {
    const startedAt = performance.now();
    const url = `${shop.url}/console/api/exportFile?kind=products&format=${format}`;
    const file = await (await fetch(url, { headers })).bytes();
    say(`export, products, ${format}`, performance.now() - startedAt, `${kb(file)} KB`);
    await watched(shop, quiet.p99, paths, `check, products unchanged, ${format}`, async () => {
      return told(await upload(shop, headers, 'products', file));
    });
  }
  const prices = await (
    await fetch(`${shop.url}/console/api/exportFile?kind=prices`, { headers })
  ).text();
  const cheaper = prices.replace(/^([^,]+,(?:"(?:[^"]|"")*"|[^,]*),[\d.]+,)([\d.]+)/gm, raised);
  let file_id = 0;
  await watched(shop, quiet.p99, paths, 'check, prices', async () => {
    const checked = await upload(shop, headers, 'prices', Buffer.from(cheaper));
    file_id = checked.file_id;
    return told(checked);
  });
  for (const action of ['applyFile', 'undoFile']) {
    await watched(shop, quiet.p99, paths, `${action}, prices`, async () => {
      const { state, changed, problem } = await call(action, file_id);
      return `${state}, ${changed} changed ${problem}`;
    });
    await watched(shop, quiet.p99, paths, '  the 8 s after it', async () => {
      await setTimeout(8_000);
      return 'the catalogue takes it in';
    });
  }
  await shop.stop();
}

/** Every first price one rupee less. */
function raised(_whole: string, head: string, price: string): string {
  return `${head}${(Number(price) - 1 > 0 ? Number(price) - 1 : Number(price)).toFixed(2)}`;
}

/** How long it takes, what it needs, and what readers feel of it. */
async function watched(
  shop: Running,
  quietP99: number,
  paths: string[],
  name: string,
  work: () => Promise<string>,
): Promise<void> {
  await shop.probe();
  const startMb = shop.memoryMb();
  let peakMb = startMb;
  const sampling = setInterval(() => {
    peakMb = Math.max(peakMb, shop.memoryMb());
  }, 100);
  const stopReading = await startSteadyReads(shop.url, paths);
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
    p99 > limits.slowdown * Math.max(quietP99, 10) ? `p99 above ${limits.slowdown}×` : '',
    probe.busyMs > limits.stallMs ? `event loop held up above ${limits.stallMs} ms` : '',
  ].filter(Boolean);
  process.stdout.write(
    `    processor time of the shop ${cpu.toFixed(1)} s; memory ${startMb} → ${peakMb} MB; ${count} reads meanwhile, p99 ${p99.toFixed(1)} ms ` +
      `(quiet ${quietP99.toFixed(1)}); event loop held up ${probe.busyMs.toFixed(0)} ms at most` +
      `${broken.length > 0 ? `  BEYOND: ${broken.join(', ')}` : ''}\n`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

async function upload(
  shop: Running,
  headers: Record<string, string>,
  kind: string,
  file: Uint8Array,
) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(file)]), 'file');
  form.set('background', '1');
  const init = { method: 'POST', headers, body: form };
  const { file_id } = await (await fetch(`${shop.url}/console/api/checkFile`, init)).json();
  return settled(shop, headers, file_id);
}

/** The file once nothing is under way on it, asked for as its screen does. */
async function settled(shop: Running, headers: Record<string, string>, fileId: number) {
  for (;;) {
    const url = `${shop.url}/console/api/getFile?file_id=${fileId}`;
    const { file } = await (await fetch(url, { headers })).json();
    if (!/ing$/.test(file.state)) return file;
    await setTimeout(250);
  }
}

type Told = { state: string; rows: number; changed: number; wrong: number; problem: string };

function told({ state, rows, changed, wrong, problem }: Told): string {
  return `${state}: ${rows} rows, ${changed} changed, ${wrong} wrong ${problem}`;
}

async function signIn(shop: Running): Promise<Record<string, string>> {
  const answer = await fetch(`${shop.url}/console/api/signIn`, {
    ...{ method: 'POST', headers: { 'x-thok': '1', 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'operator@thok.example', password: 'thok-demo-operator' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { 'x-thok': '1', cookie };
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
