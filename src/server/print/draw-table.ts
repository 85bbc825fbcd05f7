import {
  frameOf,
  line,
  muted,
  nextPage,
  type Paper,
  ruleFrom,
  sunken,
  type TextStyle,
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

/** How close its rows stand, and how wide it is where that is not the page. */
export type TableLook = { size?: number; padding?: number; minHeight?: number; width?: number };

type Look = { size: number; padding: number; minHeight: number; width: number; left: number };

function styleOf(look: CellLine['look'], size: number): TextStyle {
  if (look === 'muted') return { color: muted, size: size - 1 };
  return { size, bold: look === 'strong' };
}

type Placed = Column & { x: number; width: number };

/** Rows of cells by column; the head is repeated on every page. Gives the y below it. */
export function drawTable(
  paper: Paper,
  top: number,
  columns: readonly Column[],
  rows: readonly Cell[][],
  given: TableLook = {},
): number {
  const frame = frameOf(paper);
  const { size = 9, padding = 4, minHeight = 0, width = frame.width } = given;
  const look = { size, padding, minHeight, width, left: frame.margin };
  const placed = place(columns, look);
  return group(paper, 'Table', () => {
    let y = group(paper, 'TR', () => drawHead(paper, top, placed, look, 'TH'));
    for (const row of rows) {
      const height = Math.max(minHeight, rowHeight(paper, placed, row, look));
      if (y + height > frame.bottom) {
        y = drawHead(paper, nextPage(paper), placed, look, 'Artifact');
      }
      group(paper, 'TR', () => drawRow(paper, y, height, placed, row, look));
      y += height;
      ruleTo(paper, y, look);
    }
    return y;
  });
}

function ruleTo(paper: Paper, y: number, { left, width }: Look): void {
  const thickness = 0.75;
  ruleFrom(paper, left, y, line, thickness, left + width);
}

function place(columns: readonly Column[], { padding, width, left }: Look): Placed[] {
  const rest = width - columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  let x = left;
  return columns.map((column) => {
    const whole = column.width ?? rest;
    const placed = { ...column, x: x + padding, width: whole - 2 * padding };
    x += whole;
    return placed;
  });
}

function drawHead(
  paper: Paper,
  y: number,
  columns: Placed[],
  { size, padding, left, width }: Look,
  tag: 'TH' | 'Artifact',
): number {
  const style = { color: muted, size: size - 1 };
  paper.font('regular', style.size);
  const heights = columns.map(({ title, width: room }) =>
    paper.heightOfString(title, { width: room }),
  );
  const height = Math.max(...heights) + 2 * padding;
  decoration(paper, () => void paper.rect(left, y, width, height).fill(sunken));
  for (const { title, align = 'left', ...box } of columns) {
    write(paper, title, { ...box, y: y + padding }, { ...style, align, tag });
  }
  return y + height;
}

function drawRow(
  paper: Paper,
  y: number,
  height: number,
  columns: Placed[],
  row: readonly Cell[],
  { size, padding }: Look,
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
      writeFigure(paper, cell, place, { size, align, bold, tag: 'TD' });
      continue;
    }
    group(paper, 'TD', () => {
      for (const { text, look, link } of cell) {
        place.y = write(paper, text, place, { align, link, ...styleOf(look, size) });
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

function rowHeight(
  paper: Paper,
  columns: Placed[],
  row: readonly Cell[],
  { size, padding }: Look,
): number {
  const heights = columns.map((column, i) => {
    const cell = row[i] ?? '';
    const lines = typeof cell === 'string' ? [{ text: 'x' }] : cell;
    return lines.reduce((sum, line) => sum + lineHeight(paper, line, column.width, size), 0);
  });
  return Math.max(...heights) + 2 * padding;
}

function lineHeight(paper: Paper, { text, look }: CellLine, room: number, normal: number): number {
  const { size = normal, bold = false } = styleOf(look, normal);
  return paper.font(bold ? 'bold' : 'regular', size).heightOfString(text, { width: room });
}
