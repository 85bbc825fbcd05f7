/**
 * The accounts of the shop's books. `receivable` is what customers owe, one account each; `opening` is what was
 * delivered before invoices were kept. Amounts above zero are debits, below zero credits.
 */
export const ledgerAccounts = [
  ...(['receivable', 'sales', 'cgst', 'sgst', 'igst'] as const),
  ...(['cash', 'upi', 'cheque', 'bank', 'opening'] as const),
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];
