import { expect, test, vi } from 'vitest';
import { formatPaise } from '#domain/money/money.ts';
import { currentPage, numberPages, openPaper, writeFigure } from './paper.ts';

test.each([81_00, 12_345_00, 99_99_99_999_00])('%i paise stand on one line', async (paise) => {
  const paper = await openPaper('test');
  const lineHeight = writeFigure(paper, '₹1', { x: 0, y: 0, width: 46 });
  const below = writeFigure(paper, formatPaise(paise), { x: 0, y: 0, width: 46 }, { bold: true });
  expect(below).toBeLessThanOrEqual(lineHeight);
});

test('each of several pages says whose it is; a single one has its head', async () => {
  const paper = await openPaper('Slips');
  const written = vi.spyOn(paper, 'text');
  numberPages(paper, currentPage(paper), 'Order #14');
  expect(written).not.toHaveBeenCalled();
  paper.addPage();
  const first = currentPage(paper);
  paper.addPage();
  numberPages(paper, first, 'Order #15 · Negi Medical');
  expect(written.mock.calls.map(([text]) => text)).toEqual([
    'Order #15 · Negi Medical · page 1 of 2',
    'Order #15 · Negi Medical · page 2 of 2',
  ]);
  expect(currentPage(paper)).toBe(first + 1);
});
