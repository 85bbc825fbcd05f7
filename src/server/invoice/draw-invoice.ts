import { encode } from 'uqr';
import { amountInWords } from '#domain/amount-in-words.ts';
import { formatPaise } from '#domain/money.ts';
import { drawTable } from './draw-table.ts';
import type { InvoiceData } from './invoice-data.ts';
import {
  brand,
  bytesOf,
  margin,
  muted,
  openPaper,
  type Paper,
  roomFor,
  rule,
  ruleFrom,
  width,
  write,
} from './paper.ts';
import { tagged } from './tags.ts';

const totalsWidth = 210;
const qrSize = 96;

/** The invoice as a PDF file. */
export async function drawInvoice(data: InvoiceData): Promise<Buffer> {
  const paper = await openPaper(`Invoice for order ${data.orderId}`);
  let y = drawHead(paper, data);
  y = drawBuyer(paper, data, y + 12);
  y = drawTable(paper, y + 14, data.rows);
  y = drawSums(paper, data, y + 14);
  if (data.upi !== undefined) y = drawUpi(paper, data.upi, data, y + 16);
  drawFoot(paper, y + 16);
  return bytesOf(paper);
}

function drawHead(paper: Paper, data: InvoiceData): number {
  const shop = { x: margin, width: width * 0.62 };
  let left = write(
    paper,
    data.shop.name,
    { ...shop, y: margin },
    { size: 18, bold: true, color: brand },
  );
  for (const text of data.shop.lines) left = write(paper, text, { ...shop, y: left });
  const side = { x: margin + width * 0.62, width: width * 0.38 };
  let right = write(
    paper,
    'Invoice',
    { ...side, y: margin },
    { size: 18, bold: true, align: 'right', tag: 'H1' },
  );
  right = write(paper, `Order #${data.orderId}`, { ...side, y: right }, { align: 'right' });
  right = write(paper, data.date, { ...side, y: right }, { align: 'right' });
  if (data.cancelled) {
    right = write(paper, 'CANCELLED', { ...side, y: right }, { bold: true, align: 'right' });
  }
  const y = Math.max(left, right) + 8;
  rule(paper, y, brand, 1.5);
  return y;
}

function drawBuyer(paper: Paper, { buyer }: InvoiceData, top: number): number {
  const box = { x: margin, width: width * 0.7 };
  let y = write(paper, 'Bill to', { ...box, y: top }, { size: 8, color: muted });
  y = write(paper, buyer.name, { ...box, y }, { size: 11, bold: true });
  for (const text of buyer.lines) y = write(paper, text, { ...box, y });
  return y;
}

/** Words on the left, figures on the right; kept together. */
function drawSums(paper: Paper, data: InvoiceData, wanted: number): number {
  const top = roomFor(paper, wanted, 16 * (data.totals.length + 3) + 40);
  const words = { x: margin, width: width - totalsWidth - 24 };
  const facts = [
    { label: 'Amount in words', value: amountInWords(data.payablePaise) },
    ...data.facts,
  ];
  let left = top;
  for (const { label, value } of facts) {
    left = write(paper, label, { ...words, y: left }, { size: 8, color: muted });
    left = write(paper, value, { ...words, y: left }) + 4;
  }
  let right = top;
  for (const { label, amount } of data.totals) right = drawSum(paper, right, label, amount, false);
  ruleFrom(paper, margin + width - totalsWidth, right + 2, muted, 0.75);
  right = drawSum(paper, right + 6, 'Payable', formatPaise(data.payablePaise), true);
  for (const [i, { label, amount }] of data.payments.entries()) {
    right = drawSum(paper, right, label, amount, i > 0);
  }
  return Math.max(left, right);
}

function drawSum(paper: Paper, y: number, label: string, amount: string, bold: boolean): number {
  const box = { x: margin + width - totalsWidth, y, width: totalsWidth };
  const style = { size: bold ? 12 : 9, bold };
  write(paper, label, box, style);
  return write(paper, amount, box, { ...style, align: 'right' }) + 2;
}

function drawUpi(paper: Paper, link: string, data: InvoiceData, wanted: number): number {
  const top = roomFor(paper, wanted, qrSize);
  const figure = {
    alt: `UPI QR code for ${formatPaise(data.duePaise)}`,
    bbox: [margin, top, margin + qrSize, top + qrSize] as [number, number, number, number],
  };
  tagged(paper, 'Figure', () => drawQr(paper, link, top), figure);
  const box = { x: margin + qrSize + 12, width: width - qrSize - 12 };
  const amount = formatPaise(data.duePaise);
  const y = write(
    paper,
    'Pay by UPI',
    { ...box, y: top + 24 },
    { size: 11, bold: true, tag: 'H2' },
  );
  write(paper, `Scan with any UPI app to pay ${amount}, or pay on delivery.`, { ...box, y });
  return top + qrSize;
}

function drawQr(paper: Paper, text: string, top: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const cell = qrSize / size;
  for (const [row, cells] of data.entries()) {
    for (const [column, dark] of cells.entries()) {
      if (dark) paper.rect(margin + column * cell, top + row * cell, cell, cell);
    }
  }
  paper.fill('#000000');
}

function drawFoot(paper: Paper, wanted: number): void {
  const y = roomFor(paper, wanted, 24);
  rule(paper, y);
  const text = 'This invoice was made by computer and needs no signature.';
  write(paper, text, { x: margin, y: y + 6, width }, { size: 8, color: muted });
}
