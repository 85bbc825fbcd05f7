import type { FileWire } from '#contract/console/files.ts';
import type { ImportState } from '#domain/files/import-file.ts';

/**
 * What a file asks of its operator: `checked` is one state and five answers. `unreadable`: refused, or
 * its header is wrong, so that no row of it was read.
 */
export type FileStanding =
  | Exclude<ImportState, 'checked' | 'refused'>
  | 'ready'
  | 'sum-differs'
  | 'wrong'
  | 'nothing'
  | 'unreadable';

type Facts = Pick<
  FileWire,
  'state' | 'rows' | 'added' | 'changed' | 'wrong' | 'sum' | 'control_sum'
>;

export function standingOf(file: Facts): FileStanding {
  const { state, rows, added, changed, wrong } = file;
  if (state === 'refused') return 'unreadable';
  if (state !== 'checked') return state;
  if (wrong > 0) return rows === 0 ? 'unreadable' : 'wrong';
  if (file.sum !== file.control_sum) return 'sum-differs';
  return added + changed > 0 ? 'ready' : 'nothing';
}

/** Its rows were not counted, or not yet. */
export function isUnread(file: Facts): boolean {
  return ['checking', 'unreadable', 'failed'].includes(standingOf(file));
}
