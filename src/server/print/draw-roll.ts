import { ink, type Paper, type TextStyle, write } from './paper.ts';
import { decoration } from './tags.ts';

export type RollLine = {
  text: string;
  /** At the right edge of the same line. */
  right?: string;
  size?: number;
  bold?: boolean;
  /** A line above it. */
  ruled?: boolean;
  tag?: TextStyle['tag'];
};

const pointsPerMm = 72 / 25.4;
/** A roll of 80 mm, of which printers reach 72. */
const rollWidth = 80 * pointsPerMm;
const edge = 4 * pointsPerMm;
const room = rollWidth - 2 * edge;
const gap = 2;
const ruleGap = 8;

/** A page of a till roll, as long as what stands on it. */
export function drawRoll(paper: Paper, lines: readonly RollLine[]): void {
  const heights = lines.map((line) => heightOf(paper, line));
  const length = heights.reduce((sum, height) => sum + height, 4 * edge);
  paper.addPage({ size: [rollWidth, length], margin: 0 });
  let y = edge;
  for (const [i, line] of lines.entries()) {
    drawLine(paper, line, y);
    y += heights[i] ?? 0;
  }
}

function textRoom(paper: Paper, { right, size = 9, bold = false }: RollLine): number {
  if (right === undefined) return room;
  return room - paper.font(bold ? 'bold' : 'regular', size).widthOfString(right) - 6;
}

function heightOf(paper: Paper, line: RollLine): number {
  const { text, size = 9, bold = false, ruled = false } = line;
  const width = textRoom(paper, line);
  const height = paper.font(bold ? 'bold' : 'regular', size).heightOfString(text, { width });
  return height + gap + (ruled ? ruleGap : 0);
}

function drawLine(paper: Paper, line: RollLine, top: number): void {
  const { text, right, size = 9, bold = false, ruled = false, tag = 'P' } = line;
  const y = top + (ruled ? ruleGap : 0);
  if (ruled) {
    decoration(paper, () => {
      paper.moveTo(edge, top + ruleGap / 2).lineTo(rollWidth - edge, top + ruleGap / 2);
      paper.lineWidth(0.75).strokeColor(ink).stroke();
    });
  }
  const style = { size, bold };
  write(paper, text, { x: edge, y, width: textRoom(paper, line) }, { ...style, tag });
  if (right) write(paper, right, { x: edge, y, width: room }, { ...style, align: 'right' });
}
