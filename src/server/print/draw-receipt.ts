import { formatDay } from '#domain/india/indian-time.ts';
import type { Language } from '#domain/india/language.ts';
import { formatPaise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payments/payments.ts';
import { type ChequeState, isUncleared, type ReceiptKind } from '#domain/payments/receipts.ts';
import { type ReceiptTexts, receiptTexts } from '#server/messages/receipt.ts';
import { drawHead, drawParty } from './draw-head.ts';
import { drawRoll, type RollLine } from './draw-roll.ts';
import { drawSum } from './draw-sums.ts';
import { drawTable } from './draw-table.ts';
import type { Letterhead } from './order-data.ts';
import {
  bytesOf,
  currentPage,
  frameOf,
  muted,
  numberPages,
  openPaper,
  type Paper,
  roomFor,
  write,
} from './paper.ts';

/** All that stands on the paper of a receipt. */
export type ReceiptPaper = {
  language: Language;
  size: 'a5' | '80mm';
  shop: Letterhead;
  kind: ReceiptKind;
  number: string;
  day: string;
  customer: { name: string; lines: string[] };
  method: PaymentMethod | null;
  reference: string;
  bank: string;
  chequeDate: string | null;
  chequeState: ChequeState | null;
  reason: string;
  operator: string;
  /** Above zero, whichever way it went. */
  amountPaise: number;
  paid: { number: string; orderId: number | null; amountPaise: number }[];
  advancePaise: number;
  /** Owed by the ledger after it; below zero: in credit. */
  balancePaise: number;
};

const margin = 28;

export async function drawReceipt(receipt: ReceiptPaper): Promise<Buffer> {
  const t = receiptTexts(receipt.language);
  const title = `${t.titles[receipt.kind]} ${receipt.number}`.trim();
  const paper = await openPaper(title, {
    ...{ autoFirstPage: false, lang: `${receipt.language}-IN` },
  });
  if (receipt.size === '80mm') drawRoll(paper, rollLines(receipt, t));
  else drawPage(paper, receipt, t);
  return bytesOf(paper);
}

const dayText = (t: ReceiptTexts, day: string) => formatDay(`${day}T12:00:00+05:30`, t.dates);

function partyLabel({ kind }: ReceiptPaper, t: ReceiptTexts): string {
  if (kind === 'receipt') return t.from;
  return kind === 'refund' ? t.to : t.of;
}

/** "By cheque 004512, SBI, dated 3 October 2026" */
function howPaid(receipt: ReceiptPaper, t: ReceiptTexts): string {
  const { method, reference, bank, chequeDate } = receipt;
  if (method === null) return receipt.reason;
  const name = [t.methods[method], reference].filter(Boolean).join(' ');
  return [name, bank, chequeDate && t.chequeDate(dayText(t, chequeDate)), receipt.reason]
    .filter(Boolean)
    .join(', ');
}

function chequeNote({ chequeState }: ReceiptPaper, t: ReceiptTexts): string | undefined {
  if (chequeState === 'bounced') return t.bounced;
  return isUncleared(chequeState) ? t.uncleared : undefined;
}

function billName({ number, orderId }: ReceiptPaper['paid'][number], t: ReceiptTexts): string {
  return number || (orderId === null ? '' : t.order(orderId));
}

/** What is left of it, and what the customer owes then. */
function sumsOf(receipt: ReceiptPaper, t: ReceiptTexts) {
  const { advancePaise, balancePaise } = receipt;
  return [
    ...(advancePaise > 0 ? [{ label: t.advance, amountPaise: advancePaise, bold: false }] : []),
    {
      label: balancePaise < 0 ? t.credit : t.due,
      ...{ amountPaise: Math.abs(balancePaise), bold: true },
    },
  ];
}

function drawPage(paper: Paper, receipt: ReceiptPaper, t: ReceiptTexts): void {
  paper.addPage({ size: 'A5', margin });
  const first = currentPage(paper);
  const { width } = frameOf(paper);
  let y = drawHead(paper, receipt.shop, t.titles[receipt.kind], [
    ...(receipt.number ? [{ text: `${t.number} ${receipt.number}`, bold: true }] : []),
    { text: `${t.date} ${dayText(t, receipt.day)}` },
  ]);
  y = drawParty(paper, y + 12, partyLabel(receipt, t), receipt.customer);
  const box = { x: margin, width };
  y = write(
    paper,
    formatPaise(receipt.amountPaise),
    { ...box, y: y + 14 },
    { size: 22, bold: true },
  );
  y = write(paper, t.inWords(receipt.amountPaise), { ...box, y }, { size: 9, color: muted });
  y = write(paper, howPaid(receipt, t), { ...box, y: y + 6 }, { size: 10 });
  const note = chequeNote(receipt, t);
  if (note) y = write(paper, note, { ...box, y }, { size: 9, bold: true });
  if (receipt.paid.length > 0) y = drawPaid(paper, receipt, t, y + 12);
  y = roomFor(paper, y + 10, 90);
  for (const { label, amountPaise, bold } of sumsOf(receipt, t)) {
    y = drawSum(paper, y, label, formatPaise(amountPaise), bold, { width });
  }
  const signed = { x: margin + width * 0.45, width: width * 0.55 };
  y = write(paper, t.signed(receipt.shop.name), { ...signed, y: y + 18 }, { align: 'right' });
  if (receipt.operator) {
    write(
      paper,
      t.by(receipt.operator),
      { ...signed, y: y + 24 },
      { color: muted, align: 'right' },
    );
  }
  numberPages(paper, first, `${receipt.number} · ${receipt.customer.name}`, t.page);
}

function drawPaid(paper: Paper, receipt: ReceiptPaper, t: ReceiptTexts, y: number): number {
  return drawTable(
    paper,
    y,
    [{ title: t.pays }, { title: t.amount, width: 110, align: 'right', bold: true }],
    receipt.paid.map((one) => [
      [{ text: billName(one, t) }],
      formatPaise(Math.abs(one.amountPaise)),
    ]),
  );
}

function rollLines(receipt: ReceiptPaper, t: ReceiptTexts): RollLine[] {
  const { shop, customer, paid } = receipt;
  const note = chequeNote(receipt, t);
  return [
    { text: shop.name, size: 12, bold: true },
    ...shop.lines.slice(0, 2).map((text) => ({ text, size: 8 })),
    { text: t.titles[receipt.kind], size: 12, bold: true, ruled: true, tag: 'H1' },
    { text: receipt.number, right: dayText(t, receipt.day), size: 8 },
    { text: customer.name, size: 11, bold: true, ruled: true },
    { text: howPaid(receipt, t), right: formatPaise(receipt.amountPaise), size: 11, bold: true },
    { text: t.inWords(receipt.amountPaise), size: 8 },
    ...(note ? [{ text: note, size: 8, bold: true }] : []),
    ...paid.map((one, i) => ({
      ...{ text: billName(one, t), right: formatPaise(Math.abs(one.amountPaise)) },
      ruled: i === 0,
    })),
    ...sumsOf(receipt, t).map(({ label, amountPaise, bold }, i) => ({
      ...{ text: label, right: formatPaise(amountPaise), bold, ruled: i === 0 },
    })),
    ...(receipt.operator ? [{ text: t.by(receipt.operator), size: 8, ruled: true }] : []),
  ];
}
