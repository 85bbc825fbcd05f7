import type { InvoiceWire } from '#contract/invoice.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';
import type { InvoiceCopy } from '#domain/invoices/invoice-kind.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { upiLink } from '#domain/payments/upi.ts';
import { type InvoiceTexts, invoiceTexts } from '#server/messages/invoice.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawSum } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import { drawUpi, qrSizes } from './draw-upi.ts';
import { hsnTable, invoiceTable } from './invoice-rows.ts';
import { present } from './order-data.ts';
import {
  currentPage,
  frameOf,
  muted,
  numberPages,
  type Paper,
  roomFor,
  ruleFrom,
  write,
} from './paper.ts';

/** An invoice as it is printed: on which paper, in which language, for whom. */
export type InvoicePaper = {
  invoice: InvoiceWire;
  language: Language;
  size: 'a4' | 'a5';
  copies: readonly InvoiceCopy[];
};

const margins = { a4: 28, a5: 24 };
const tableLook = { size: 7.5, padding: 2 };

/** Each copy from a page of its own. */
export function drawInvoice(paper: Paper, { invoice, language, size, copies }: InvoicePaper): void {
  const t = invoiceTexts(language);
  for (const copy of copies) {
    paper.addPage({ size: size.toUpperCase(), margin: margins[size] });
    const first = currentPage(paper);
    const narrow = size === 'a5';
    let y = drawTop(paper, t, invoice, t.copies[copy]);
    const { columns, rows } = invoiceTable(invoice, t, { narrow, hindi: language === 'hi' });
    y = drawTable(paper, y + 8, columns, rows, tableLook);
    drawBottom(paper, t, invoice, y + 8);
    numberPages(paper, first, `${invoice.number} · ${invoice.buyer.name}`, t.page);
  }
}

/** Who sells to whom, and what the paper is. */
function drawTop(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, copy: string): number {
  const { seller, buyer } = invoice;
  const isCancelled = invoice.credited === invoice.total && invoice.total > 0;
  const y = drawHead(
    paper,
    { name: seller.name, lines: linesOf(t, seller) },
    t.titles[invoice.kind],
    [
      { text: copy },
      { text: invoice.number, bold: true },
      {
        text: `${formatDay(`${invoice.date}T12:00:00+05:30`, t.dates)} · ${t.order(invoice.order_id)}`,
      },
      ...(isCancelled ? [{ text: t.cancelled, bold: true }] : []),
    ],
  );
  const lines = [
    ...linesOf(t, buyer, buyer.owner),
    ...present([labelled(t.drugLicence, buyer.drug_licence)]),
  ];
  const below = drawParty(paper, y + 6, t.billTo, { name: buyer.name, lines });
  const { margin, width } = frameOf(paper);
  const side = { x: margin + width * 0.62, width: width * 0.38 };
  const right = { size: 8, align: 'right' } as const;
  let place = y + 6;
  if (invoice.gst_mode !== 'unregistered') {
    const state = t.stateOf(invoice.place_of_supply, invoice.place_code);
    place = write(paper, `${t.place}: ${state}`, { ...side, y: place }, right);
  }
  const rule = invoice.gst_mode === 'composition' ? t.composition : t.reverseCharge;
  if (invoice.gst_mode !== 'unregistered') place = write(paper, rule, { ...side, y: place }, right);
  return Math.max(below, place);
}

type Party = InvoiceWire['seller'] | InvoiceWire['buyer'];

function linesOf(t: InvoiceTexts, party: Party, owner = ''): string[] {
  const { address, phone, email, gstin, state, state_code } = party;
  const mobile = /^\d{10}$/.test(phone) ? formatMobile(phone) : phone;
  return present([
    address,
    present([owner, mobile, email]).join(' · '),
    present([labelled('GSTIN', gstin), labelled(`${t.state}:`, t.stateOf(state, state_code))]).join(
      ' · ',
    ),
  ]);
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`;
}

/** By HSN and rate, in words and to be paid at the left, sums and signature at the right; kept together. */
function drawBottom(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, wanted: number): void {
  const { margin, width, bottom } = frameOf(paper);
  const isTaxed = invoice.kind === 'tax-invoice';
  const hasCode = invoice.due > 0 && invoice.seller.upi_id !== '';
  const leftWidth = width * 0.6 - 8;
  const table = hsnTable(invoice, t, width < 400);
  const tableHeight = isTaxed ? 24 + 14.3 * table.rows.length : 0;
  const leftHeight = tableHeight + 36 + (hasCode ? qrSizes.small + 8 : 0);
  // More than a page of it has the whole width, and goes before.
  const isLong = leftHeight > bottom - margin;
  const before = isLong
    ? drawTable(paper, wanted, table.columns, table.rows, tableLook) + 8
    : wanted;
  const top = roomFor(paper, before, Math.max(isLong ? 0 : leftHeight, 160));
  let left = top;
  if (isTaxed && !isLong) {
    const look = { ...tableLook, width: leftWidth };
    left = drawTable(paper, top, table.columns, table.rows, look) + 8;
  }
  const words = { x: margin, width: leftWidth };
  left = write(paper, t.inWordsLabel, { ...words, y: left }, { size: 7.5, color: muted });
  left = write(paper, t.inWords(rupeesToPaise(invoice.total)), { ...words, y: left }, { size: 8 });
  if (hasCode) {
    const amount = formatPaise(rupeesToPaise(invoice.due));
    const link = upiLink({
      ...{ upiId: invoice.seller.upi_id, payeeName: invoice.seller.name },
      ...{ amountPaise: rupeesToPaise(invoice.due), orderId: invoice.order_id },
    });
    drawUpi(paper, {
      link,
      ...words,
      size: qrSizes.small,
      top: left + 8,
      title: t.payByUpi,
      text: t.scan(amount),
      alt: t.upiCode(amount),
    });
  }
  drawSigned(paper, t, invoice, drawSums(paper, t, invoice, top));
}

function drawSums(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, top: number): number {
  const { margin, width } = frameOf(paper);
  const room = { size: 8, width: width * 0.4 - 8 };
  const sums: [string, number][] = [
    [t.goods, invoice.gross],
    [t.coupon, -invoice.discount],
    [t.charges, invoice.charges],
    [t.taxableValue, invoice.kind === 'tax-invoice' ? invoice.taxable : 0],
    ['CGST', invoice.cgst],
    [invoice.state_tax, invoice.sgst],
    ['IGST', invoice.igst],
  ];
  let y = top;
  for (const [label, rupees] of sums) {
    if (rupees !== 0) y = drawSum(paper, y, label, formatPaise(rupeesToPaise(rupees)), false, room);
  }
  ruleFrom(paper, margin + width - room.width, y + 1, muted, 0.75);
  y = drawSum(paper, y + 5, t.total, formatPaise(rupeesToPaise(invoice.total)), true, room);
  const later: [string, number][] = [
    [t.credited, -invoice.credited],
    [t.paid, -invoice.paid],
  ];
  const happened = later.filter(([, rupees]) => rupees !== 0);
  if (happened.length > 0) happened.push([t.due, invoice.due]);
  for (const [label, rupees] of happened) {
    y = drawSum(paper, y, label, formatPaise(rupeesToPaise(rupees)), false, room);
  }
  return y;
}

function drawSigned(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, top: number): void {
  const { margin, width } = frameOf(paper);
  const box = { x: margin + width * 0.6 + 8, width: width * 0.4 - 8 };
  const right = { size: 8, align: 'right' } as const;
  const y = write(paper, t.signed(invoice.seller.name), { ...box, y: top + 6 }, right);
  write(paper, t.signatory, { ...box, y: y + 24 }, { ...right, color: muted });
}
