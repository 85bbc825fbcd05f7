import { expect, test } from 'vitest';
import { formatPaise } from '#domain/money.ts';
import { openPaper, writeFigure } from './paper.ts';

test.each([81_00, 12_345_00, 99_99_99_999_00])('%i paise stand on one line', async (paise) => {
  const paper = await openPaper('test');
  const lineHeight = writeFigure(paper, '₹1', { x: 0, y: 0, width: 46 });
  const below = writeFigure(paper, formatPaise(paise), { x: 0, y: 0, width: 46 }, { bold: true });
  expect(below).toBeLessThanOrEqual(lineHeight);
});
