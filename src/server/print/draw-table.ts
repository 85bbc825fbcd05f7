import {
  bottom,
  margin,
  muted,
  type Paper,
  rule,
  sunken,
  type TextStyle,
  width,
  write,
  writeFigure,
} from './paper.ts';
import { decoration, group } from './tags.ts';

export type Column = {
  title: string;
  /** In points; the one column without takes what is left. */
  width?: number;
  align?: 'left' | 'right';
  bold?: boolean;
  /** In every row a square to be ticked by hand, or a line to sign on. */
  blank?: 'box' | 'line';
};

type CellLine = { text: string; look?: 'strong' | 'muted'; link?: string };

/** A figure, which stays on one line; or lines that wrap. */
export type Cell = string | CellLine[];

const padding = 4;
const looks: Record<'strong' | 'muted', TextStyle> = {
  strong: { bold: true },
  muted: { color: muted, size: 8 },
};

type Placed = Column & { x: number; width: number };

/** Rows of cells by column; the head is repeated on every page. Gives the y below it. */
export function drawTable(
  paper: Paper,
  top: number,
  columns: readonly Column[],
  rows: readonly Cell[][],
  minHeight = 0,
): number {
  const placed = place(columns);
  return group(paper, 'Table', () => {
    let y = group(paper, 'TR', () => drawHead(paper, top, placed, 'TH'));
    for (const row of rows) {
      const height = Math.max(minHeight, rowHeight(paper, placed, row));
      if (y + height > bottom) {
        paper.addPage();
        y = drawHead(paper, margin, placed, 'Artifact');
      }
      group(paper, 'TR', () => drawRow(paper, y, height, placed, row));
      y += height;
      rule(paper, y);
    }
    return y;
  });
}

function place(columns: readonly Column[]): Placed[] {
  const rest = width - columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = margin;
  return columns.map((column) => {
    const whole = column.width ?? rest;
    const placed = { ...column, x: x + padding, width: whole - 2 * padding };
    x += whole;
    return placed;
  });
}

function drawHead(paper: Paper, y: number, columns: Placed[], tag: 'TH' | 'Artifact'): number {
  const height = 20;
  decoration(paper, () => void paper.rect(margin, y, width, height).fill(sunken));
  for (const { title, align = 'left', ...box } of columns) {
    write(paper, title, { ...box, y: y + padding }, { align, color: muted, size: 8, tag });
  }
  return y + height;
}

function drawRow(
  paper: Paper,
  y: number,
  height: number,
  columns: Placed[],
  row: readonly Cell[],
): void {
  for (const [i, column] of columns.entries()) {
    const { align = 'left', bold = false } = column;
    const cell = row[i] ?? '';
    const place = { x: column.x, width: column.width, y: y + padding };
    if (column.blank) {
      drawBlank(paper, column.blank, place, y + height - 10);
      continue;
    }
    if (typeof cell === 'string') {
      writeFigure(paper, cell, place, { align, bold, tag: 'TD' });
      continue;
    }
    group(paper, 'TD', () => {
      for (const { text, look, link } of cell) {
        place.y = write(paper, text, place, { align, link, ...(look && looks[look]) });
      }
    });
  }
}

function drawBlank(
  paper: Paper,
  blank: 'box' | 'line',
  { x, y, width: room }: { x: number; y: number; width: number },
  base: number,
): void {
  decoration(paper, () => {
    if (blank === 'box') paper.rect(x + room - 12, y, 12, 12);
    else paper.moveTo(x, base).lineTo(x + room, base);
    paper.lineWidth(0.75).strokeColor(muted).stroke();
  });
}

function rowHeight(paper: Paper, columns: Placed[], row: readonly Cell[]): number {
  const heights = columns.map((column, i) => {
    const cell = row[i] ?? '';
    const lines = typeof cell === 'string' ? [{ text: 'x' }] : cell;
    return lines.reduce((sum, line) => sum + lineHeight(paper, line, column.width), 0);
  });
  return Math.max(...heights) + 2 * padding;
}

function lineHeight(paper: Paper, { text, look }: CellLine, room: number): number {
  const { size = 9, bold = false } = look ? looks[look] : {};
  return paper.font(bold ? 'bold' : 'regular', size).heightOfString(text, { width: room });
}
