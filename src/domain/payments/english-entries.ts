import type { EntryWords } from './entries.ts';
import { methodNames } from './payments.ts';

export const englishEntries: EntryWords = {
  papers: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    order: 'Order',
    bill: 'Bill',
    charge: 'Charge',
    receipt: 'Paid',
    refund: 'Given back',
    bounce: 'Cheque returned unpaid',
    'write-off': 'Written off',
    opening: 'Credit from before',
  },
  methods: methodNames,
  order: (id) => `order #${id}`,
  oldOrder: (id) => `Order #${id}, before invoices`,
};
