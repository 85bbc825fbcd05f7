import { fileLimits } from '#domain/files/import-file.ts';
import { rupeesToPaise } from '#domain/money/money.ts';
import type { Db } from '#server/db/connect.ts';
import type { Progress } from '#server/file-parsing/answer-files.ts';
import { FileFault } from '#server/file-parsing/file-fault.ts';
import { type FileRow, isZip, readBatches } from '#server/file-parsing/read-file.ts';
import type { CheckedFile, GivenFile } from '#server/import-rows/file-checker.ts';
import {
  analyzeFileRows,
  insertFileRows,
  type NewImportRow,
} from '#server/queries/files/import-files.ts';
import { checkers } from './checker.ts';
import { countOutcome, keptRow } from './outcome.ts';
import { type ParsedRow, parseHeader, parseRow } from './parse-row.ts';

/** Few enough that the statements of one batch never hold up an embedded database for long. */
const batchSize = 250;

/** A text with such a name is read all the same, and only told when it makes no sense. */
const noExcelFile =
  'Its name says Excel, but what is in it is not. Please save it in your spreadsheet as .xlsx or CSV, and upload that.';

/** Compares a file with the shop, keeping the rows that are wrong or would change something. */
export async function checkRows(
  db: Db,
  { fileId, kind, name, bytes }: GivenFile,
  progress: Progress,
): Promise<CheckedFile> {
  const counts = { rows: 0, added: 0, changed: 0, unchanged: 0, wrong: 0 };
  const checkBatch = await checkers[kind](db, kind);
  const isMisnamed = /\.xlsx?$/i.test(name) && !isZip(bytes);
  /** By their names in lower case, as the first row writes them. */
  const newBrands = new Map<string, string>();
  let columns: string[] | undefined;
  let keptRows = 0;
  let sumPaise = kind === 'openingBills' ? 0 : null;
  for await (const lines of readBatches(bytes, batchSize, fileLimits)) {
    progress.read();
    let rest: FileRow[] = lines;
    if (!columns) {
      const [head, ...others] = lines;
      const header = parseHeader(kind, head ?? { row: 1, cells: [] });
      if (header.errors.length > 0) {
        const cells = Object.fromEntries(header.columns.map((column) => [column, column]));
        await insertFileRows(db, fileId, [{ row: 1, cells, errors: header.errors }]);
        const problem = isMisnamed ? noExcelFile : '';
        return { ...counts, wrong: 1, columns: header.columns, newBrands: [], sumPaise, problem };
      }
      columns = header.columns;
      rest = others;
    }
    const rows: ParsedRow[] = [];
    for (const line of rest) {
      const row = parseRow(kind, columns, line);
      if (row) rows.push(row);
    }
    const check = await checkBatch(rows);
    const kept: NewImportRow[] = [];
    for (const row of rows) {
      const outcome = await check(row);
      if (sumPaise !== null) sumPaise += rupeesToPaise(Number(row.given.amount ?? 0));
      countOutcome(counts, outcome);
      const brand = 'after' in outcome ? outcome.after.new_brand : undefined;
      if (brand && !newBrands.has(brand.toLowerCase())) newBrands.set(brand.toLowerCase(), brand);
      const keeping = keptRow(row, outcome);
      if (keeping) kept.push(keeping);
    }
    counts.rows += rows.length;
    await insertFileRows(db, fileId, kept);
    keptRows += kept.length;
    progress.done(rows.length);
  }
  await analyzeFileRows(db, keptRows);
  if (counts.rows === 0) throw new FileFault('The file has no rows below its header.');
  const brands = [...newBrands.values()];
  return { ...counts, columns: columns ?? [], newBrands: brands, sumPaise, problem: '' };
}
