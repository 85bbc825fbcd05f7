import { consoleRefusalsOf } from '#contract/console/refuse.ts';
import { unsafeText } from '#domain/files/csv.ts';
import type { ConsoleHandler } from '#server/console/context.ts';
import { exportPageSize, tableExport } from '#server/console/csv-export.ts';
import { type ImportRow, readFileRows } from '#server/queries/files/import-files.ts';
import { getOwnFile } from './file-access.ts';
import { cellsOf, errorsOf } from './file-wire.ts';

const refuse = consoleRefusalsOf('exportFileErrors');

export const exportFileErrors: ConsoleHandler<'exportFileErrors'> = async (context, input) => {
  const { file_id, format } = input;
  const { kind, columns: given } = await getOwnFile(context, file_id);
  const readPage = (afterRow: number) =>
    readFileRows(context.db, file_id, { afterRow, limit: exportPageSize });
  const [first] = await readFileRows(context.db, file_id, { afterRow: 0, limit: 1 });
  if (!first) throw refuse('rows-cleaned', 'The rows of this file are no longer kept.');
  // A file from before headers were kept has its columns in no order.
  const header = given.length > 0 ? given : Object.keys(cellsOf(first));
  const columns = ['problem', ...header.filter((column) => column !== 'problem')];
  const table = await tableExport(format, `${kind}-to-correct`, columns, async (cursor) => {
    const rows = await readPage(Number(cursor ?? 0));
    const isLast = rows.length < exportPageSize;
    return { rows: rows.map(rowToCorrect), next: isLast ? null : String(rows.at(-1)?.row) };
  });
  return { ...table, subject: `file ${file_id}` };
};

function rowToCorrect(row: ImportRow): Record<string, string> {
  const cells = Object.entries(cellsOf(row)).map(([column, text]) => [column, unsafeText(text)]);
  const problem = errorsOf(row).map(({ column, message }) => `${column}: ${message}`);
  return { ...Object.fromEntries(cells), problem: problem.join('; ') };
}
