import type { Cell, CellLine, Column, TableLook } from './draw-table.ts';
import { frameOf, muted, type Paper, type TextStyle } from './paper.ts';

export type Look = {
  size: number;
  padding: number;
  minHeight: number;
  width: number;
  left: number;
};

export function styleOf(look: CellLine['look'], size: number): TextStyle {
  if (look === 'muted') return { color: muted, size: size - 1 };
  return { size, bold: look === 'strong' };
}

export type Placed = Omit<Column, 'width'> & { x: number; width: number };

/** Where its columns stand, and how. */
export function laidOut(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Cell[][],
  given: TableLook,
): { look: Look; placed: Placed[] } {
  const frame = frameOf(paper);
  const { size = 9, padding = 4, minHeight = 0, width = frame.width } = given;
  const look = { size, padding, minHeight, width, left: frame.margin };
  return { look, placed: place(columns, columnWidths(paper, columns, rows, look), look) };
}

/** The column that takes what is left keeps this part of the table, however wide the others are. */
const leastRest = 0.3;
/** Between figures, where there is room for it. */
const widestGap = 7;

function columnWidths(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Cell[][],
  look: Look,
): number[] {
  const wanted = columns.map((column, i) => {
    if (column.width !== 'content') return column.width ?? 0;
    const cells = rows.map((row) => row[i] ?? '');
    return contentWidth(paper, column, cells, look);
  });
  const sum = sumOf(wanted);
  const hasRest = columns.some((column) => column.width === undefined);
  const most = hasRest ? look.width * (1 - leastRest) : look.width;
  const fitted = columns.filter((column) => column.width === 'content').length;
  const gap = Math.min(widestGap, Math.max(0, most - sum) / Math.max(fitted, 1));
  const scale = Math.min(1, most / sum);
  const widths = columns.map(({ width }, i) =>
    width === 'content' ? ((wanted[i] ?? 0) + gap) * scale : (wanted[i] ?? 0) * scale,
  );
  const rest = look.width - sumOf(widths);
  return columns.map(({ width }, i) => (width === undefined ? rest : (widths[i] ?? 0)));
}

function sumOf(widths: readonly number[]): number {
  return widths.reduce((total, one) => total + one, 0);
}

/** Of its widest figure, or of the longest word in its head. */
function contentWidth(
  paper: Paper,
  { title, bold = false }: Column,
  cells: readonly Cell[],
  { size, padding }: Look,
): number {
  paper.font('regular', size - 1);
  const words = title.split(' ').map((word) => paper.widthOfString(word));
  const figures = cells.flatMap((cell) => {
    const lines: CellLine[] = typeof cell === 'string' ? [{ text: cell }] : cell;
    return lines.map(({ text, look }) => {
      const style = styleOf(look, size);
      paper.font(style.bold || bold ? 'bold' : 'regular', style.size ?? size);
      return paper.widthOfString(text);
    });
  });
  return Math.max(0, ...words, ...figures) + 2 * padding + 1;
}

function place(
  columns: readonly Column[],
  widths: readonly number[],
  { padding, left }: Look,
): Placed[] {
  let x = left;
  return columns.map((column, i) => {
    const whole = widths[i] ?? 0;
    const placed = { ...column, x: x + padding, width: whole - 2 * padding };
    x += whole;
    return placed;
  });
}

export function headHeight(paper: Paper, columns: Placed[], { size, padding }: Look): number {
  paper.font('regular', size - 1);
  const heights = columns.map(({ title, width: room }) =>
    paper.heightOfString(title, { width: room }),
  );
  return Math.max(...heights) + 2 * padding;
}

export function rowHeight(
  paper: Paper,
  columns: Placed[],
  row: readonly Cell[],
  { size, padding, minHeight }: Look,
): number {
  const heights = columns.map((column, i) => {
    const cell = row[i] ?? '';
    const lines = typeof cell === 'string' ? [{ text: 'x' }] : cell;
    const room = column.align === 'right' ? undefined : column.width;
    return lines.reduce((sum, line) => sum + lineHeight(paper, line, room, size), 0);
  });
  return Math.max(minHeight, Math.max(...heights) + 2 * padding);
}

/** Without a room it is one line. */
function lineHeight(
  paper: Paper,
  { text, look }: CellLine,
  room: number | undefined,
  normal: number,
): number {
  const { size = normal, bold = false } = styleOf(look, normal);
  paper.font(bold ? 'bold' : 'regular', size);
  if (room === undefined) return paper.currentLineHeight(true);
  return paper.heightOfString(text, { width: room });
}
