import { encode } from 'uqr';
import { amountInWords } from '#domain/amount-in-words.ts';
import { formatPaise } from '#domain/money.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawSum, sumsWidth } from './draw-sums.ts';
import { type Column, drawTable } from './draw-table.ts';
import type { InvoiceData } from './invoice-data.ts';
import {
  bytesOf,
  currentPage,
  margin,
  muted,
  numberPages,
  openPaper,
  type Paper,
  roomFor,
  rule,
  ruleFrom,
  width,
  write,
} from './paper.ts';
import { tagged } from './tags.ts';

const qrSize = 96;

const columns: readonly Column[] = [
  { title: 'No.', width: 24 },
  { title: 'Item' },
  { title: 'Pack', width: 72, align: 'right' },
  { title: 'Packs', width: 34, align: 'right' },
  { title: 'Units', width: 36, align: 'right' },
  { title: 'MRP', width: 54, align: 'right' },
  { title: 'Price', width: 54, align: 'right' },
  { title: 'Amount', width: 86, align: 'right', bold: true },
];

/** Invoices as one PDF file, each from a page of its own. */
export async function drawInvoices(invoices: readonly InvoiceData[]): Promise<Buffer> {
  const [first] = invoices;
  const paper = await openPaper(
    first && invoices.length === 1
      ? `Invoice for order ${first.orderId}`
      : `Invoices of ${invoices.length} orders`,
  );
  for (const [i, data] of invoices.entries()) {
    if (i > 0) paper.addPage();
    drawInvoice(paper, data);
  }
  return bytesOf(paper);
}

function drawInvoice(paper: Paper, data: InvoiceData): void {
  const first = currentPage(paper);
  let y = drawHead(paper, data.shop, 'Invoice', [
    { text: `Order #${data.orderId}` },
    { text: data.date },
    ...(data.cancelled ? [{ text: 'CANCELLED', bold: true }] : []),
  ]);
  y = drawParty(paper, y + 12, 'Bill to', data.buyer);
  y = drawTable(paper, y + 14, columns, data.rows);
  y = drawSums(paper, data, y + 14);
  if (data.upi !== undefined) y = drawUpi(paper, data.upi, data, y + 16);
  drawFoot(paper, y + 16);
  numberPages(paper, first, `Order #${data.orderId} · ${data.buyer.name}`);
}

/** Words on the left, figures on the right; kept together. */
function drawSums(paper: Paper, data: InvoiceData, wanted: number): number {
  const top = roomFor(paper, wanted, 16 * (data.totals.length + 3) + 40);
  const words = { x: margin, width: width - sumsWidth - 24 };
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
  ruleFrom(paper, margin + width - sumsWidth, right + 2, muted, 0.75);
  right = drawSum(paper, right + 6, 'Payable', formatPaise(data.payablePaise), true);
  for (const [i, { label, amount }] of data.payments.entries()) {
    right = drawSum(paper, right, label, amount, i > 0);
  }
  return Math.max(left, right);
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
