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
