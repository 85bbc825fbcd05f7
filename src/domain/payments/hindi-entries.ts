import type { EntryWords } from './entries.ts';

export const hindiEntries: EntryWords = {
  papers: {
    invoice: 'बिल',
    'credit-note': 'क्रेडिट नोट',
    order: 'ऑर्डर',
    bill: 'पुराना बिल',
    charge: 'चेक बाउंस का चार्ज',
    receipt: 'पैसे दिए',
    refund: 'पैसे लौटाए गए',
    bounce: 'चेक बाउंस',
    'write-off': 'माफ़ किया',
    opening: 'पहले की जमा',
  },
  methods: { cash: 'नकद', upi: 'UPI से', cheque: 'चेक से', bank: 'बैंक से' },
  order: (id) => `ऑर्डर #${id}`,
  oldOrder: (id) => `ऑर्डर #${id}, बिल शुरू होने से पहले का`,
};
