import { encode } from 'uqr';
import { type Paper, write } from './paper.ts';
import { tagged } from './tags.ts';

export const qrSize = 84;

type UpiCode = {
  link: string;
  x: number;
  width: number;
  top: number;
  title: string;
  text: string;
  /** The code in words. */
  alt: string;
};

/** The code that a UPI app reads, and what to do with it beside it. */
export function drawUpi(paper: Paper, { link, x, width, top, title, text, alt }: UpiCode): number {
  const bbox: [number, number, number, number] = [x, top, x + qrSize, top + qrSize];
  tagged(paper, 'Figure', () => drawQr(paper, link, x, top), { alt, bbox });
  const box = { x: x + qrSize + 12, width: width - qrSize - 12 };
  const y = write(paper, title, { ...box, y: top + 20 }, { size: 11, bold: true, tag: 'H2' });
  write(paper, text, { ...box, y });
  return top + qrSize;
}

function drawQr(paper: Paper, text: string, left: number, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cell = qrSize / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) paper.rect(left + column * cell, top + row * cell, cell, cell);
    }
  }
  paper.fill('#000000');
}
