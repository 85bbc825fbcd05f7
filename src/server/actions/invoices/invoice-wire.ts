import type {
  CreditNoteWire,
  EInvoiceWire,
  InvoiceLineWire,
  InvoiceWire,
  OrderInvoiceWire,
} from '#contract/invoice.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { stateCode, stateFrom } from '#domain/india/indian-states.ts';
import { type InvoicedLine, totalLeft } from '#domain/invoices/credit-value.ts';
import type { Seller } from '#domain/invoices/seller.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { type Sums, sumBy, sumByRate, taxOf } from '#domain/tax/invoice-tax.ts';
import { stateTaxName } from '#domain/tax/place-of-supply.ts';
import type { EInvoiceRow } from '#server/queries/e-invoices/e-invoices.ts';
import type { CreditNoteLine, CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import type {
  InvoiceLineRow,
  InvoiceRow,
  InvoiceWithDue,
} from '#server/queries/invoices/invoices.ts';

/** What an order says of its invoice. */
export function orderInvoiceWire(row: InvoiceWithDue | undefined): OrderInvoiceWire {
  if (!row) return null;
  const { invoice, duePaise } = row;
  const { id, number, day: date, totalPaise } = invoice;
  return { id, number, date, total: paiseToRupees(totalPaise), due: paiseToRupees(duePaise) };
}

export function invoiceWire(
  { invoice, paidPaise, creditedPaise, duePaise }: InvoiceWithDue,
  lines: readonly InvoiceLineRow[],
  notes: readonly CreditNoteRow[],
  { eInvoice, back }: { eInvoice?: EInvoiceRow | undefined; back?: Map<number, InvoicedLine> } = {},
): InvoiceWire {
  const sum = (field: 'grossPaise' | 'discountPaise' | 'chargePaise') =>
    paiseToRupees(lines.reduce((total, line) => total + line[field], 0));
  return {
    ...{ id: invoice.id, number: invoice.number, date: invoice.day },
    ...partiesWire(invoice),
    lines: lines.map((line) => lineWire(line, back?.get(line.id))),
    rates: sumByRate(lines).map(({ rate, ...sums }) => ({ rate: rate / 100, ...taxesWire(sums) })),
    hsn: hsnSums(lines.map((line) => ({ ...line, units: unitsOf(line) }))),
    ...{ gross: sum('grossPaise'), discount: sum('discountPaise'), charges: sum('chargePaise') },
    ...taxesWire(invoice),
    total: paiseToRupees(invoice.totalPaise),
    credited: paiseToRupees(creditedPaise),
    paid: paiseToRupees(paidPaise),
    due: paiseToRupees(duePaise),
    e_invoice: eInvoiceWire(eInvoice),
    credit_notes: notes.map((note) => ({
      ...wireFields(note, ['id', 'number', 'reason']),
      ...(note.reasonHi && { reason_hi: note.reasonHi }),
      date: note.day,
      total: paiseToRupees(note.totalPaise),
    })),
  };
}

function eInvoiceWire(row: EInvoiceRow | undefined): EInvoiceWire | null {
  if (!row) return null;
  return { ...wireFields(row, ['irn', 'ackNo', 'signedQr']), ack_at: row.ackAt.toISOString() };
}

/** Who sold what kind of paper to whom: a credit note says the same as its invoice. */
function partiesWire(invoice: InvoiceRow) {
  const seller = invoice.seller as Seller; // `as`: written by issueInvoice alone
  const place = invoice.placeOfSupply;
  return {
    ...wireFields(invoice, ['kind', 'gstMode', 'orderId', 'placeOfSupply']),
    seller: {
      ...wireFields(seller, ['name', 'address', 'phone', 'email', 'gstin', 'state', 'upiId']),
      state_code: stateCode(seller.state) ?? '',
    },
    buyer: buyerWire(invoice.buyer as BillingInfoWire), // `as`: likewise
    place_code: stateCode(place) ?? '',
    state_tax: stateTaxName(place),
  };
}

export function creditNoteWire(
  note: CreditNoteRow,
  invoice: InvoiceRow,
  lines: readonly CreditNoteLine[],
  eInvoice: EInvoiceRow | undefined,
): CreditNoteWire {
  return {
    ...{ id: note.id, number: note.number, date: note.day },
    ...partiesWire(invoice),
    invoice: { id: invoice.id, number: invoice.number, date: invoice.day },
    lines: lines.map(({ line, invoiced }) => ({
      line_id: invoiced.id,
      ...{ sku: invoiced.sku, product_name: invoiced.name, product_name_hi: invoiced.nameHi },
      ...{ uqc: invoiced.uqc, hsn: invoiced.hsn, rate: invoiced.rate / 100 },
      ...{ units: line.units, condition: line.condition, batch: line.batch },
      ...taxesWire(line),
      total: paiseToRupees(line.taxablePaise + taxOf(line)),
    })),
    hsn: hsnSums(
      lines.map(({ line, invoiced }) => ({
        ...{ ...line, hsn: invoiced.hsn, rate: invoiced.rate },
      })),
    ),
    ...taxesWire(note),
    total: paiseToRupees(note.totalPaise),
    e_invoice: eInvoiceWire(eInvoice),
    ...wireFields(note, ['settle', 'replacementOrderId', 'reason']),
    ...(note.reasonHi && { reason_hi: note.reasonHi }),
  };
}

function buyerWire(buyer: BillingInfoWire): InvoiceWire['buyer'] {
  const { firmName, ownerName, shop_no, address, city, pincode, state } = buyer;
  return {
    name: firmName,
    owner: ownerName,
    address: [shop_no, address, `${city} ${pincode}`.trim()]
      .filter((part) => part !== '')
      .join(', '),
    ...{ phone: buyer.phone, email: buyer.email, gstin: buyer.gst, state },
    state_code: stateCode(stateFrom(state) ?? '') ?? '',
    drug_licence: buyer.dlNumber,
  };
}

function lineWire(line: InvoiceLineRow, back: InvoicedLine | undefined): InvoiceLineWire {
  return {
    line_id: line.id,
    ...wireFields(line, ['productId', 'sku', 'packaging', 'packs', 'uqc', 'hsn']),
    ...{ product_name: line.name, product_name_hi: line.nameHi },
    set_qty: line.packSize,
    units: unitsOf(line),
    mrp: paiseToRupees(line.mrpPaise),
    selling_price: paiseToRupees(line.pricePaise),
    gross: paiseToRupees(line.grossPaise),
    discount: paiseToRupees(line.discountPaise),
    charges: paiseToRupees(line.chargePaise),
    rate: line.rate / 100,
    ...taxesWire(line),
    total: paiseToRupees(line.taxablePaise + taxOf(line)),
    returned: back?.units ?? 0,
    credited: back ? paiseToRupees(totalLeft(back)) : 0,
    batches: [],
  };
}

function taxesWire(sums: Sums) {
  return {
    taxable: paiseToRupees(sums.taxablePaise),
    cgst: paiseToRupees(sums.cgstPaise),
    sgst: paiseToRupees(sums.sgstPaise),
    igst: paiseToRupees(sums.igstPaise),
  };
}

/** The summary by HSN and rate that goes with the paper. */
function hsnSums(
  lines: readonly (Sums & { hsn: string; rate: number; units: number })[],
): InvoiceWire['hsn'] {
  const keyOf = ({ hsn, rate }: { hsn: string; rate: number }) => `${hsn} ${rate}`;
  return sumBy(lines, keyOf).map(([key, sums]) => {
    const same = lines.filter((line) => keyOf(line) === key);
    const [hsn = '', rate = '0'] = key.split(' ');
    const units = same.reduce((total, line) => total + line.units, 0);
    return { hsn, rate: Number(rate) / 100, units, ...taxesWire(sums) };
  });
}
