import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartFault } from '#server/start-fault.ts';

/** Two processes on one embedded database destroy it, so a folder has one holder at a time. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = [process.pid, startedAt(process.pid), hostname()].join(' ');
  if (!create(path, mine)) takeOver(path, mine, folder);
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/** The file appears whole or not at all: linking is atomic and fails where it is there already. */
function create(path: string, content: string): boolean {
  const staged = `${path}.${process.pid}`;
  writeFileSync(staged, content);
  try {
    linkSync(staged, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(staged, { force: true });
  }
}

/** Only one at a time may look at a stale lock and replace it: the guard is a lock of its own. */
function takeOver(path: string, mine: string, folder: string): void {
  const guard = `${path}.guard`;
  refuseHeld(read(path), folder);
  if (!create(guard, mine)) {
    refuseHeld(read(guard), folder);
    rmSync(guard, { force: true });
    throw new StartFault(
      `Another process was opening the database in ${folder}. Please start again.`,
    );
  }
  try {
    refuseHeld(read(path), folder);
    rmSync(path, { force: true });
    if (!create(path, mine)) refuseHeld(read(path), folder);
  } finally {
    rmSync(guard, { force: true });
  }
}

function refuseHeld(content: string, folder: string): void {
  const [pid = '', start = '', host = hostname()] = content.split(' ');
  if (content === '' || (host === hostname() && !isAlive(Number(pid), start))) return;
  const where = host === hostname() ? '' : ` on ${host}`;
  throw new StartFault(
    `The database in ${folder} is in use by process ${pid}${where}. Stop that process first, or choose another DATA_DIR.${
      where && ` If ${host} is gone, delete ${join(folder, 'lock')}.`
    }`,
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** Alive, and the same process: after a reboot the number may belong to another. */
function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  const now = startedAt(pid);
  return now === '?' || now === start;
}

/** When the process began, in the kernel's ticks; '?' where the system does not tell. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '?';
  } catch {
    return '?'; // no /proc on this system: the process number alone has to do
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
