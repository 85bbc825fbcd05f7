import type { PaymentMethod } from './payments.ts';
import { receiptKinds } from './receipts.ts';

/**
 * The papers of a customer's account. `order`: delivered before the shop kept invoices; `bill`: of before these books;
 * `charge`: for a cheque that was returned; `opening`: what the shop owed him before these books.
 */
export const ledgerPapers = [
  ...(['invoice', 'credit-note', 'order', 'bill', 'charge'] as const),
  ...receiptKinds,
] as const;

export type LedgerPaper = (typeof ledgerPapers)[number];

export type EntryFacts = {
  paper: LedgerPaper;
  /** Of the paper; '': it has none. */
  number: string;
  /** The only order that it is about. */
  orderId: number | null;
  method: PaymentMethod | null;
};

export type EntryWords = {
  papers: Readonly<Record<LedgerPaper, string>>;
  methods: Readonly<Record<PaymentMethod, string>>;
  order: (id: number) => string;
  /** Of an order without an invoice. */
  oldOrder: (id: number) => string;
};

/** What an entry of the account is about, as its reader is told: "Paid, UPI, order #31, RCT/26-27/000007". */
export function entryText({ paper, number, orderId, method }: EntryFacts, t: EntryWords): string {
  if (paper === 'order' && orderId !== null) return t.oldOrder(orderId);
  const isMoney = receiptKinds.some((kind) => kind === paper);
  const how = method && paper !== 'bounce' ? t.methods[method] : '';
  const order = orderId === null ? '' : t.order(orderId);
  const name = isMoney ? t.papers[paper] : `${t.papers[paper]} ${number}`.trim();
  return [name, how, order, isMoney ? number : ''].filter((part) => part !== '').join(', ');
}
