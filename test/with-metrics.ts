import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopMain } from './shop-process.ts';

/** The built shop in processes of its own, measured; stopped as an operator would. */
export async function startWithMetrics(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-metrics-'));
  const settings = { PORT: '0', METRICS_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [shopMain], {
    env: { PATH: process.env.PATH, ...settings, ...env },
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let output = '';
  const [url, metricsUrl] = await new Promise<[string, string]>((resolve, reject) => {
    const take = (chunk: unknown) => {
      output += chunk;
      const shop = /The shop is open at (\S+)/.exec(output)?.[1];
      const metrics = /Its metrics: (\S+)/.exec(output)?.[1];
      if (shop && metrics) resolve([shop, metrics]);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(output)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, metricsUrl, stop };
}
