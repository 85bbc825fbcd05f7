import { expect, test } from 'vitest';
import { englishEntries } from './english-entries.ts';
import { type EntryFacts, entryText, ledgerPapers } from './entries.ts';
import { hindiEntries } from './hindi-entries.ts';

const entry = (facts: Partial<EntryFacts>): EntryFacts => ({
  ...{ paper: 'receipt', number: 'RCT/26-27/000007', orderId: null, method: 'upi' },
  ...facts,
});

test.each<[Partial<EntryFacts>, string]>([
  [{}, 'Paid, UPI, RCT/26-27/000007'],
  [{ orderId: 31, number: '' }, 'Paid, UPI, order #31'],
  [{ paper: 'invoice', number: 'INV/1', orderId: 31, method: null }, 'Invoice INV/1, order #31'],
  [{ paper: 'order', number: '', orderId: 31, method: null }, 'Order #31, before invoices'],
  [{ paper: 'bounce', number: '', method: 'cheque' }, 'Cheque returned unpaid'],
  [{ paper: 'charge', number: 'CHQ-7', method: null }, 'Charge CHQ-7'],
])('%o is told as %s', (facts, text) => {
  expect(entryText(entry(facts), englishEntries)).toBe(text);
});

test('every paper has a name in both languages', () => {
  for (const paper of ledgerPapers) {
    const facts = entry({ paper, orderId: 31, method: null });
    expect(entryText(facts, englishEntries)).toMatch(/[A-Z]/);
    expect(entryText(facts, hindiEntries)).toMatch(/\p{Script=Devanagari}/u);
  }
});
