import {
  frameOf,
  line,
  muted,
  nextPage,
  type Paper,
  ruleFrom,
  sunken,
  write,
  writeFigure,
} from './paper.ts';
import { headHeight, type Look, laidOut, type Placed, rowHeight, styleOf } from './table-layout.ts';
import { decoration, group } from './tags.ts';

export type Column = {
  title: string;
  /** In points, or as wide as what stands in it; the one column without takes what is left. */
  width?: number | 'content';
  align?: 'left' | 'right';
  bold?: boolean;
  /** In every row a square to be ticked by hand, or a line to sign on. */
  blank?: 'box' | 'line';
};

export type CellLine = { text: string; look?: 'strong' | 'muted'; link?: string };

/** A figure, which stays on one line; or lines, which wrap where they begin at the left. */
export type Cell = string | CellLine[];

/** How close its rows stand, and how wide it is where that is not the page. */
export type TableLook = { size?: number; padding?: number; minHeight?: number; width?: number };

/** Rows of cells by column; the head is repeated on every page. Gives the y below it. */
export function drawTable(
  paper: Paper,
  top: number,
  columns: readonly Column[],
  rows: readonly Cell[][],
  given: TableLook = {},
): number {
  const frame = frameOf(paper);
  const { look, placed } = laidOut(paper, columns, rows, given);
  return group(paper, 'Table', () => {
    let y = group(paper, 'TR', () => drawHead(paper, top, placed, look, 'TH'));
    for (const row of rows) {
      const height = rowHeight(paper, placed, row, look);
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

/** What it takes where no page ends within it. */
export function tableHeight(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Cell[][],
  given: TableLook = {},
): number {
  const { look, placed } = laidOut(paper, columns, rows, given);
  return rows.reduce(
    (sum, row) => sum + rowHeight(paper, placed, row, look),
    headHeight(paper, placed, look),
  );
}

function ruleTo(paper: Paper, y: number, { left, width }: Look): void {
  const thickness = 0.75;
  ruleFrom(paper, left, y, line, thickness, left + width);
}

function drawHead(
  paper: Paper,
  y: number,
  columns: Placed[],
  look: Look,
  tag: 'TH' | 'Artifact',
): number {
  const { padding, left, width } = look;
  const style = { color: muted, size: look.size - 1 };
  const height = headHeight(paper, columns, look);
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
        const style = { align, link, ...styleOf(look, size) };
        // A figure that wraps misleads, above another as well.
        place.y =
          align === 'right'
            ? writeFigure(paper, text, place, style)
            : write(paper, text, place, style);
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
