import type { CreditNoteLineWire, CreditNoteWire } from '#contract/invoice.ts';
import type { Language } from '#domain/india/language.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { type InvoiceTexts, invoiceTexts } from '#server/messages/invoice.ts';
import { drawEInvoice } from './draw-e-invoice.ts';
import { dayOf, drawTop, looks, margins } from './draw-invoice.ts';
import { drawSigned, type SumRow } from './draw-invoice-foot.ts';
import { drawSum } from './draw-sums.ts';
import { type Cell, type Column, drawTable, tableHeight } from './draw-table.ts';
import { figure, hsnTable, itemOf, plainAmount, rateOf, taxOf, unitsOf } from './invoice-rows.ts';
import {
  currentPage,
  frameOf,
  isNarrow,
  muted,
  numberPages,
  type Paper,
  roomFor,
  ruleFrom,
  write,
} from './paper.ts';

/** A credit note as it is printed: rule 53 (1A) asks for the number and date of its invoice. */
export type CreditNotePaper = {
  note: CreditNoteWire;
  language: Language;
  size: 'a4' | 'a5';
};

export function drawCreditNote(paper: Paper, { note, language, size }: CreditNotePaper): void {
  const t = invoiceTexts(language);
  paper.addPage({ size: size.toUpperCase(), margin: margins[size] });
  const first = currentPage(paper);
  let y = drawTop(paper, t, note, {
    title: t.creditNoteTitle,
    facts: [
      { text: note.number, bold: true },
      { text: `${t.date} ${dayOf(t, note.date)}` },
      { text: t.against(note.invoice.number, dayOf(t, note.invoice.date)) },
    ],
  });
  if (note.e_invoice) y = drawEInvoice(paper, t, note.e_invoice, y + 6);
  const { columns, rows } = lineTable(note, t, size === 'a5', language === 'hi');
  y = drawTable(paper, y + 8, columns, rows, looks.normal);
  drawBottom(paper, t, inLanguage(note, language), y + 8);
  numberPages(paper, first, `${note.number} · ${note.buyer.name}`, t.page);
}

function inLanguage(note: CreditNoteWire, language: Language): CreditNoteWire {
  return language === 'hi' ? { ...note, reason: note.reason_hi ?? note.reason } : note;
}

type Line = CreditNoteLineWire;

function lineTable(note: CreditNoteWire, t: InvoiceTexts, narrow: boolean, hindi: boolean) {
  const isTaxed = note.kind === 'tax-invoice';
  const why = ({ condition, batch }: Line) =>
    [t.conditions[condition], batch && `${t.batch} ${batch}`].filter(Boolean).join(' · ');
  const units = (line: Line) => (line.units === 0 ? '' : unitsOf(line));
  const made: { column: Column; cell: (line: Line, i: number) => Cell }[] = [
    { column: { title: t.number, width: 'content' as const }, cell: (_, i) => String(i + 1) },
    {
      column: { title: t.item },
      cell: (line) => [{ text: itemOf(line, hindi) }, { text: why(line), look: 'muted' }],
    },
    ...(note.gst_mode === 'unregistered'
      ? []
      : [{ column: { title: t.hsn, width: 'content' as const }, cell: ({ hsn }: Line) => hsn }]),
    figure<Line>(t.units, units),
    ...(isTaxed
      ? [
          figure<Line>(t.taxable, ({ taxable }) => plainAmount(taxable)),
          ...(narrow ? [] : [figure<Line>(t.rate, rateOf)]),
          figure<Line>(t.tax, (line) => plainAmount(taxOf(line))),
        ]
      : []),
    figure<Line>(t.amount, ({ total }) => plainAmount(total)),
  ];
  return {
    columns: made.map(({ column }) => column),
    rows: note.lines.map((line, i) => made.map(({ cell }) => cell(line, i))),
  };
}

/** Taxes, words and reason at the left; sums and signature at the right. */
function drawBottom(paper: Paper, t: InvoiceTexts, note: CreditNoteWire, wanted: number): void {
  const { margin, width } = frameOf(paper);
  const table = hsnTable(note, t, isNarrow(paper));
  const isTaxed = note.kind === 'tax-invoice';
  const words = { x: margin, width: width * 0.6 - 8 };
  const look = { ...looks.normal, width: words.width };
  const tableRoom = isTaxed ? tableHeight(paper, table.columns, table.rows, look) + 8 : 0;
  const top = roomFor(paper, wanted, Math.max(tableRoom + 90, 150));
  let left = top;
  if (isTaxed) left = drawTable(paper, top, table.columns, table.rows, look) + 8;
  const label = { size: 7.5, color: muted };
  const text = { size: 8 };
  left = write(paper, t.inWordsLabel, { ...words, y: left }, label);
  left = write(paper, t.inWords(rupeesToPaise(note.total)), { ...words, y: left }, text);
  left = write(paper, t.reason, { ...words, y: left + 6 }, label);
  left = write(paper, note.reason, { ...words, y: left }, text);
  if (note.replacement_order_id !== null) {
    write(paper, t.replacedBy(note.replacement_order_id), { ...words, y: left + 6 }, text);
  }
  drawSigned(paper, t, note, drawSums(paper, t, note, top));
}

function drawSums(paper: Paper, t: InvoiceTexts, note: CreditNoteWire, top: number): number {
  const { margin, width } = frameOf(paper);
  const room = { size: 8, width: width * 0.4 - 8 };
  const rows: SumRow[] = [
    [t.taxableValue, note.kind === 'tax-invoice' ? note.taxable : 0],
    ['CGST', note.cgst],
    [note.state_tax, note.sgst],
    ['IGST', note.igst],
  ];
  const amount = (rupees: number) => formatPaise(rupeesToPaise(rupees));
  let y = top;
  for (const [label, rupees] of rows) {
    if (rupees !== 0) y = drawSum(paper, y, label, amount(rupees), false, room);
  }
  ruleFrom(paper, margin + width - room.width, y + 1, muted, 0.5);
  return drawSum(paper, y + 5, t.creditTotal, amount(note.total), true, room);
}
