import { vi } from 'vitest';
import { openPaper, type Paper } from '#server/print/paper.ts';

/** A text where it stands on its page, in points. */
export type DrawnText = {
  page: number;
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

export type Drawn = { texts: DrawnText[]; pages: { width: number; height: number }[] };

type Options = { width: number; align?: 'left' | 'right' | 'center' };

/** What is drawn, as texts with their places, and the size of each page. */
export async function drawnTexts(draw: (paper: Paper) => void): Promise<Drawn> {
  const paper = await openPaper('test', { autoFirstPage: false });
  const pages: PDFKit.PDFPage[] = [];
  const texts: DrawnText[] = [];
  paper.on('pageAdded', () => pages.push(paper.page));
  const write = paper.text.bind(paper);
  const record = (text: string, x: number, y: number, options: Options) => {
    const height = paper.heightOfString(text, options);
    const lines = Math.round(height / paper.currentLineHeight(true));
    const wide = lines === 1 ? paper.widthOfString(text) : options.width;
    const left = options.align === 'right' ? x + options.width - wide : x;
    const page = pages.indexOf(paper.page) + 1;
    texts.push({ page, text, left, right: left + wide, top: y, bottom: y + height });
    return write(text, x, y, options);
  };
  vi.spyOn(paper, 'text').mockImplementation(record as typeof paper.text); // `as`: the one overload that our drawing uses
  draw(paper);
  return { texts, pages: pages.map(({ width, height }) => ({ width, height })) };
}

/** What was cut off by the edge of its page, or stands on another text. */
export function misplacedTexts({ texts, pages }: Drawn): string[] {
  const edge = 20;
  const outside = texts.filter(({ page, left, right, top, bottom }) => {
    const { width = 0, height = 0 } = pages[page - 1] ?? {};
    return left < edge || right > width - edge || top < edge || bottom > height - 5;
  });
  const covered = texts.filter((one, i) => texts.slice(i + 1).some((other) => overlap(one, other)));
  return [
    ...outside.map(({ page, text }) => `page ${page}, outside: ${text}`),
    ...covered.map(({ page, text }) => `page ${page}, covered: ${text}`),
  ];
}

/** Lines of a text have air above and below their letters. */
function overlap(one: DrawnText, other: DrawnText): boolean {
  const air = 2.5;
  return (
    one.page === other.page &&
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > air
  );
}
