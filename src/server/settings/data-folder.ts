import { accessSync, chmodSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from './start-fault.ts';

/**
 * Makes DATA_DIR, open to its owner alone: customers, orders and mails lie in it. Folders that an
 * earlier start left open to others are closed to them.
 */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
    for (const name of ['', 'database', 'outbox', 'images', 'image-cache', 'builds']) {
      closeToOthers(join(dataDir, name));
    }
  } catch (error) {
    throw new StartFault(
      `The data folder ${dataDir} cannot be written to (${error instanceof Error ? error.message : error}). Choose another with DATA_DIR.`,
    );
  }
}

/** PGlite gives some of its files modes of its own, whatever the umask: readable by everyone. */
export function closeTreeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) closeToOthers(path);
    else if (entry.isFile()) closeToOthers(path, 0o600);
  }
}

function closeToOthers(path: string, mode = 0o700): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Not made yet, or a mounted volume whose root is somebody else's: what lies in it is ours.
    if (error instanceof Error && 'code' in error && /^(ENOENT|EPERM)$/.test(String(error.code)))
      return;
    throw error;
  }
}
