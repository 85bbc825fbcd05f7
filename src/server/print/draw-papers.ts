import { invoiceTexts } from '#server/messages/invoice.ts';
import { orderTexts } from '#server/messages/order-paper.ts';
import { type CreditNotePaper, drawCreditNote } from './draw-credit-note.ts';
import { drawInvoice, type InvoicePaper } from './draw-invoice.ts';
import { drawOrder } from './draw-order.ts';
import type { OrderData } from './order-data.ts';
import { bytesOf, openPaper } from './paper.ts';

/** What there is of an order: its invoice and the notes on that, or before it the order as it stands. */
export type OrderPaper =
  | ({ kind: 'invoice' } & InvoicePaper)
  | ({ kind: 'credit-note' } & CreditNotePaper)
  | { kind: 'order'; order: OrderData };

/** Papers of orders as one PDF file, each from a page of its own. */
export async function drawPapers(papers: readonly OrderPaper[]): Promise<Buffer> {
  const [first] = papers;
  const title = first && papers.length === 1 ? titleOf(first) : `Papers of ${papers.length} orders`;
  const paper = await openPaper(title, {
    autoFirstPage: false,
    lang: `${first ? languageOf(first) : 'en'}-IN`,
  });
  for (const one of papers) {
    if (one.kind === 'invoice') drawInvoice(paper, one);
    else if (one.kind === 'credit-note') drawCreditNote(paper, one);
    else drawOrder(paper, one.order);
  }
  return bytesOf(paper);
}

function languageOf(paper: OrderPaper) {
  return paper.kind === 'order' ? paper.order.language : paper.language;
}

function titleOf(paper: OrderPaper): string {
  if (paper.kind === 'order') {
    const { language, orderId } = paper.order;
    return orderTexts(language).fileTitle(orderId);
  }
  if (paper.kind === 'credit-note') {
    return `${invoiceTexts(paper.language).creditNoteTitle} ${paper.note.number}`;
  }
  const { invoice, language } = paper;
  return `${invoiceTexts(language).titles[invoice.kind]} ${invoice.number}`;
}
