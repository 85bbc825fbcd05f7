import type { InvoiceWire } from '#contract/invoice.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { upiLink } from '#domain/payments/upi.ts';
import type { InvoiceTexts } from '#server/messages/invoice.ts';
import { drawSum } from './draw-sums.ts';
import { drawTable, type TableLook, tableHeight } from './draw-table.ts';
import { drawUpi, qrSizes } from './draw-upi.ts';
import { hsnTable } from './invoice-rows.ts';
import { frameOf, isNarrow, muted, type Paper, roomFor, ruleFrom, write } from './paper.ts';

const wordSize = 8;
const gap = 8;
/** Of a row of sums, of the total among them, and of what is signed. */
const heights = { sum: 13, total: 30, signed: 58 };

type Foot = { wanted: number; look: TableLook };

/**
 * By HSN and rate, in words and to be paid at the left, sums and signature at the right; kept together. Where only a
 * page of its own would hold that, the code to pay stands under the sums, if that spares the page.
 */
export function drawInvoiceFoot(
  paper: Paper,
  t: InvoiceTexts,
  invoice: InvoiceWire,
  { wanted, look }: Foot,
): void {
  const { margin, width, bottom } = frameOf(paper);
  const left = { x: margin, width: width * 0.6 - gap };
  const table = hsnTable(invoice, t, isNarrow(paper));
  const isTaxed = invoice.kind === 'tax-invoice';
  const beside = { ...look, width: left.width };
  const tableRoom = isTaxed ? tableHeight(paper, table.columns, table.rows, beside) + gap : 0;
  const words = wordsHeight(paper, t, invoice, left.width);
  const code = isToPay(invoice) ? qrSizes.small : 0;
  const sums = sumRows(t, invoice);
  const sumsRoom = heights.sum * (sums.before.length + sums.after.length) + heights.total;
  const signedRoom = sumsRoom + heights.signed;
  // More than a page of it has the whole width, and goes before.
  const isLong = tableRoom + words + code > bottom - margin;
  const start = isLong ? drawTable(paper, wanted, table.columns, table.rows, look) + gap : wanted;
  const leftRoom = words + (isLong ? 0 : tableRoom);
  const usual = Math.max(leftRoom + code, signedRoom);
  const moved = Math.max(leftRoom, signedRoom + code);
  const isMoved = !isNarrow(paper) && start + usual > bottom && start + moved <= bottom;
  const top = roomFor(paper, start, isMoved ? moved : usual);
  let y = top;
  if (isTaxed && !isLong) y = drawTable(paper, top, table.columns, table.rows, beside) + gap;
  y = drawWords(paper, t, invoice, { ...left, y });
  const belowSums = drawSums(paper, t, invoice, { top, ...sums });
  const place = isMoved ? { ...rightOf(paper), y: belowSums + gap / 2 } : { ...left, y };
  if (code > 0) drawPayment(paper, t, invoice, place);
  drawSigned(paper, t, invoice, isMoved ? place.y + code : belowSums);
}

function rightOf(paper: Paper): { x: number; width: number } {
  const { margin, width } = frameOf(paper);
  return { x: margin + width * 0.6 + gap, width: width * 0.4 - gap };
}

function isToPay({ due, seller }: InvoiceWire): boolean {
  return due > 0 && seller.upi_id !== '';
}

type Box = { x: number; y: number; width: number };

function wordsHeight(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, width: number): number {
  const text = t.inWords(rupeesToPaise(invoice.total));
  return 2 * gap + 4 + paper.font('regular', wordSize).heightOfString(text, { width });
}

function drawWords(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, box: Box): number {
  const y = write(paper, t.inWordsLabel, box, { size: 7.5, color: muted });
  const text = t.inWords(rupeesToPaise(invoice.total));
  return write(paper, text, { ...box, y }, { size: wordSize }) + gap;
}

/** What is due, for a UPI app. */
function drawPayment(paper: Paper, t: InvoiceTexts, invoice: InvoiceWire, box: Box): void {
  const { seller, order_id: orderId } = invoice;
  const duePaise = rupeesToPaise(invoice.due);
  const amount = formatPaise(duePaise);
  drawUpi(paper, {
    link: upiLink({
      ...{ upiId: seller.upi_id, payeeName: seller.name },
      ...{ amountPaise: duePaise, orderId },
    }),
    ...{ x: box.x, width: box.width, top: box.y, size: qrSizes.small },
    title: t.payByUpi,
    text: `${t.scan(amount)}\n${seller.upi_id}`,
    alt: t.upiCode(amount),
  });
}

export type SumRow = [label: string, rupees: number];

/** What the total is made of, and what became of it since. */
function sumRows(t: InvoiceTexts, invoice: InvoiceWire): { before: SumRow[]; after: SumRow[] } {
  const isTaxed = invoice.kind === 'tax-invoice';
  const before: SumRow[] = [
    [isTaxed ? t.goods : t.goodsUntaxed, invoice.gross],
    [t.coupon, -invoice.discount],
    [t.charges, invoice.charges],
    [t.taxableValue, isTaxed ? invoice.taxable : 0],
    ['CGST', invoice.cgst],
    [invoice.state_tax, invoice.sgst],
    ['IGST', invoice.igst],
  ];
  const after: SumRow[] = [
    ...invoice.credit_notes.map((note): SumRow => [t.creditNote(note.number), -note.total]),
    [t.paid, -invoice.paid],
  ];
  const there = ([, rupees]: SumRow) => rupees !== 0;
  const happened = after.filter(there);
  return {
    before: before.filter(there),
    after: happened.length === 0 ? [] : [...happened, [t.due, invoice.due]],
  };
}

function drawSums(
  paper: Paper,
  t: InvoiceTexts,
  invoice: InvoiceWire,
  { top, before, after }: ReturnType<typeof sumRows> & { top: number },
): number {
  const { margin, width } = frameOf(paper);
  const room = { size: wordSize, width: width * 0.4 - gap };
  const drawn = (y: number, [label, rupees]: SumRow, bold = false) =>
    drawSum(paper, y, label, formatPaise(rupeesToPaise(rupees)), bold, room);
  let y = top;
  for (const row of before) {
    // Above it goods and charges with the tax that is in them, below it the same without.
    if (row[0] === t.taxableValue) y = lineUnder(paper, y, margin + width - room.width);
    y = drawn(y, row);
  }
  y = lineUnder(paper, y, margin + width - room.width);
  y = drawn(y + 1, [t.total, invoice.total], true);
  for (const row of after) y = drawn(y, row);
  return y;
}

function lineUnder(paper: Paper, y: number, x: number): number {
  ruleFrom(paper, x, y, muted, 0.5);
  return y + 3;
}

export function drawSigned(
  paper: Paper,
  t: InvoiceTexts,
  invoice: Pick<InvoiceWire, 'seller'>,
  top: number,
): void {
  const box = rightOf(paper);
  const right = { size: wordSize, align: 'right' } as const;
  const y = write(paper, t.signed(invoice.seller.name), { ...box, y: top + 6 }, right);
  write(paper, t.signatory, { ...box, y: y + 24 }, { ...right, color: muted });
}
