/**
 * The accounts of the shop's books. `receivable` is what customers owe, one account each; `opening` is what was
 * delivered, and what customers owed, before papers were kept. `cheque` are those in hand, `charges` what the shop
 * asks for a cheque that bounced, `cash-difference` what was more or less than counted in the evening. Amounts above
 * zero are debits, below zero credits.
 */
export const ledgerAccounts = [
  ...(['receivable', 'sales', 'cgst', 'sgst', 'igst'] as const),
  ...(['cash', 'upi', 'cheque', 'bank', 'opening'] as const),
  ...(['charges', 'write-offs', 'cash-difference'] as const),
] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];
