import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionInput, ActionName, ActionOutput } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import { errorLines } from './logged-errors.ts';

/** The bundle, as `npm start` runs it: it starts in a third of the time that the sources take. */
export const shopMain = new URL('../build/node/main.js', import.meta.url).pathname;

export type ShopProcess = {
  url: string;
  /** Mails wait in its `outbox`. */
  dataDir: string;
  pid: number;
  /** What it has written so far. */
  output(): string;
  /** As a power cut would: nothing is finished, nothing is told. */
  kill(): Promise<void>;
  /** As an operator would: what is under way is finished. */
  stop(): Promise<void>;
};

/**
 * The demo shop that `npm test` has made; without it a shop makes its own, which takes longer. All
 * of them share one cache of resized pictures, whose names hold the time of the original.
 */
export function copyDemoShop(dataDir: string): void {
  const template = process.env.SHOP_TEMPLATE;
  if (!template) return;
  const pictures = `${template}-pictures`;
  mkdirSync(pictures, { recursive: true });
  cpSync(template, dataDir, { recursive: true, preserveTimestamps: true });
  symlinkSync(pictures, join(dataDir, 'image-cache'));
}

/**
 * The shop as it runs in production, in a process of its own. An error in its log fails the test;
 * one that provokes errors sets LOG_LEVEL to 'silent'.
 */
export async function startShopProcess(env: Record<string, string>): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-process-'));
  if (!env.DATABASE_URL && !env.DATA_DIR) copyDemoShop(dataDir);
  const child = spawn(process.execPath, [shopMain], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const take = (chunk: unknown) => {
      output += chunk;
      const found = /The shop is open at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('close', () => reject(new Error(output)));
  });
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
    const errors = errorLines(output);
    if (errors.length > 0) throw new Error(`Errors in the log:\n${errors.join('\n')}`);
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

type Answer<N extends ActionName> = Partial<ActionOutput<N>> & { success?: boolean; code?: string };

/** Calls an action of a running shop over HTTP, as a signed-in browser does. */
export async function callShop<N extends ActionName>(
  url: string,
  cookie: string,
  name: N,
  input: ActionInput<N>,
): Promise<Answer<N>> {
  const headers = { cookie, 'x-thok': '1', 'content-type': 'application/json' };
  const fields = Object.entries(input as object); // `as`: every input is an object
  const query = new URLSearchParams(fields.map(([key, value]) => [key, String(value)]));
  const answer =
    methodOf(name) === 'GET'
      ? await fetch(`${url}/api/${name}?${query}`, { headers })
      : await fetch(`${url}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
  return (await answer.json()) as Answer<N>; // `as`: the shop speaks the contract
}
