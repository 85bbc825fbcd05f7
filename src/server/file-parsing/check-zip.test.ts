import { expect, test } from 'vitest';
import { fileLimits } from '#domain/files/import-file.ts';
import { zipOf } from '#test/zip.ts';
import { checkZip } from './check-zip.ts';

const megabyte = 1024 * 1024;

/** What becomes of a file with a part that says it is so large. */
function checked(name: string, megabytes: number) {
  const parts = [{ name, text: 'x', saidSize: megabytes * megabyte }];
  return checkZip(zipOf(parts), fileLimits);
}

test.each([
  ['[Content_Types].xml', 33],
  ['xl/_rels/workbook.xml.rels', 33],
  ['elsewhere/sheet.bin', 33],
  ['xl/sharedStrings.xml', 65],
  ['xl/worksheets/sheet1.xml', 401],
])('%s of %i MB is refused before it is unpacked', async (name, megabytes) => {
  await expect(checked(name, megabytes)).rejects.toThrow('far too large once unpacked');
});

test.each([
  ['[Content_Types].xml', 31],
  ['xl/sharedStrings.xml', 63],
  ['xl/worksheets/sheet1.xml', 399],
])('%s of %i MB is unpacked, and found not to be what it says', async (name, megabytes) => {
  await expect(checked(name, megabytes)).rejects.toThrow('damaged or cut off');
});

test('many parts count together', async () => {
  const parts = ['a', 'b', 'c'].map((name) => ({ name, text: 'x', saidSize: 12 * megabyte }));
  await expect(checkZip(zipOf(parts), fileLimits)).rejects.toThrow('far too large');
});
