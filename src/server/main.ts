import cluster from 'node:cluster';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { StartFault } from './start-fault.ts';
import { runWorkers } from './workers.ts';

try {
  const settings = readSettings(process.env);
  const dev = process.argv.includes('--dev');
  if (settings.workers > 1 && cluster.isPrimary) await runWorkers(settings);
  else await serve(settings, { dev });
} catch (error) {
  const plain = error instanceof StartFault ? error.message : error;
  // biome-ignore lint/suspicious/noConsole: the last word of a start that failed
  console.error(plain);
  process.exit(1);
}
