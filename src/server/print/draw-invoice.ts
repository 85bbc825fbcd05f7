import { encode } from 'uqr';
import { formatPaise } from '#domain/money/money.ts';
import { invoiceTexts } from '#server/messages/invoice.ts';
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

type Texts = ReturnType<typeof invoiceTexts>;

const columnsIn = (t: Texts): readonly Column[] => [
  { title: t.number, width: 24 },
  { title: t.item },
  { title: t.pack, width: 72, align: 'right' },
  { title: t.packs, width: 46, align: 'right' },
  { title: t.units, width: 36, align: 'right' },
  { title: t.mrp, width: 54, align: 'right' },
  { title: t.price, width: 54, align: 'right' },
  { title: t.amount, width: 80, align: 'right', bold: true },
];

/** Invoices as one PDF file, each from a page of its own. */
export async function drawInvoices(invoices: readonly InvoiceData[]): Promise<Buffer> {
  const [first] = invoices;
  const paper = await openPaper(
    first && invoices.length === 1
      ? invoiceTexts(first.language).fileTitle(first.orderId)
      : `Invoices of ${invoices.length} orders`,
    { lang: `${first?.language ?? 'en'}-IN` },
  );
  for (const [i, data] of invoices.entries()) {
    if (i > 0) paper.addPage();
    drawInvoice(paper, data);
  }
  return bytesOf(paper);
}

function drawInvoice(paper: Paper, data: InvoiceData): void {
  const t = invoiceTexts(data.language);
  const first = currentPage(paper);
  let y = drawHead(paper, data.shop, t.title, [
    { text: t.order(data.orderId) },
    { text: data.date },
    ...(data.cancelled ? [{ text: t.cancelled, bold: true }] : []),
  ]);
  y = drawParty(paper, y + 12, t.billTo, data.buyer);
  y = drawTable(paper, y + 14, columnsIn(t), data.rows);
  y = drawSums(paper, t, data, y + 14);
  if (data.upi !== undefined) y = drawUpi(paper, t, data.upi, data, y + 16);
  drawFoot(paper, t, y + 16);
  numberPages(paper, first, `${t.order(data.orderId)} · ${data.buyer.name}`, t.page);
}

/** Words on the left, figures on the right; kept together. */
function drawSums(paper: Paper, t: Texts, data: InvoiceData, wanted: number): number {
  const top = roomFor(paper, wanted, 16 * (data.totals.length + 3) + 40);
  const words = { x: margin, width: width - sumsWidth - 24 };
  const facts = [{ label: t.amountInWords, value: t.inWords(data.payablePaise) }, ...data.facts];
  let left = top;
  for (const { label, value } of facts) {
    left = write(paper, label, { ...words, y: left }, { size: 8, color: muted });
    left = write(paper, value, { ...words, y: left }) + 4;
  }
  let right = top;
  for (const { label, amount } of data.totals) right = drawSum(paper, right, label, amount, false);
  ruleFrom(paper, margin + width - sumsWidth, right + 2, muted, 0.75);
  right = drawSum(paper, right + 6, t.payable, formatPaise(data.payablePaise), true);
  for (const [i, { label, amount }] of data.payments.entries()) {
    right = drawSum(paper, right, label, amount, i > 0);
  }
  return Math.max(left, right);
}

function drawUpi(paper: Paper, t: Texts, link: string, data: InvoiceData, wanted: number): number {
  const top = roomFor(paper, wanted, qrSize);
  const figure = {
    alt: t.upiCode(formatPaise(data.duePaise)),
    bbox: [margin, top, margin + qrSize, top + qrSize] as [number, number, number, number],
  };
  tagged(paper, 'Figure', () => drawQr(paper, link, top), figure);
  const box = { x: margin + qrSize + 12, width: width - qrSize - 12 };
  const amount = formatPaise(data.duePaise);
  const y = write(paper, t.payByUpi, { ...box, y: top + 24 }, { size: 11, bold: true, tag: 'H2' });
  write(paper, data.isPickup ? t.scanPickup(amount) : t.scan(amount), { ...box, y });
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

function drawFoot(paper: Paper, t: Texts, wanted: number): void {
  const y = roomFor(paper, wanted, 24);
  rule(paper, y);
  write(paper, t.foot, { x: margin, y: y + 6, width }, { size: 8, color: muted });
}
