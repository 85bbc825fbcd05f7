import type { InvoiceKind } from '#domain/invoices/invoice-kind.ts';
import { addDays, countDays } from '#domain/reports/report-periods.ts';
import type { Tax, TaxRate } from '#domain/tax/invoice-tax.ts';
import type { GstMode } from '#domain/tax/place-of-supply.ts';

/** An invoice or a credit note, in the words of the portal. */
export const eInvoiceTypes = ['INV', 'CRN'] as const;
export type EInvoiceType = (typeof eInvoiceTypes)[number];

export type EInvoiceParty = {
  name: string;
  address: string;
  city: string;
  pincode: string;
  /** A State of India. */
  state: string;
  gstin: string;
  phone: string;
  email: string;
};

export type EInvoiceLine = Tax & {
  name: string;
  hsn: string;
  units: number;
  uqc: string;
  rate: TaxRate;
  /** Its part of the coupon, with GST; a credit note's lines have none of their own. */
  discountPaise: number;
  taxablePaise: number;
};

/** What the portal asks of a paper. */
export type EInvoicePaper = {
  type: EInvoiceType;
  number: string;
  /** In India: 2026-10-04. */
  day: string;
  seller: EInvoiceParty;
  buyer: EInvoiceParty;
  placeOfSupply: string;
  lines: readonly EInvoiceLine[];
  totalPaise: number;
  /** The invoice that a credit note takes back. */
  original?: { number: string; day: string } | undefined;
};

/** Rule 48 (4): tax invoices to registered buyers, and what takes them back; a bill of supply needs none. */
export function needsEInvoice(invoice: {
  kind: InvoiceKind;
  gstMode: GstMode;
  buyerGstin: string;
}): boolean {
  return (
    invoice.gstMode === 'regular' && invoice.kind === 'tax-invoice' && invoice.buyerGstin !== ''
  );
}

/** The portal takes a paper for 30 days after its date, of those above ₹10 crore. */
const daysToReport = 30;

/** Below zero: it is late. */
export function daysLeft(day: string, today: string): number {
  return countDays({ from: today, to: addDays(day, daysToReport) }) - 1;
}
