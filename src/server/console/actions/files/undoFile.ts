import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseLargeFile } from '#server/console/imports/large-change.ts';
import { claimFile, runChange } from '#server/console/imports/run-change.ts';
import { readFileRows } from '#server/queries/files/import-files.ts';
import { getOwnFile } from './file-access.ts';
import { fileWire } from './file-wire.ts';

const refuse = consoleRefusalsOf('undoFile');

export const undoFile: ConsoleHandler<'undoFile'> = async (context, { file_id, background }) => {
  const file = await getOwnFile(context, file_id);
  await refuseLargeFile(context, file);
  const rows = await readFileRows(context.db, file_id, { afterRow: 0, limit: 1 });
  if (file.state === 'applied' && rows.length === 0) {
    throw refuse('rows-cleaned', 'The rows of files are kept for 30 days: this one is too old.');
  }
  if (file.state !== 'applied' || !(await claimFile(context, file, 'undo'))) {
    throw refuse('not-applied', 'Only a file that was applied, and not undone yet, can be undone.');
  }
  const work = runChange(context, file, 'undo');
  if (background) context.background(`undoing of file ${file_id}`, work);
  const refusal = background ? undefined : await work;
  if (refusal) throw refusal;
  return { file: fileWire(await getOwnFile(context, file_id)) };
};
