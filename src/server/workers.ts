import cluster from 'node:cluster';
import { openDatabase } from './open-database.ts';
import type { Settings } from './settings.ts';

const restartAfterMs = 1_000;

/** Several processes behind one port. This one only keeps them running. */
export async function runWorkers(settings: Settings): Promise<void> {
  // Once, before the workers, so that a fault is told once.
  const database = await openDatabase(settings);
  await database.migrate();
  await database.close();

  let stopping = false;
  for (let i = 0; i < settings.workers; i += 1) cluster.fork();
  cluster.on('exit', (_worker, code) => {
    if (stopping) return;
    if (code === 0) process.exit(0);
    setTimeout(() => cluster.fork(), restartAfterMs);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping = true;
      for (const worker of Object.values(cluster.workers ?? {})) worker?.kill(signal);
    });
  }
}
