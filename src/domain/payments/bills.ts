/** What a customer owes beside invoices: bills of before these books, and what a bounced cheque is charged with. */
export const billKinds = ['opening', 'charge'] as const;

export type BillKind = (typeof billKinds)[number];
