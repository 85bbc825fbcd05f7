import cluster from 'node:cluster';
import { readSettings } from './settings/settings.ts';
import { StartFault } from './settings/start-fault.ts';

// Whatever the shop writes is for its owner alone.
process.umask(0o077);

const dev = process.argv.includes('--dev');
// Before React is loaded: it renders at a quarter of the speed otherwise.
if (!dev) process.env.NODE_ENV ??= 'production';

try {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && cluster.isPrimary) {
    const { runWorkers } = await import('./start/workers.ts');
    await runWorkers(settings);
  } else {
    const { serve } = await import('./start/serve.ts');
    await serve(settings, { dev });
  }
} catch (error) {
  const words = error instanceof StartFault ? [error.message] : ['The shop cannot start:', error];
  // biome-ignore lint/suspicious/noConsole: the last word of a start that failed
  console.error(...words);
  process.exit(1);
}
