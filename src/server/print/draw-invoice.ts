import type { InvoiceWire } from '#contract/invoice.ts';
import { formatMobile } from '#domain/india/indian-formats.ts';
import { formatDay } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';
import type { InvoiceCopy } from '#domain/invoices/invoice-kind.ts';
import { type InvoiceTexts, invoiceTexts } from '#server/messages/invoice.ts';
import { drawEInvoice } from './draw-e-invoice.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawInvoiceFoot } from './draw-invoice-foot.ts';
import { drawTable } from './draw-table.ts';
import { invoiceTable } from './invoice-rows.ts';
import { present } from './order-data.ts';
import { currentPage, frameOf, numberPages, type Paper, write } from './paper.ts';

/** An invoice as it is printed: on which paper, in which language, for whom. */
export type InvoicePaper = {
  invoice: InvoiceWire;
  language: Language;
  size: 'a4' | 'a5';
  copies: readonly InvoiceCopy[];
};

export const margins = { a4: 28, a5: 24 };
export const looks = { normal: { size: 7.5, padding: 2 }, close: { size: 7, padding: 1.25 } };
/** Beyond this many lines they stand closer: thirty fit on one A4 or two A5. */
const closeFrom = { a4: 22, a5: 9 };

/** Each copy from a page of its own. */
export function drawInvoice(paper: Paper, { invoice, language, size, copies }: InvoicePaper): void {
  const t = invoiceTexts(language);
  for (const copy of copies) {
    paper.addPage({ size: size.toUpperCase(), margin: margins[size] });
    const first = currentPage(paper);
    const narrow = size === 'a5';
    const look = invoice.lines.length > closeFrom[size] ? looks.close : looks.normal;
    let y = drawTop(paper, t, invoice, headOf(t, invoice, t.copies[copy]));
    if (invoice.e_invoice) y = drawEInvoice(paper, t, invoice.e_invoice, y + 6);
    const { columns, rows } = invoiceTable(invoice, t, { narrow, hindi: language === 'hi' });
    y = drawTable(paper, y + 6, columns, rows, look);
    drawInvoiceFoot(paper, t, invoice, { wanted: y + 8, look });
    numberPages(paper, first, `${invoice.number} · ${invoice.buyer.name}`, t.page);
  }
}

type Head = { title: string; facts: Parameters<typeof drawHead>[3] };

function headOf(t: InvoiceTexts, invoice: InvoiceWire, copy: string): Head {
  const isCancelled = invoice.credited === invoice.total && invoice.total > 0;
  return {
    title: t.titles[invoice.kind],
    facts: [
      { text: copy },
      { text: `${t.numberOf[invoice.kind]} ${invoice.number}`, bold: true },
      { text: `${t.date} ${dayOf(t, invoice.date)}` },
      ...(isCancelled ? [{ text: t.cancelled, bold: true }] : []),
    ],
  };
}

export function dayOf(t: InvoiceTexts, date: string): string {
  return formatDay(`${date}T12:00:00+05:30`, t.dates);
}

type Parties = Pick<
  InvoiceWire,
  'seller' | 'buyer' | 'gst_mode' | 'place_of_supply' | 'place_code' | 'order_id'
>;

/** Who sells to whom, and what the paper is. */
export function drawTop(
  paper: Paper,
  t: InvoiceTexts,
  invoice: Parties,
  { title, facts }: Head,
): number {
  const { seller, buyer } = invoice;
  const shop = { name: seller.name, lines: linesOf(t, seller) };
  const y = drawHead(paper, shop, title, facts);
  const lines = [
    ...linesOf(t, buyer, buyer.owner),
    ...present([labelled(t.drugLicence, buyer.drug_licence)]),
  ];
  const below = drawParty(paper, y + 6, t.billTo, { name: buyer.name, lines });
  const { margin, width } = frameOf(paper);
  const side = { x: margin + width * 0.62, width: width * 0.38 };
  let place = y + 6;
  for (const text of factsOf(t, invoice)) {
    place = write(paper, text, { ...side, y: place }, { size: 8, align: 'right' });
  }
  return Math.max(below, place);
}

/** Where the goods go by law, who pays the tax, and what was ordered. */
function factsOf(t: InvoiceTexts, invoice: Parties): string[] {
  const order = t.order(invoice.order_id);
  if (invoice.gst_mode === 'unregistered') return [order];
  const state = t.stateOf(invoice.place_of_supply, invoice.place_code);
  const rule = invoice.gst_mode === 'composition' ? t.composition : t.reverseCharge;
  return [`${t.place}: ${state}`, rule, order];
}

type Party = InvoiceWire['seller'] | InvoiceWire['buyer'];

function linesOf(t: InvoiceTexts, party: Party, owner = ''): string[] {
  const { address, phone, email, gstin, state, state_code } = party;
  const mobile = unbroken(/^\d{10}$/.test(phone) ? formatMobile(phone) : phone);
  return present([
    address,
    present([owner, mobile, email]).join(' · '),
    present([labelled('GSTIN', gstin), labelled(`${t.state}:`, t.stateOf(state, state_code))]).join(
      ' · ',
    ),
  ]);
}

/** Kept on one line. */
function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`;
}
