import {
  bottom,
  margin,
  muted,
  type Paper,
  rule,
  sunken,
  width,
  write,
  writeFigure,
} from './paper.ts';
import { decoration, group } from './tags.ts';

type Column = { title: string; width: number; align: 'left' | 'right' };

const columns: readonly Column[] = [
  { title: 'No.', width: 24, align: 'left' },
  { title: 'Item', width: width - 360, align: 'left' },
  { title: 'Pack', width: 72, align: 'right' },
  { title: 'Packs', width: 34, align: 'right' },
  { title: 'Units', width: 36, align: 'right' },
  { title: 'MRP', width: 54, align: 'right' },
  { title: 'Price', width: 54, align: 'right' },
  { title: 'Amount', width: 86, align: 'right' },
];

const itemColumn = 1;
const padding = 4;

/** The lines of the order; the head is repeated on every page. Gives the y below it. */
export function drawTable(paper: Paper, top: number, rows: readonly string[][]): number {
  return group(paper, 'Table', () => drawRows(paper, top, rows));
}

function drawRows(paper: Paper, top: number, rows: readonly string[][]): number {
  let y = group(paper, 'TR', () => drawHead(paper, top, 'TH'));
  for (const row of rows) {
    const height = rowHeight(paper, row);
    if (y + height > bottom) {
      paper.addPage();
      y = drawHead(paper, margin, 'Artifact');
    }
    group(paper, 'TR', () => drawRow(paper, y, row));
    y += height;
    rule(paper, y);
  }
  return y;
}

function drawHead(paper: Paper, y: number, tag: 'TH' | 'Artifact'): number {
  const height = 20;
  decoration(paper, () => void paper.rect(margin, y, width, height).fill(sunken));
  eachCell(
    columns.map((column) => column.title),
    (text, box, align) => {
      write(paper, text, { ...box, y: y + padding }, { align, color: muted, size: 8, tag });
    },
  );
  return y + height;
}

function drawRow(paper: Paper, y: number, row: readonly string[]): void {
  eachCell(row, (text, box, align, i) => {
    const place = { ...box, y: y + padding };
    if (i !== itemColumn) {
      writeFigure(paper, text, place, { align, bold: i === columns.length - 1, tag: 'TD' });
      return;
    }
    const [name = '', sku = ''] = text.split('\n');
    group(paper, 'TD', () => {
      const below = write(paper, name, place, { bold: true });
      write(paper, sku, { ...place, y: below }, { color: muted, size: 8 });
    });
  });
}

function rowHeight(paper: Paper, row: readonly string[]): number {
  const name = row[itemColumn]?.split('\n')[0] ?? '';
  const room = (columns[itemColumn]?.width ?? 0) - 2 * padding;
  return paper.font('bold', 9).heightOfString(name, { width: room }) + 12 + 2 * padding;
}

function eachCell(
  texts: readonly string[],
  draw: (
    text: string,
    box: { x: number; width: number },
    align: Column['align'],
    index: number,
  ) => void,
): void {
  let x = margin;
  for (const [i, column] of columns.entries()) {
    const box = { x: x + padding, width: column.width - 2 * padding };
    draw(texts[i] ?? '', box, column.align, i);
    x += column.width;
  }
}
