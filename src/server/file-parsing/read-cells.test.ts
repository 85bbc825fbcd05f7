import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileLimits, orderFileLimits } from '#domain/files/import-file.ts';
import { xlsxOf } from '#test/zip.ts';
import { fileThreads } from './file-threads.ts';
import { type CellsJob, readCells } from './read-cells.ts';

test('a small file that keeps its reader busy for minutes is refused', async () => {
  const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
  expect(file.length).toBeLessThan(100_000);
  const reading = readCells(file, { ...fileLimits, seconds: 1 });
  await expect(reading).rejects.toThrow('This file takes too long to read.');
});

test('a file of too many cells is refused before it is read, full of nothing though they are', async () => {
  const rows = `sku,mrp\n${`${','.repeat(199)}\n`.repeat(100_000)}`;
  const refused = 'This file has more than 50,00,000 cells. Please delete its empty columns';
  await expect(readCells(Buffer.from(rows), fileLimits)).rejects.toThrow(refused);
  const sheet = xlsxOf('<row r="1"><c r="A1"/><c r="B1"/></row><row r="2"><c r="C2"/></row>');
  const few = { ...fileLimits, cells: 4 };
  await expect(readCells(sheet, few)).rejects.toThrow('more than 4 cells');
});

test.runIf(process.platform === 'linux')(
  'a file that takes long is read behind whoever is answered',
  async () => {
    const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
    const leaving = new AbortController();
    const reading = readCells(file, fileLimits, leaving.signal);
    const niceOf = (task: string) => {
      const [, fields = ''] = readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ');
      return Number(fields.split(' ')[16]); // the 19th of a line whose first two are before the bracket
    };
    const lowest = () => Math.max(...readdirSync('/proc/self/task').map(niceOf));
    expect(lowest()).toBeLessThan(19);
    await expect.poll(lowest).toBe(19);
    leaving.abort();
    await expect(reading).rejects.toThrow('has left');
  },
);

test('rows without a number are refused: there would be no end to them', async () => {
  const file = xlsxOf('<row r="x"/>'.repeat(10_000));
  await expect(readCells(file, orderFileLimits)).rejects.toThrow('cannot be read');
});

test('a file with two directories is refused: another may be read than was checked', async () => {
  const file = xlsxOf('<row r="1"/>');
  file.writeUInt32LE(0xffffffff, file.length - 10); // its size is said elsewhere, as in ZIP64
  await expect(readCells(file, fileLimits)).rejects.toThrow('damaged or cut off');
});

test('a part that says another size before its content is refused', async () => {
  const file = xlsxOf('<row r="1"/>');
  file.writeUInt32LE(1_000, 22);
  await expect(readCells(file, fileLimits)).rejects.toThrow('damaged or cut off');
});

test('a small file of much text is refused', async () => {
  const cells = `<c t="inlineStr"><is><t>${'a'.repeat(500)}</t></is></c>`.repeat(40);
  const rows = Array.from({ length: 20 }, (_, i) => `<row r="${i + 1}">${cells}</row>`).join('');
  await expect(readCells(xlsxOf(rows), orderFileLimits)).rejects.toThrow('too much text');
});

test('a file is no longer read once whoever uploaded it has left', async () => {
  const leaving = new AbortController();
  const file = xlsxOf(`<row r="1" x="${'y'.repeat(40_000_000)}"/>`);
  const reading = readCells(file, fileLimits, leaving.signal);
  setTimeout(() => leaving.abort(), 50);
  await expect(reading).rejects.toThrow('has left');
  // The thread has ended with it: the next file gets another.
  expect(await readCells(Buffer.from('sku\n'), orderFileLimits)).toEqual([['sku']]);
});

test('a file that needs too much memory ends its thread, not the shop', async () => {
  // With less than a shop gives, which takes long to fill.
  const small = fileThreads<CellsJob, string[][]>(new URL('./worker.ts', import.meta.url), 24);
  const bytes = Buffer.from(`sku,mrp\n${'A,1\n'.repeat(450_000)}`);
  const limits = { ...fileLimits, rows: 500_000 };
  await expect(small.run({ bytes, limits }, { limits })).rejects.toThrow('needs too much memory.');
});

test.runIf(process.platform === 'linux')(
  'files after one another are read on one thread',
  async () => {
    const read = () => readCells(Buffer.from('sku\n'), orderFileLimits);
    const threads = () => readdirSync('/proc/self/task').length;
    await read();
    const before = threads();
    for (let n = 0; n < 3; n += 1) await read();
    expect(threads()).toBe(before);
  },
);
