import type { ParsedConsoleInput } from '#contract/console/index.ts';
import type { InvoiceRowWire } from '#contract/console/invoices.ts';
import type { BillingInfoWire } from '#contract/order.ts';
import { wireFields } from '#contract/wire-fields.ts';
import { paiseToRupees } from '#domain/money/money.ts';
import { defineList, newestFirst } from '#server/console/define-list.ts';
import {
  countCreditNotes,
  countInvoices as countOnlyInvoices,
  type PaperSearch,
  searchCreditNotes,
  searchInvoices,
} from '#server/queries/invoices/paper-list.ts';

type Filter = Omit<PaperSearch, 'limit' | 'beforeId'> & { paper: 'invoice' | 'credit-note' };

function filterOf(input: ParsedConsoleInput<'countInvoices'>): Filter {
  const { q, paper, kind, from, to, due, customer_id } = input;
  return { words: q, paper, kind, from, to, due: due !== undefined, customerId: customer_id };
}

const readInvoices = newestFirst<PaperSearch, InvoiceRow, InvoiceRowWire>(
  searchInvoices,
  ({ id }) => id,
  (row) => ({
    ...sharedWire(row),
    ...{ paper: 'invoice', kind: row.kind, of_invoice: '', reason: '' },
    due: paiseToRupees(Math.max(row.totalPaise - row.creditedPaise - row.paidPaise, 0)),
  }),
);

const readCreditNotes = newestFirst<PaperSearch, NoteRow, InvoiceRowWire>(
  searchCreditNotes,
  ({ id }) => id,
  (row) => ({
    ...sharedWire(row),
    ...{ paper: 'credit-note', kind: 'credit-note', of_invoice: row.invoiceNumber, due: 0 },
    reason: row.reason,
  }),
);

type InvoiceRow = Awaited<ReturnType<typeof searchInvoices>>[number];
type NoteRow = Awaited<ReturnType<typeof searchCreditNotes>>[number];

function sharedWire(row: InvoiceRow | NoteRow) {
  const buyer = row.buyer as BillingInfoWire; // `as`: written by issueInvoice alone
  return {
    ...wireFields(row, ['id', 'number', 'orderId', 'customerId']),
    date: row.day,
    ...{ firm_name: buyer.firmName, gstin: buyer.gst },
    taxable: paiseToRupees(row.taxablePaise),
    tax: paiseToRupees(row.cgstPaise + row.sgstPaise + row.igstPaise),
    total: paiseToRupees(row.totalPaise),
  };
}

const papers = defineList({
  rows: 'invoices',
  filterOf,
  count: (db, filter: Filter, most) =>
    filter.paper === 'invoice'
      ? countOnlyInvoices(db, filter, most)
      : countCreditNotes(db, filter, most),
  states: { invoice: { paper: 'invoice' }, 'credit-note': { paper: 'credit-note' } },
  readPage: (caller, filter: Filter, at) =>
    filter.paper === 'invoice'
      ? readInvoices(caller, filter, at)
      : readCreditNotes(caller, filter, at),
});

export const listInvoices = papers.list;
export const countInvoices = papers.count;
export const exportInvoices = papers.export('invoices', [
  ...(['number', 'date', 'kind', 'of_invoice', 'order_id', 'firm_name', 'gstin'] as const),
  ...(['taxable', 'tax', 'total', 'due', 'reason'] as const),
]);
