import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, safeText, unsafeText } from './csv.ts';

test.each([
  ['plain', 'plain'],
  [-12.5, '-12.5'],
  ['a, b', '"a, b"'],
  ['say "x"', '"say ""x"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+91', "'+91"],
  ['-x', "'-x"],
  ['@x', "'@x"],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ['थोक', 'थोक'],
])('%s is written %s', (value, written) => {
  expect(csvFile([[value]])).toBe(`\uFEFF${written}\r\n`);
});

test('rows end with a line break, cells are parted by commas', () => {
  expect(csvFile([['a', 1], []])).toBe('\uFEFFa,1\r\n\r\n');
});

test('what was made safe for a spreadsheet is read back as it was', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', 'a', ' ') });
  fc.assert(fc.property(text, (given) => unsafeText(safeText(given)) === given));
});
