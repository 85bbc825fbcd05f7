import type { ConsoleHandler } from '#server/console/context.ts';
import { pageOf } from '#server/console/page-of.ts';
import { readChangedRows, readFileRows } from '#server/queries/files/import-files.ts';
import { readTargetNames } from '#server/queries/files/import-lookups.ts';
import { getOwnFile } from './file-access.ts';
import { fileRowWire } from './file-wire.ts';

export const listFileRows: ConsoleHandler<'listFileRows'> = async (context, input) => {
  const { file_id, show, cursor = 0, limit } = input;
  const { kind } = await getOwnFile(context, file_id);
  const more = limit + 1;
  const rows =
    show === 'errors'
      ? await readFileRows(context.db, file_id, { afterRow: cursor, limit: more, onlyWrong: true })
      : await readChangedRows(context.db, file_id, { offset: cursor, limit: more });
  // Errors go on after a row, changes, which have an order of their own, after so many.
  const { shown, next } = pageOf(rows, limit, (row) =>
    show === 'errors' ? row.row : cursor + limit,
  );
  const targets = shown.flatMap(({ targetId }) => (targetId === null ? [] : [targetId]));
  const names = await readTargetNames(context.db, kind, targets);
  return { rows: shown.map((row) => fileRowWire(kind, row, names)), next };
};
