import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileLimits, orderFileLimits } from '#domain/files/import-file.ts';
import { xlsxOf } from '#test/zip.ts';
import { readRows } from './file-reader.ts';

test('a small file that keeps its reader busy for minutes is refused', async () => {
  const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
  expect(file.length).toBeLessThan(100_000);
  const rows = readRows(file, 250, { ...fileLimits, seconds: 1 });
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
  expect(readdirSync('/proc/self/task').map(niceOf)).toContain(19);
  await rows.return(undefined);
});

test('rows without a number are refused: there would be no end to them', async () => {
  const rows = readRows(xlsxOf('<row r="x"/>'.repeat(10_000)), 250, orderFileLimits);
  await expect(rows.next()).rejects.toThrow('cannot be read');
});

test('a file with two directories is refused: another may be read than was checked', async () => {
  const file = xlsxOf('<row r="1"/>');
  file.writeUInt32LE(0xffffffff, file.length - 10); // its size is said elsewhere, as in ZIP64
  await expect(readRows(file, 250).next()).rejects.toThrow('damaged or cut off');
});

test('a part that says another size before its content is refused', async () => {
  const file = xlsxOf('<row r="1"/>');
  file.writeUInt32LE(1_000, 22);
  await expect(readRows(file, 250).next()).rejects.toThrow('damaged or cut off');
});

test('a small file of much text is refused', async () => {
  const cells = `<c t="inlineStr"><is><t>${'a'.repeat(500)}</t></is></c>`.repeat(40);
  const rows = Array.from({ length: 20 }, (_, i) => `<row r="${i + 1}">${cells}</row>`).join('');
  const file = readRows(xlsxOf(rows), 250, orderFileLimits);
  await expect(file.next()).rejects.toThrow('too much text');
});

test('a file is no longer read once whoever uploaded it has left', async () => {
  const leaving = new AbortController();
  const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
  const rows = readRows(file, 250, fileLimits, leaving.signal);
  setTimeout(() => leaving.abort(), 50);
  await expect(rows.next()).rejects.toThrow('has left');
});
