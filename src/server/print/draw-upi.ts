import { encode, type QrCodeGenerateResult } from 'uqr';
import { type Paper, write } from './paper.ts';
import { tagged } from './tags.ts';

/** On a paper with room, and on one without. */
export const qrSizes = { large: 84, small: 66 };

type UpiCode = {
  link: string;
  x: number;
  width: number;
  top: number;
  size: number;
  title: string;
  text: string;
  /** The code in words. */
  alt: string;
};

/** The code that a UPI app reads, and what to do with it beside it. */
export function drawUpi(
  paper: Paper,
  { link, x, width, top, size, title, text, alt }: UpiCode,
): number {
  drawCode(paper, link, { x, top, size, alt });
  const box = { x: x + size + 12, width: width - size - 12 };
  const isSmall = size < qrSizes.large;
  const below = isSmall ? 0 : size / 4;
  const y = write(paper, title, { ...box, y: top + below }, { size: 11, bold: true, tag: 'H2' });
  write(paper, text, { ...box, y }, { size: isSmall ? 8 : 9 });
  return top + size;
}

type Code = { x: number; top: number; size: number; alt: string; ecc?: 'L' | 'M' };

/** A QR code as a picture with its words. */
export function drawCode(paper: Paper, text: string, { x, top, size, alt, ecc = 'M' }: Code): void {
  const bbox: [number, number, number, number] = [x, top, x + size, top + size];
  tagged(paper, 'Figure', () => drawQr(paper, encode(text, { ecc, border: 0 }), [x, top], size), {
    ...{ alt, bbox },
  });
}

function drawQr(
  paper: Paper,
  code: QrCodeGenerateResult,
  [left, top]: [number, number],
  size: number,
): void {
  const cell = size / code.size;
  for (const [row, cells] of code.data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) paper.rect(left + column * cell, top + row * cell, cell, cell);
    }
  }
  paper.fill('#000000');
}
