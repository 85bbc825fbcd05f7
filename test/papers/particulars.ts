import type { InvoiceLineWire, InvoiceWire } from '#contract/invoice.ts';
import type { DrawnText } from './drawn-texts.ts';

/*
 * What rules 46, 46A and 49 of the CGST Rules ask of a tax invoice and of a bill of supply, and our own (trade.md): told
 * from the invoice alone, not from what draws it.
 */

type Particular = { what: string; texts: readonly string[] };

const amountFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const amount = (rupees: number) => amountFormat.format(rupees);
const stateOf = ({ state, state_code }: { state: string; state_code: string }) =>
  state === '' ? '' : `${state} (${state_code})`;

const titles = {
  en: { 'tax-invoice': 'Tax invoice', 'bill-of-supply': 'Bill of supply', bill: 'Bill' },
  hi: { 'tax-invoice': 'टैक्स इनवॉइस', 'bill-of-supply': 'बिल ऑफ़ सप्लाई', bill: 'बिल' },
};

/** What stands somewhere on each copy. */
export function particularsOf(
  invoice: InvoiceWire,
  { copy, language, words }: { copy: string; language: 'en' | 'hi'; words: string },
): Particular[] {
  const { seller, buyer, kind, gst_mode: mode } = invoice;
  const isTaxed = kind === 'tax-invoice';
  const composition = 'Composition taxable person, not eligible to collect tax on supplies';
  const reverse = language === 'hi' ? 'रिवर्स चार्ज: नहीं' : 'Reverse charge: No';
  const all: Particular[] = [
    { what: 'whose copy it is', texts: [copy] },
    { what: 'what it is', texts: [titles[language][kind]] },
    { what: 'number', texts: [invoice.number] },
    { what: 'date', texts: [String(Number(invoice.date.slice(8))), invoice.date.slice(0, 4)] },
    { what: 'seller', texts: [seller.name, seller.address, seller.gstin, stateOf(seller)] },
    { what: 'buyer', texts: [buyer.name, buyer.address, buyer.gstin, stateOf(buyer)] },
    { what: 'drug licence', texts: [buyer.drug_licence] },
    { what: 'total in figures', texts: [`₹${amount(invoice.total)}`] },
    { what: 'total in words', texts: [words] },
    {
      what: 'signature',
      texts: [seller.name, language === 'hi' ? 'अधिकृत' : 'Authorised signatory'],
    },
  ];
  if (mode !== 'unregistered') {
    const place = stateOf({ state: invoice.place_of_supply, state_code: invoice.place_code });
    all.push({ what: 'place of supply', texts: [`: ${place}`] });
    all.push({ what: 'who pays the tax', texts: [mode === 'composition' ? composition : reverse] });
  }
  if (isTaxed) {
    const halves = [amount(invoice.cgst), 'CGST', amount(invoice.sgst), invoice.state_tax];
    const taxes = invoice.igst > 0 ? [amount(invoice.igst), 'IGST'] : halves;
    all.push({ what: 'taxable value and taxes', texts: [amount(invoice.taxable), ...taxes] });
  }
  if (invoice.due > 0) {
    all.push({ what: 'how to pay', texts: ['UPI', `₹${amount(invoice.due)}`, seller.upi_id] });
  }
  for (const note of invoice.credit_notes) {
    all.push({ what: 'credit note', texts: [note.number, amount(note.total)] });
  }
  return all;
}

/** What stands in the row of a line. */
export function particularsOfLine(
  invoice: InvoiceWire,
  line: InvoiceLineWire,
  language: 'en' | 'hi',
): Particular[] {
  const name = (language === 'hi' && line.product_name_hi) || line.product_name;
  const tax = line.cgst + line.sgst + line.igst;
  const isTaxed = invoice.kind === 'tax-invoice';
  const whole = new Intl.NumberFormat('en-IN');
  return [
    { what: 'name', texts: [name] },
    { what: 'HSN', texts: invoice.gst_mode === 'unregistered' ? [] : [line.hsn] },
    { what: 'units and their code', texts: [`${whole.format(line.units)} ${line.uqc}`] },
    { what: 'packs', texts: [`${line.packs} × ${line.set_qty}`] },
    { what: 'MRP and price', texts: [amount(line.mrp), amount(line.selling_price)] },
    { what: 'discount', texts: line.discount > 0 ? [amount(line.discount)] : [] },
    { what: 'part of the delivery', texts: line.charges > 0 ? [amount(line.charges)] : [] },
    { what: 'taxable value', texts: isTaxed ? [amount(line.taxable)] : [] },
    { what: 'rate and tax', texts: isTaxed ? [`${line.rate} %`, amount(tax)] : [] },
    { what: 'amount', texts: [amount(line.total)] },
  ];
}

/** Of these, what a piece of paper lacks. */
export function missingIn(texts: readonly DrawnText[], wanted: readonly Particular[]): string[] {
  const there = plain(texts.map(({ text }) => text).join('\n'));
  return wanted.flatMap(({ what, texts: all }) => {
    const lacking = all.filter((text) => !there.includes(plain(text)));
    return lacking.length === 0 ? [] : [`${what}: ${lacking.join(', ')}`];
  });
}

/** Spaces of every width are one. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ');
}
