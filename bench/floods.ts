import { once } from 'node:events';
import { loadavg } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Flood, floods } from './flood-kinds.ts';
import { ask } from './flood-request.ts';
import type { Options } from './options.ts';
import { type Running, startShop } from './processes.ts';

const memoryLimit = 1.5;
const sampleMs = 100;
const idleMs = 3_000;

/**
 * Attacks that once took the shop down, against a process of our own on this machine. Each must
 * leave memory and `/healthz` within their limits; the exit code tells when one does not. Beside work of others
 * `/healthz` waits for them too: how long the main thread worked at once, without them, tells whose fault it was.
 */
export async function benchFloods({ only }: Options): Promise<void> {
  const chosen = floods.filter(({ name }) => name.includes(only));
  process.stdout.write(`\nFloods: memory at most ${memoryLimit} × before, /healthz in its limit\n`);
  const shop = await startShop(300, '', { probed: true });
  const probe = new Worker(new URL('./health-probe.ts', import.meta.url), { workerData: shop.url });
  try {
    await warmUp(shop);
    await tellIdle(probe);
    for (const flood of chosen) await measure(flood, shop, probe);
  } finally {
    await probe.terminate();
    await shop.stop();
  }
}

/** Until the engine has compiled what is hot and its heap has its usual size. */
async function warmUp({ url }: Running): Promise<void> {
  for (let i = 0; i < 150; i += 1) {
    const path = ['/', '/faqs', '/api?endpoint=getAllProductsWithImageNewBest&limit=100'][i % 3];
    await ask(url + path, { headers: { 'accept-encoding': 'br' } });
    // Loads the encoder, which takes memory of its own.
    if (i < 8)
      await ask(`${url}/images/logo.webp?w=${96 * i}`, { headers: { accept: 'image/avif' } });
  }
}

/** How long /healthz takes without a flood: on a machine that is busy otherwise it tells why. */
async function tellIdle(probe: Worker): Promise<void> {
  await longestHealthMs(probe);
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `idle: /healthz ${await longestHealthMs(probe)} ms, load average of the machine ${load}\n`,
  );
}

async function measure(flood: Flood, shop: Running, probe: Worker): Promise<void> {
  await settle(shop, probe);
  const before = shop.memoryMb();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, shop.memoryMb());
  }, sampleMs);
  const started = performance.now();
  const answers = await flood.run(shop.url);
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(sampling);
  const healthMs = await longestHealthMs(probe);
  const { busyMs } = await shop.probe();
  const kept = peak <= before * memoryLimit && healthMs <= flood.healthMs;
  if (!kept) process.exitCode = 1;
  const cells = [
    flood.name.padEnd(38),
    `${seconds.toFixed(1)} s`.padStart(8),
    `${before} → ${peak} MB`.padStart(14),
    `/healthz ${healthMs} of ${flood.healthMs} ms`.padStart(26),
    `${busyMs.toFixed(0)} ms at once`.padStart(14),
    kept ? 'ok    ' : 'BROKEN',
    summary(answers),
  ];
  process.stdout.write(`${cells.join('  ')}\n`);
}

/** Until what the flood before left behind is answered, so that it does not count for the next. */
async function settle(shop: Running, probe: Worker): Promise<void> {
  for (let i = 0; i < 5; i += 1) await ask(`${shop.url}/healthz`);
  await longestHealthMs(probe);
  await shop.probe();
}

async function longestHealthMs(probe: Worker): Promise<number> {
  probe.postMessage('tell');
  const [ms] = await once(probe, 'message');
  return Number(ms);
}

/** `200 × 104, 503 × 296` */
function summary(answers: (number | string)[]): string {
  const counts = new Map<number | string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return [...counts].map(([answer, count]) => `${answer} × ${count}`).join(', ');
}
