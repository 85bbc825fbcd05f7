import { readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartFault } from '#server/settings/start-fault.ts';

/** SQLITE_BUSY: somebody else holds the lock. SQLITE_FULL: the disk is full. */
const [busy, full] = [5, 13];

/** Whatever the callers keep: a lock that is garbage-collected is let go. */
const held = new Set<DatabaseSync>();

/**
 * Two processes on one embedded database destroy it, so a folder has one holder at a time. Node has
 * no file locks of its own, but its SQLite has: the system lets such a lock go when the process
 * ends, however it ends, and other containers that share the folder see it too.
 */
export function lockFolder(folder: string): () => void {
  // Beside the lock, not in it: closing a file that is locked would let the lock go.
  const holderFile = join(folder, 'lock-holder.txt');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (code === full)
      throw new StartFault(`The disk of ${folder} is full. Please make room on it.`);
    if (code !== busy) throw error;
    throw new StartFault(
      `The database in ${folder} is in use by ${holderOf(holderFile)}. Stop that process first, or choose another DATA_DIR.`,
    );
  }
  writeFileSync(holderFile, `process ${process.pid} on ${hostname()}`);
  held.add(lock);
  return () => {
    held.delete(lock);
    lock.close();
  };
}

function holderOf(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8');
  } catch {
    return 'another process'; // it has only just begun
  }
}
