import { auditRows } from './audit-rows.ts';
import type { Write } from './writer.ts';
import { writers } from './writers.ts';

/**
 * Applies or undoes the rows of a file or of a bulk edit, whole or not at all, with an entry of the audit log for
 * each; the entry of the whole is the caller's.
 */
export async function writeRows(write: Write, direction: 'apply' | 'undo'): Promise<void> {
  await writers[write.file.kind][direction](write);
  await auditRows(write, direction);
}
