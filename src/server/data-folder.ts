import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs';
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
    for (const name of ['', 'database', 'outbox', 'images', 'image-cache']) {
      closeToOthers(join(dataDir, name));
    }
  } catch (error) {
    throw new StartFault(
      `The data folder ${dataDir} cannot be written to (${error instanceof Error ? error.message : error}). Choose another with DATA_DIR.`,
    );
  }
}

function closeToOthers(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    // Not made yet, or a mounted volume whose root is somebody else's: what lies in it is ours.
    if (error instanceof Error && 'code' in error && /^(ENOENT|EPERM)$/.test(String(error.code)))
      return;
    throw error;
  }
}
