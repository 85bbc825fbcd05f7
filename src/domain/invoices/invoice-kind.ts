import type { TaxRate } from '#domain/tax/invoice-tax.ts';
import type { GstMode } from '#domain/tax/place-of-supply.ts';

export const invoiceKinds = ['tax-invoice', 'bill-of-supply', 'bill'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** For whom a copy is (rule 48). */
export const invoiceCopies = ['original', 'duplicate', 'triplicate'] as const;
export type InvoiceCopy = (typeof invoiceCopies)[number];

/** What a shop may write: who charges no GST, or sells only what is exempt, writes a bill of supply (s. 31 (3) (c)). */
export function invoiceKind(mode: GstMode, rates: readonly TaxRate[]): InvoiceKind {
  if (mode === 'unregistered') return 'bill';
  if (mode === 'composition') return 'bill-of-supply';
  return rates.every((rate) => rate === 0) ? 'bill-of-supply' : 'tax-invoice';
}

/** From here on the paper of a buyer without GSTIN names him, his address and his State (rule 46 (e)). */
export const namedBuyerPaise = 50_000_00;

type Buyer = { gstin: string; name: string; address: string; state: string };

export function lacksBuyerDetails(totalPaise: number, buyer: Buyer): boolean {
  if (buyer.gstin !== '' || totalPaise < namedBuyerPaise) return false;
  return [buyer.name, buyer.address, buyer.state].some((text) => text.trim() === '');
}
