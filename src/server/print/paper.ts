import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { readFonts } from './fonts.ts';
import { decoration, openTags, tagged } from './tags.ts';

export type Paper = PDFKit.PDFDocument;

/** A4, in points; `frameOf` knows the page of any paper. */
export const margin = 40;
export const width = 595.28 - 2 * margin;

/** Where one may draw on the page that is being drawn. */
export function frameOf({ page }: Paper): { margin: number; width: number; bottom: number } {
  const edge = page.margins.left;
  return { margin: edge, width: page.width - 2 * edge, bottom: page.height - edge };
}

/** A5, or a roll. */
export function isNarrow(paper: Paper): boolean {
  return frameOf(paper).width < 400;
}

export const ink = '#14211c';
export const muted = '#5b6b64';
export const brand = '#0b6b4b';
export const line = '#e3e9e6';
export const sunken = '#eef3f0';

/** Its first page is A4 unless told otherwise. */
export async function openPaper(
  title: string,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Paper> {
  const { regular, bold } = await readFonts();
  const paper = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: title },
    displayTitle: true,
    lang: 'en-IN',
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    // Its own default would be read for every paper, and is never used.
    font: '',
    ...options,
  });
  openTags(paper);
  paper.registerFont('regular', sourceOf(regular));
  paper.registerFont('bold', sourceOf(bold));
  return paper;
}

function sourceOf(font: Font): PDFKit.Mixins.PDFFontSource {
  return font as unknown as Buffer; // `as`: pdfkit takes a font that is open as well; its types do not know
}

export type TextStyle = {
  size?: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  /** Where a tap on it leads. */
  link?: string | undefined;
  /** What it is to a screen reader; 'Artifact' is passed over. */
  tag?: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Artifact';
};

/** Writes a text into a box and gives the y below it. */
export function write(
  paper: Paper,
  text: string,
  box: { x: number; y: number; width: number },
  { size = 9, bold = false, color = ink, align = 'left', link, tag = 'P' }: TextStyle = {},
): number {
  paper.font(bold ? 'bold' : 'regular', size).fillColor(color);
  const options = { width: box.width, align, ...(link && { link }) };
  let below = box.y;
  const draw = () => {
    below = paper.text(text, box.x, box.y, options).y;
  };
  tagged(paper, tag, draw, tag === 'TH' ? { scope: 'Column' } : {});
  return below;
}

/** Writes a figure on one line, smaller where it would not fit: a broken amount misleads. */
export function writeFigure(
  paper: Paper,
  text: string,
  box: { x: number; y: number; width: number },
  { size = 9, bold = false, ...style }: TextStyle = {},
): number {
  const wide = paper.font(bold ? 'bold' : 'regular', size).widthOfString(text);
  const fitting = Math.min(size, (size * box.width) / (wide + 0.5));
  return write(paper, text, box, { ...style, bold, size: fitting });
}

/** The size at which a name in bold takes no more than some lines; beyond 60 % of what is wanted it takes more. */
export function fittingSize(
  paper: Paper,
  text: string,
  width: number,
  { size, lines }: { size: number; lines: number },
): number {
  for (let fitting = size; fitting > size * 0.6; fitting -= 0.5) {
    const height = paper.font('bold', fitting).heightOfString(text, { width });
    if (height <= paper.currentLineHeight(true) * (lines + 0.5)) return fitting;
  }
  return size * 0.6;
}

/** A text on one line, its end left out where it would not fit. */
function cutText(paper: Paper, text: string, width: number): string {
  if (paper.widthOfString(text) <= width) return text;
  let signs = [...text];
  while (signs.length > 0 && paper.widthOfString(`${signs.join('')}…`) > width) {
    signs = signs.slice(0, -1);
  }
  return `${signs.join('')}…`;
}

export function rule(paper: Paper, y: number, color = line, thickness = 0.75): void {
  ruleFrom(paper, frameOf(paper).margin, y, color, thickness);
}

/** From `x` to the right margin, or to another place. */
export function ruleFrom(
  paper: Paper,
  x: number,
  y: number,
  color: string,
  thickness: number,
  end?: number,
): void {
  const frame = frameOf(paper);
  decoration(paper, () => {
    paper
      .moveTo(x, y)
      .lineTo(end ?? frame.margin + frame.width, y)
      .lineWidth(thickness)
      .strokeColor(color)
      .stroke();
  });
}

/** A place that holds `height`, on the next page if this one does not. */
export function roomFor(paper: Paper, y: number, height: number): number {
  const frame = frameOf(paper);
  return y + height <= frame.bottom ? y : nextPage(paper);
}

/** Another page like the one that is full; gives the y where it begins. */
export function nextPage(paper: Paper): number {
  const { width: wide, height, margins } = paper.page;
  paper.addPage({ size: [wide, height], margin: margins.left });
  return margins.left;
}

/** The page that is being drawn. */
export function currentPage(paper: Paper): number {
  const { start, count } = paper.bufferedPageRange();
  return start + count - 1;
}

/** Names the pages since `first`, where there are several: sheets that fell can be put in order again. */
export function numberPages(
  paper: Paper,
  first: number,
  title: string,
  pageText = (page: number, pages: number) => `page ${page} of ${pages}`,
): void {
  const last = currentPage(paper);
  if (last === first) return;
  for (let page = first; page <= last; page += 1) {
    paper.switchToPage(page);
    // Below the margin, where a text would otherwise begin a new page.
    paper.page.margins.bottom = 0;
    const frame = frameOf(paper);
    const count = ` · ${pageText(page - first + 1, last - first + 1)}`;
    const style = { size: 8, color: muted, tag: 'Artifact' } as const;
    // A second line would be a page of its own.
    const room = frame.width - paper.font('regular', style.size).widthOfString(count) - 1;
    const text = cutText(paper, title, room) + count;
    write(paper, text, { x: frame.margin, y: frame.bottom + 6, width: frame.width }, style);
    paper.page.margins.bottom = frame.margin;
  }
}

/** The finished file. */
export function bytesOf(paper: Paper): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
    paper.end();
  });
}
