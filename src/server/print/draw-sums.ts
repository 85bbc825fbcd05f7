import { frameOf, type Paper, write } from './paper.ts';

export const sumsWidth = 210;

/** A label and its amount in the column of sums at the right. */
export function drawSum(
  paper: Paper,
  y: number,
  label: string,
  amount: string,
  bold: boolean,
  { size = 9, width = sumsWidth } = {},
): number {
  const frame = frameOf(paper);
  const box = { x: frame.margin + frame.width - width, y, width };
  const style = { size: bold ? size + 3 : size, bold };
  write(paper, label, box, style);
  return write(paper, amount, box, { ...style, align: 'right' }) + 2;
}
