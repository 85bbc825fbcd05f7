import type { InvoiceLineWire, InvoiceWire, OrderInvoiceWire } from '#contract/invoice.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { unitsOf } from '#domain/cart/totals.ts';
import { stateCode, stateFrom } from '#domain/india/indian-states.ts';
import type { Seller } from '#domain/invoices/seller.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { type Sums, sumBy, sumByRate, taxOf } from '#domain/tax/invoice-tax.ts';
import { stateTaxName } from '#domain/tax/place-of-supply.ts';
import type { EInvoiceRow } from '#server/queries/e-invoices/e-invoices.ts';
import type { CreditNoteRow } from '#server/queries/invoices/credit-notes.ts';
import type { InvoiceLineRow, InvoiceWithDue } from '#server/queries/invoices/invoices.ts';

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
  eInvoice?: EInvoiceRow | undefined,
): InvoiceWire {
  const sum = (field: 'grossPaise' | 'discountPaise' | 'chargePaise') =>
    paiseToRupees(lines.reduce((total, line) => total + line[field], 0));
  const seller = invoice.seller as Seller; // `as`: written by issueInvoice alone
  const place = invoice.placeOfSupply;
  return {
    ...wireFields(invoice, ['id', 'number', 'kind', 'gstMode', 'orderId', 'placeOfSupply']),
    date: invoice.day,
    seller: {
      ...wireFields(seller, ['name', 'address', 'phone', 'email', 'gstin', 'state', 'upiId']),
      state_code: stateCode(seller.state) ?? '',
    },
    buyer: buyerWire(invoice.buyer as BillingInfoWire), // `as`: likewise
    place_code: stateCode(place) ?? '',
    state_tax: stateTaxName(place),
    lines: lines.map(lineWire),
    rates: sumByRate(lines).map(({ rate, ...sums }) => ({ rate: rate / 100, ...taxesWire(sums) })),
    hsn: hsnSums(lines),
    ...{ gross: sum('grossPaise'), discount: sum('discountPaise'), charges: sum('chargePaise') },
    ...taxesWire(invoice),
    total: paiseToRupees(invoice.totalPaise),
    credited: paiseToRupees(creditedPaise),
    paid: paiseToRupees(paidPaise),
    due: paiseToRupees(duePaise),
    e_invoice: eInvoice
      ? {
          ...wireFields(eInvoice, ['irn', 'ackNo', 'signedQr']),
          ack_at: eInvoice.ackAt.toISOString(),
        }
      : null,
    credit_notes: notes.map((note) => ({
      ...wireFields(note, ['id', 'number', 'reason']),
      ...(note.reasonHi && { reason_hi: note.reasonHi }),
      date: note.day,
      total: paiseToRupees(note.totalPaise),
    })),
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

function lineWire(line: InvoiceLineRow): InvoiceLineWire {
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
function hsnSums(lines: readonly InvoiceLineRow[]): InvoiceWire['hsn'] {
  const keyOf = ({ hsn, rate }: InvoiceLineRow) => `${hsn} ${rate}`;
  return sumBy(lines, keyOf).map(([key, sums]) => {
    const same = lines.filter((line) => keyOf(line) === key);
    const [hsn = '', rate = '0'] = key.split(' ');
    const units = same.reduce((total, line) => total + unitsOf(line), 0);
    return { hsn, rate: Number(rate) / 100, units, ...taxesWire(sums) };
  });
}
