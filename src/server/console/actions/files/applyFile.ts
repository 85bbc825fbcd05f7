import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { refuseLargeFile } from '#server/console/imports/large-change.ts';
import { claimFile, runChange } from '#server/console/imports/run-change.ts';
import { getOwnFile } from './file-access.ts';
import { fileWire } from './file-wire.ts';

const refuse = consoleRefusalsOf('applyFile');

export const applyFile: ConsoleHandler<'applyFile'> = async (context, { file_id, background }) => {
  const file = await getOwnFile(context, file_id);
  await refuseLargeFile(context, file);
  if (file.state === 'checked' && file.wrong > 0) {
    throw refuse(
      'has-errors',
      `${file.wrong} row(s) are wrong. Nothing is applied until all are right.`,
    );
  }
  if (file.state === 'checked' && file.sumPaise !== file.controlPaise) {
    throw refuse(
      'sum-differs',
      `The amounts of this file come to ${formatPaise(file.sumPaise ?? 0)}, not to ${formatPaise(file.controlPaise ?? 0)} as you typed. Please look at both, and upload it again.`,
    );
  }
  if (file.state === 'checked' && file.added + file.changed === 0) {
    throw refuse('nothing-to-change', 'This file changes nothing.');
  }
  if (file.state !== 'checked' || !(await claimFile(context, file, 'apply'))) {
    throw refuse(
      'not-checked',
      'Only a file that was checked, and not applied yet, can be applied.',
    );
  }
  const work = runChange(context, file, 'apply');
  if (background) context.background(`applying of file ${file_id}`, work);
  const refusal = background ? undefined : await work;
  if (refusal) throw refusal;
  return { file: fileWire(await getOwnFile(context, file_id)) };
};
