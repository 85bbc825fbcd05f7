import type { InvoiceLineWire, InvoiceWire } from '#contract/invoice.ts';
import { unbrokenUnits } from '#domain/catalogue/product-name.ts';
import { groupDigits } from '#domain/india/indian-formats.ts';
import { formatPaise, rupeesToPaise } from '#domain/money/money.ts';
import { formatRate } from '#domain/tax/tax-rates.ts';
import type { InvoiceTexts } from '#server/messages/invoice.ts';
import type { Cell, Column } from './draw-table.ts';

type Made = { column: Column; cell: (line: InvoiceLineWire, i: number) => Cell };

/** ₹1,234.50 without its sign, which would stand in every cell. */
export function plainAmount(rupees: number): string {
  return formatPaise(rupeesToPaise(rupees)).replace('₹', '');
}

/** The table of an invoice's lines: what a bill does not charge, or nobody took off, has no column. */
export function invoiceTable(
  invoice: InvoiceWire,
  t: InvoiceTexts,
  { narrow, hindi }: { narrow: boolean; hindi: boolean },
): { columns: Column[]; rows: Cell[][] } {
  const made = narrow ? narrowColumns(invoice, t, hindi) : wideColumns(invoice, t, hindi);
  return {
    columns: made.map(({ column }) => column),
    rows: invoice.lines.map((line, i) => made.map(({ cell }) => cell(line, i))),
  };
}

export function figure<L = InvoiceLineWire>(
  title: string,
  cell: (line: L) => Cell,
): { column: Column; cell: (line: L) => Cell } {
  return { column: { title, width: 'content', align: 'right' }, cell };
}

type Named = Pick<InvoiceLineWire, 'product_name' | 'product_name_hi'>;

export function itemOf({ product_name, product_name_hi }: Named, hindi: boolean): string {
  return unbrokenUnits((hindi && product_name_hi) || product_name);
}

type Taxes = Pick<InvoiceLineWire, 'cgst' | 'sgst' | 'igst'>;

export const taxOf = ({ cgst, sgst, igst }: Taxes) => cgst + sgst + igst;
export const rateOf = ({ rate }: Pick<InvoiceLineWire, 'rate'>) =>
  formatRate(Math.round(rate * 100)).replace(' ', ' ');
const packsOf = ({ packs, set_qty }: InvoiceLineWire) => `${packs} × ${set_qty}`;
export const unitsOf = ({ units, uqc }: Pick<InvoiceLineWire, 'units' | 'uqc'>) =>
  `${groupDigits(units)} ${uqc}`;

function wideColumns(invoice: InvoiceWire, t: InvoiceTexts, hindi: boolean): Made[] {
  const isTaxed = invoice.kind === 'tax-invoice';
  const hsn = { title: t.hsn, width: 'content', align: 'right' } as const;
  return [
    countOf(t),
    { column: { title: t.item }, cell: (line) => [{ text: itemOf(line, hindi) }] },
    ...(invoice.gst_mode === 'unregistered' ? [] : [{ column: hsn, cell: hsnOf }]),
    figure(t.packs, packsOf),
    figure(t.units, unitsOf),
    figure(t.mrp, ({ mrp }) => plainAmount(mrp)),
    figure(t.price, ({ selling_price }) => plainAmount(selling_price)),
    ...(invoice.discount > 0 ? [figure(t.discount, ({ discount }) => plainAmount(discount))] : []),
    ...(invoice.charges > 0 ? [figure(t.delivery, ({ charges }) => plainAmount(charges))] : []),
    ...(isTaxed
      ? [
          figure(t.taxable, ({ taxable }) => plainAmount(taxable)),
          figure(t.rate, rateOf),
          figure(t.tax, (line) => plainAmount(taxOf(line))),
        ]
      : []),
    amountOf(t),
  ];
}

const hsnOf = ({ hsn }: InvoiceLineWire) => hsn;

const countOf = (t: InvoiceTexts): Made => ({
  column: { title: t.number, width: 'content' },
  cell: (_, i) => String(i + 1),
});

const amountOf = (t: InvoiceTexts): Made => ({
  column: { title: t.amount, width: 'content', align: 'right', bold: true },
  cell: ({ total }) => plainAmount(total),
});

/** On A5 two facts share a column, one above the other. */
function narrowColumns(invoice: InvoiceWire, t: InvoiceTexts, hindi: boolean): Made[] {
  const isTaxed = invoice.kind === 'tax-invoice';
  const two = (first: string, second: string): Cell => [
    { text: first },
    ...(second === '' ? [] : [{ text: second, look: 'muted' } as const]),
  ];
  const under = ({ hsn, mrp, charges }: InvoiceLineWire) =>
    [
      invoice.gst_mode === 'unregistered' || hsn === '' ? '' : `${t.hsn} ${hsn}`,
      `${t.mrp} ${plainAmount(mrp)}`,
      charges > 0 ? `${t.delivery}\u00a0+${plainAmount(charges)}` : '',
    ].filter((fact) => fact !== '');
  return [
    countOf(t),
    {
      column: { title: t.item },
      cell: (line) => two(itemOf(line, hindi), under(line).join(' · ')),
    },
    figure(t.units, (line) => two(unitsOf(line), packsOf(line))),
    figure(t.price, ({ selling_price, discount }) =>
      two(plainAmount(selling_price), discount > 0 ? `−${plainAmount(discount)}` : ''),
    ),
    ...(isTaxed
      ? [
          figure(t.taxAndRate, (line) =>
            two(plainAmount(line.taxable), `${rateOf(line)} · ${plainAmount(taxOf(line))}`),
          ),
        ]
      : []),
    amountOf(t),
  ];
}

/** The table by HSN and rate. */
export function hsnTable(
  invoice: Pick<InvoiceWire, 'hsn' | 'state_tax' | 'igst'>,
  t: InvoiceTexts,
  narrow: boolean,
): { columns: Column[]; rows: Cell[][] } {
  const { state_tax, igst } = invoice;
  const isBetween = igst > 0;
  const amount = (title: string): Column => ({ title, width: narrow ? 48 : 56, align: 'right' });
  return {
    columns: [
      { title: t.hsn },
      { title: t.rate, width: 34, align: 'right' },
      ...(narrow ? [] : [{ title: t.units, width: 40, align: 'right' } as const]),
      amount(t.taxable),
      ...(isBetween ? [amount('IGST')] : [amount('CGST'), amount(state_tax)]),
    ],
    rows: invoice.hsn.map((sum) => [
      sum.hsn,
      formatRate(Math.round(sum.rate * 100)),
      ...(narrow ? [] : [groupDigits(sum.units)]),
      plainAmount(sum.taxable),
      ...(isBetween ? [plainAmount(sum.igst)] : [plainAmount(sum.cgst), plainAmount(sum.sgst)]),
    ]),
  };
}
