import { expect, test, vi } from 'vitest';
import { formatPaise } from '#domain/money/money.ts';
import { currentPage, numberPages, openPaper, write, writeFigure } from './paper.ts';

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

test.each(['Neem Face Wash 100 ml', 'नीम फेस वॉश, ₹1,234.50'])(
  'the fonts that all papers share leave no trace of one in the next: %s',
  async (text) => {
    const widths = [];
    for (let papers = 0; papers < 3; papers += 1) {
      const paper = await openPaper('test');
      paper.font('regular', 9);
      widths.push(paper.widthOfString(text), paper.widthOfString(text));
      write(paper, text, { x: 40, y: 40, width: 200 });
    }
    expect(new Set(widths).size).toBe(1);
    expect(widths[0]).toBeGreaterThan(50);
  },
);

test('a text gives the y below it, in as many lines as it takes', async () => {
  const paper = await openPaper('test');
  const box = { x: 40, y: 40, width: 60 };
  const style = { size: 9 } as const;
  const lineHeight = write(paper, 'one', box, style) - box.y;
  expect(write(paper, 'one two three four five six', box, style) - box.y).toBe(3 * lineHeight);
  expect(write(paper, '', box, style)).toBe(box.y);
  expect(write(paper, 'head', box, { ...style, tag: 'Artifact' }) - box.y).toBe(lineHeight);
});
