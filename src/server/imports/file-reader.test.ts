import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileLimits } from '#domain/import-file.ts';
import { xlsxOf } from '#test/zip.ts';
import { readRows } from './file-reader.ts';

test('a small file that keeps its reader busy for minutes is refused', async () => {
  const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
  expect(file.length).toBeLessThan(100_000);
  const rows = readRows(file, 250, { ...fileLimits, batchSeconds: 1 });
  await expect(rows.next()).rejects.toThrow('This file takes too long to read.');
});

test('a file of too many cells is refused before it is read, full of nothing though they are', async () => {
  const rows = `sku,mrp\n${`${','.repeat(199)}\n`.repeat(100_000)}`;
  const refused = 'This file has more than 50,00,000 cells. Please delete its empty columns';
  await expect(readRows(Buffer.from(rows), 250).next()).rejects.toThrow(refused);
  const sheet = xlsxOf('<row r="1"><c r="A1"/><c r="B1"/></row><row r="2"><c r="C2"/></row>');
  const few = { ...fileLimits, cells: 4 };
  await expect(readRows(sheet, 250, few).next()).rejects.toThrow('more than 4 cells');
});

test.runIf(process.platform === 'linux')('a file is read behind whoever is answered', async () => {
  const rows = readRows(Buffer.from('sku,mrp\nA,1\nB,2\n'), 1);
  await rows.next();
  const niceOf = (task: string) => {
    const [, fields = ''] = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ');
    return Number(fields.split(' ')[16]); // the 19th of a line whose first two are before the bracket
  };
  expect(readdirSync('/proc/self/task').map(niceOf)).toContain(10);
  await rows.return(undefined);
});
