import type { FileWire } from '#contract/console/files.ts';
import type { ImportState } from '#domain/files/import-file.ts';

/**
 * What a file asks of its operator: `checked` is one state and four answers. `unreadable`: refused, or
 * its header is wrong, so that no row of it was read.
 */
export type FileStanding =
  | Exclude<ImportState, 'checked' | 'refused'>
  | 'ready'
  | 'wrong'
  | 'nothing'
  | 'unreadable';

type Facts = Pick<FileWire, 'state' | 'rows' | 'added' | 'changed' | 'wrong'>;

export function standingOf({ state, rows, added, changed, wrong }: Facts): FileStanding {
  if (state === 'refused') return 'unreadable';
  if (state !== 'checked') return state;
  if (wrong > 0) return rows === 0 ? 'unreadable' : 'wrong';
  return added + changed > 0 ? 'ready' : 'nothing';
}

/** Its rows were not counted, or not yet. */
export function isUnread(file: Facts): boolean {
  return ['checking', 'unreadable', 'failed'].includes(standingOf(file));
}
