import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { basename } from 'node:path';

/** How the system calls the thread that asks; undefined: not Linux, or hidden from us. */
export function systemThread(): number | undefined {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')));
  } catch {
    return undefined; // then it takes its turn like the others
  }
}

/** Lets the main thread, which answers requests, go first. There is no way back. */
export function lowerPriority(thread: number): void {
  try {
    setPriority(thread, 19);
  } catch {
    // It has just ended.
  }
}
