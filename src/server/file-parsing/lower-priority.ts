import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** Called in a worker: lets the main thread, which answers requests, go first. */
export function lowerPriority(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), 19);
  } catch {
    // Not Linux, or hidden from us: then it takes its turn like the others.
  }
}
