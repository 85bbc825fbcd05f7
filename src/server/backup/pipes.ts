import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartFault } from '#server/settings/start-fault.ts';

/** In place of a file: from standard input, or to standard output. */
export const pipe = '-';

/** Beside the shop's own data, which is no better protected. */
export function newPassingFile(dataDir: string): string {
  return join(dataDir, `passing-${randomUUID()}.unfinished`);
}

/** What would go wrong with standard output, before a backup is made for it. */
export function refuseStdout(env: NodeJS.ProcessEnv, isTerminal: boolean): void {
  if (isTerminal) {
    throw new StartFault('A backup is no text: send it into a program or a file, or name a file.');
  }
  // npm's own lines would stand before it, and nobody could restore it.
  if (env.npm_lifecycle_event === 'backup' && env.npm_config_loglevel !== 'silent') {
    throw new StartFault('npm writes lines of its own to the same place: npm run -s backup -- -');
  }
}

/** A file that is whole into standard output; from now on it has no name. Gives its size. */
export async function sendFile(file: string, output: Writable = process.stdout): Promise<number> {
  // Whole first: a slow reader would hold up an embedded database, and half a backup is none.
  const opened = openSync(file, 'r');
  const { size } = statSync(file);
  rmSync(file);
  try {
    await pipeline(createReadStream(file, { fd: opened }), output, { end: false });
  } catch (error) {
    throw new StartFault(`The backup did not arrive: ${error}`, { cause: error });
  }
  return size;
}

/** Runs `work` on a file of what standard input holds, since it is read twice: checked, then restored. */
export async function withStdin<T>(
  dataDir: string,
  work: (file: string) => Promise<T>,
  input: Readable = process.stdin,
): Promise<T> {
  if ('isTTY' in input && input.isTTY) {
    throw new StartFault('Send a backup into this command, or name a file.');
  }
  const file = newPassingFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true });
    await pipeline(input, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    throw new StartFault(error.message.replaceAll(file, 'Standard input'), { cause: error.cause });
  } finally {
    rmSync(file, { force: true });
  }
}
