import { closeSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '#server/start-fault.ts';

/** Two processes on one embedded database destroy it, so a folder has one holder at a time. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const mine = `${process.pid} ${startedAt(process.pid)}`;
  if (!create(path, mine)) takeOver(path, mine, folder);
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

function create(path: string, content: string): boolean {
  try {
    const file = openSync(path, 'wx');
    writeFileSync(file, content);
    closeSync(file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function takeOver(path: string, mine: string, folder: string): void {
  const held = read(path);
  const [pid = 0, start = ''] = held.split(' ').map((part, i) => (i === 0 ? Number(part) : part));
  if (typeof pid === 'number' && pid > 0 && isHolder(pid, String(start))) {
    throw new StartFault(
      `The database in ${folder} is in use by process ${pid}. Stop that process first, or choose another DATA_DIR.`,
    );
  }
  // Renaming is atomic: of two that take over a stale lock at once, the one that still reads its
  // own words afterwards has it.
  const staged = `${path}.${process.pid}`;
  writeFileSync(staged, mine);
  renameSync(staged, path);
  if (read(path) !== mine) takeOver(path, mine, folder);
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
function isHolder(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
  }
  const now = startedAt(pid);
  return now === '' || start === '' || now === start;
}

/** When the process began, in the kernel's ticks; empty where the system does not tell. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return ''; // no /proc on this system: the process number alone has to do
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
