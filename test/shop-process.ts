import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActionInput, ActionName, ActionOutput } from '#contract/index.ts';
import { methodOf } from '#contract/method.ts';
import { errorLines } from './logged-errors.ts';
import { newPostgresDb, testDataDir } from './test-db.ts';

/** The bundle, as `npm start` runs it: it starts in a third of the time that the sources take. */
export const shopMain = new URL('../build/node/main.js', import.meta.url).pathname;
const npmStart = new URL('../scripts/start.mjs', import.meta.url).pathname;

export type ShopProcess = {
  url: string;
  /** Mails wait in its `outbox`. */
  dataDir: string;
  /** Of its own copy of the demo shop; undefined where the caller named another database. */
  databaseUrl: string | undefined;
  pid: number;
  /** What it has written so far. */
  output(): string;
  /** As a power cut would: nothing is finished, nothing is told. */
  kill(): Promise<void>;
  /** As an operator would: what is under way is finished. */
  stop(): Promise<void>;
};

/** As `npm start` does: builds first what has changed. */
export const npmStartShop = (env: Record<string, string>) => startShopProcess(env, npmStart);

/**
 * The shop as it runs in production, in a process of its own: the demo shop on the test server,
 * unless `env` names another database. An error in its log fails the test; one that provokes errors
 * sets LOG_LEVEL to 'silent'.
 */
export async function startShopProcess(
  env: Record<string, string>,
  main = shopMain,
): Promise<ShopProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'thok-process-'));
  const demo: Record<string, string> = {};
  if (env.DATABASE_URL === undefined && env.DATA_DIR === undefined) {
    demo.DATABASE_URL = await newPostgresDb();
    shareDemoPictures(dataDir);
  }
  const child = spawn(process.execPath, [main], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ ...demo, ...env },
    },
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
    databaseUrl: demo.DATABASE_URL,
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** The demo's pictures, and one cache of resized ones for all shops. */
export function shareDemoPictures(dataDir: string): void {
  for (const name of ['images', 'image-cache']) {
    mkdirSync(join(testDataDir(), name), { recursive: true });
    symlinkSync(join(testDataDir(), name), join(dataDir, name));
  }
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
