import { margin, type Paper, width, write } from './paper.ts';

export const sumsWidth = 210;

/** A label and its amount in the column of sums at the right. */
export function drawSum(
  paper: Paper,
  y: number,
  label: string,
  amount: string,
  bold: boolean,
): number {
  const box = { x: margin + width - sumsWidth, y, width: sumsWidth };
  const style = { size: bold ? 12 : 9, bold };
  write(paper, label, box, style);
  return write(paper, amount, box, { ...style, align: 'right' }) + 2;
}
