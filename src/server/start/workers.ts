import cluster from 'node:cluster';
import { migrateAtStart, openDatabase, report } from '#server/db/open-database.ts';
import type { Settings } from '#server/settings/settings.ts';

const restartAfterMs = 1_000;

/** Several processes behind one port. This one only keeps them running. */
export async function runWorkers(settings: Settings): Promise<void> {
  // Once, before the workers, so that a fault is told once.
  const database = await openDatabase(settings);
  await migrateAtStart(database, settings);
  const origin = settings.shopOrigin ?? `http://${settings.host}:${settings.port}`;
  const { announceSetUp } = await import('./serve.ts');
  await announceSetUp(database, origin);
  await database.close();

  const metrics = await openMetrics(settings);
  let stopping = false;
  let everListened = false;
  cluster.on('listening', () => {
    everListened = true;
  });
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return;
    // The worker has said why; starting others would say it again and again.
    if (!everListened) process.exit(1);
    const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
    report('workers', `process ${worker.process.pid} ${how}; another one is started`);
    setTimeout(() => !stopping && cluster.fork(), restartAfterMs);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      void metrics?.close(); // or its connections would keep this process
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    });
  }
  for (let i = 0; i < settings.workers; i += 1) cluster.fork();
}

async function openMetrics({ metrics: where }: Settings) {
  if (!where) return undefined;
  const { openWorkersMetrics } = await import('#server/metrics/open.ts');
  const metrics = await openWorkersMetrics(where, report);
  process.stdout.write(`· Its metrics: ${metrics.address}\n`);
  return metrics;
}
