import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import flags from '../scripts/shop-flags.json' with { type: 'json' };

import { stopAfterPart } from './leftovers.ts';
import type { Probe } from './probe.ts';

export type Running = {
  url: string;
  /** From the start of the process until it listened. */
  startedInMs: number;
  /** What it had said by then. */
  said: string;
  memoryMb(): number;
  /** Of all its threads so far, from the kernel. */
  cpuSeconds(): number;
  /** Figures since the last call, of a shop that was started `probed`. */
  probe(): Promise<Probe>;
  stop(): Promise<void>;
};

export const root = fileURLToPath(new URL('../', import.meta.url));

export type ShopOptions = { probed?: boolean; filled?: boolean; orders?: number; workers?: number };

/** The shop as in production, its demo database embedded or in an empty one given. */
export async function startShop(
  products: number,
  databaseUrl = '',
  { probed = false, filled = false, orders = 0, workers = 1 }: ShopOptions = {},
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-bench-'));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    NODE_ENV: 'production',
    WORKERS: String(workers),
  };
  const more = orders > 0 ? ['--orders', String(orders)] : [];
  if (!filled) {
    const args = ['demo/main.ts', '--products', String(products), ...more];
    execFileSync(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const probe = probed ? ['--import', join(root, 'bench/probe.ts')] : [];
  const child = spawn(process.execPath, [...flags, ...probe, 'build/node/main.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const running = await untilListening(child, workers);
  const stop = async () => {
    await running.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  stopAfterPart(stop);
  return { ...running, stop };
}

/** A bare Node http server that answers every request with these bytes. */
export async function startBare(body: string | Buffer): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'thok-bare-'));
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(process.execPath, [join(root, 'bench/bare-server.ts'), file]);
  const bare = await untilListening(child, 1); // it has read the file by then
  rmSync(folder, { recursive: true });
  return bare;
}

/** Until each of its processes has said so. */
async function untilListening(child: ChildProcess, processes: number): Promise<Running> {
  const started = performance.now();
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const said = [...output.matchAll(/open at (\S+)/g)];
      if (said.length === processes) resolve(said[0]?.[1] ?? '');
    });
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    url,
    startedInMs: Math.round(performance.now() - started),
    said: output,
    memoryMb: () => processesOf(child.pid ?? 0).reduce((sum, pid) => sum + residentMb(pid), 0),
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    probe() {
      const told = new Promise<Probe>(
        (resolve) => child.once('message', (figures) => resolve(figures as Probe)), // `as`: the probe sends nothing else
      );
      child.send('figures');
      return told;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** It and those it started. */
function processesOf(pid: number): number[] {
  const path = `/proc/${pid}/task/${pid}/children`;
  const children = existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ') : [];
  return [pid, ...children.filter((text) => text !== '').map(Number)];
}

/** Memory in use, from the kernel; 0 where it does not tell. */
function residentMb(pid: number): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1024);
}

/** User and system time, in ticks of 10 ms; 0 where the kernel does not tell. */
function cpuSecondsOf(pid: number): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return 0;
  const [user = 0, system = 0] = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}
