import type { Language } from '#domain/india/language.ts';
import { pinSlipTexts } from '#server/messages/pin-slip.ts';
import { drawCode } from './draw-upi.ts';
import { brand, bytesOf, fittingSize, muted, openPaper, type Paper, write } from './paper.ts';
import { decoration } from './tags.ts';

/** With which a shopkeeper makes a PIN. */
export type PinSlip = {
  firm: string;
  owner: string;
  mobile: string;
  link: string;
  /** The shop's address as one types it. */
  site: string;
  until: string;
  language: Language;
};

export type PinSlips = { shop: { name: string; phone: string }; slips: readonly PinSlip[] };

const columns = 2;
const rows = 4;
const cell = { width: 595.28 / columns, height: 841.89 / rows };
const inset = 20;
const qr = 96;

/** 8 on a page of A4, with lines to cut along. */
export async function drawPinSlips({ shop, slips }: PinSlips): Promise<Buffer> {
  const paper = await openPaper('PIN slips', { autoFirstPage: false, margin: 0 });
  for (const [index, slip] of slips.entries()) {
    const place = index % (columns * rows);
    if (place === 0) {
      paper.addPage();
      drawCuts(paper);
    }
    const left = (place % columns) * cell.width;
    const top = Math.floor(place / columns) * cell.height;
    drawSlip(paper, shop, slip, { x: left + inset, y: top + inset });
  }
  return bytesOf(paper);
}

function drawCuts(paper: Paper): void {
  decoration(paper, () => {
    paper.dash(3, { space: 4 }).lineWidth(0.5).strokeColor(muted);
    for (let row = 1; row < rows; row += 1) {
      paper.moveTo(0, row * cell.height).lineTo(cell.width * columns, row * cell.height);
    }
    paper.moveTo(cell.width, 0).lineTo(cell.width, cell.height * rows);
    paper.stroke().undash();
  });
}

function drawSlip(
  paper: Paper,
  shop: PinSlips['shop'],
  slip: PinSlip,
  { x, y: top }: { x: number; y: number },
): void {
  const t = pinSlipTexts[slip.language];
  const width = cell.width - 2 * inset;
  const order = t.order(shop.name);
  const size = fittingSize(paper, order, width, { size: 11, lines: 1 });
  const start = write(
    paper,
    order,
    { x, y: top, width },
    { size, bold: true, color: brand, tag: 'H2' },
  );
  const beside = { x, width: width - qr - 12 };
  const firmSize = fittingSize(paper, slip.firm, beside.width, { size: 12, lines: 2 });
  let y = write(paper, slip.firm, { ...beside, y: start + 8 }, { size: firmSize, bold: true });
  y = write(paper, slip.owner, { ...beside, y }, { size: 9 });
  y = write(paper, t.mobile, { ...beside, y: y + 6 }, { size: 8, color: muted });
  y = write(paper, slip.mobile, { ...beside, y }, { size: 13, bold: true });
  for (const [index, step] of t.steps.entries()) {
    y = write(paper, `${index + 1}. ${step}`, { ...beside, y: y + 2 }, { size: 9 });
  }
  const code = { x: x + width - qr, top: start + 10, size: qr };
  drawCode(paper, slip.link, { ...code, alt: t.code(slip.firm) });
  y = write(
    paper,
    t.later(slip.site),
    { x, width, y: Math.max(y, code.top + qr) + 6 },
    { size: 8.5 },
  );
  const foot = [t.until(slip.until), shop.phone && t.help(shop.phone)].filter(Boolean).join(' · ');
  write(paper, foot, { x, width, y: y + 2 }, { size: 8, color: muted });
}
