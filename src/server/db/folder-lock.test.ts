import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { lockFolder } from './folder-lock.ts';

const lockModule = new URL('./folder-lock.ts', import.meta.url).href;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'thok-lock-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process that holds the lock; its parent never asks how it ended. */
async function holdElsewhere(folder: string): Promise<number> {
  const script = `
    const { lockFolder } = await import('${lockModule}');
    lockFolder('${folder}');
    console.log(process.pid);
    setInterval(() => {}, 1_000);`;
  const command = '"$0" --input-type=module -e "$1" & exec sleep 60';
  const parent = spawn('sh', ['-c', command, process.execPath, script]);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const pid = await new Promise<number>((resolve) =>
    parent.stdout.once('data', (chunk) => resolve(Number(chunk))),
  );
  onTestFinished(() => {
    if (!isOver(pid)) process.kill(pid, 'SIGKILL');
  });
  return pid;
}

/** Gone, or a zombie that nobody has asked for. */
function isOver(pid: number): boolean {
  const path = `/proc/${pid}/stat`;
  if (existsSync('/proc/self/stat')) {
    return !existsSync(path) || /\) Z /.test(readFileSync(path, 'utf8'));
  }
  try {
    return !process.kill(pid, 0);
  } catch {
    return true; // no such process
  }
}

test('names the holder to a second opener, in this process and from another', async () => {
  const folder = newFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${process.pid} on `));
  unlock();
  const holder = await holdElsewhere(folder);
  expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by process ${holder} on `));
});

test('is free once its holder is killed, even as a zombie', async () => {
  const folder = newFolder();
  const holder = await holdElsewhere(folder);
  process.kill(holder, 'SIGKILL');
  await vi.waitFor(() => expect(isOver(holder)).toBe(true));
  // The first thread may be a zombie while the others, which share its files, are still ending.
  await vi.waitFor(() => lockFolder(folder)());
});

test('is free to a container made anew, whatever host the last holder was on', () => {
  const folder = newFolder();
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock-holder.txt'), 'process 7 on another-machine');
  lockFolder(folder)();
});

test('is let go when the database is closed, with the data kept', async () => {
  const folder = newFolder();
  const first = await openEmbedded(folder);
  await first.db.execute(sql`create table kept (a int)`);
  await expect(openEmbedded(folder)).rejects.toThrow(/in use by process/);
  await first.close();
  const second = await openEmbedded(folder);
  await second.db.execute(sql`select a from kept`);
  await second.close();
});
