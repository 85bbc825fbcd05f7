import type { InvoiceRowWire } from '#contract/console/invoices.ts';

export const invoiceListTexts = {
  title: 'Invoices',
  search: 'Search',
  searchHint: 'Number, order, firm, GSTIN',
  papers: 'Papers',
  paper: { invoice: 'Invoices', 'credit-note': 'Credit notes' },
  kind: 'Kind',
  anyKind: 'Every kind',
  kinds: {
    'tax-invoice': 'Tax invoice',
    'bill-of-supply': 'Bill of supply',
    bill: 'Bill',
    'credit-note': 'Credit note',
  } satisfies Record<InvoiceRowWire['kind'], string>,
  from: 'From',
  to: 'Until',
  due: 'Due',
  onlyDue: 'Only what is due',
  number: 'Number',
  date: 'Date',
  firm: 'Firm',
  order: 'Order',
  orderNumber: (id: number) => `#${id}`,
  taxable: 'Taxable',
  tax: 'GST',
  total: 'Total',
  open: (number: string) => `${number} as a PDF`,
  ofInvoice: (number: string, reason: string) => `of ${number}: ${reason}`,
  noneFound: 'No paper fits these filters.',
  noneYet: 'An order gets its invoice when it is sent out.',
};

export const shareInvoiceTexts = {
  share: 'Share by a link',
  title: (number: string) => `Invoice ${number}`,
  close: 'Close',
  whoever: (day: string) =>
    `Whoever has this link can open the invoice, without signing in, until ${day}.`,
  text: (number: string, amount: string) => `Invoice ${number}: ${amount}`,
  whatsApp: 'To the customer’s WhatsApp',
  mail: 'By e-mail',
  stop: 'Stop sharing',
  stopped: 'No link opens this invoice any more.',
};
