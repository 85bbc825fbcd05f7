import type { EInvoiceWire } from '#contract/invoice.ts';
import { formatMoment } from '#domain/india/indian-time.ts';
import type { InvoiceTexts } from '#server/messages/invoice.ts';
import { drawCode } from './draw-upi.ts';
import { frameOf, isNarrow, muted, type Paper, write } from './paper.ts';

/** Of the code: it has about a thousand characters, whose dots a phone's camera is to tell apart on paper. */
const sizes = { narrow: 112, wide: 124 };

/** What the portal gave the paper: rule 46 (r) asks for IRN and code. Gives the y below it. */
export function drawEInvoice(
  paper: Paper,
  t: InvoiceTexts,
  { irn, ack_no, ack_at, signed_qr }: EInvoiceWire,
  top: number,
): number {
  const { margin, width } = frameOf(paper);
  const size = isNarrow(paper) ? sizes.narrow : sizes.wide;
  const code = { x: margin + width - size, top, size, ecc: 'L' as const, alt: t.signedCode };
  drawCode(paper, signed_qr, code);
  const box = { x: margin, width: width - size - 12 };
  const facts: [label: string, value: string][] = [
    // In four parts, for it to be read out and to break where the paper is narrow.
    ['IRN', irn.replace(/(.{16})(?=.)/g, '$1 ')],
    [t.ackNo, ack_no],
    [t.ackAt, formatMoment(ack_at, t.dates)],
  ];
  let y = write(paper, t.eInvoice, { ...box, y: top }, { size: 9, bold: true, tag: 'H2' }) + 2;
  for (const [label, value] of facts) {
    y = write(paper, label, { ...box, y }, { size: 7.5, color: muted });
    y = write(paper, value, { ...box, y }, { size: 8 }) + 3;
  }
  return Math.max(top + size, y);
}
