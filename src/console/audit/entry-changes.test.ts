import { expect, test } from 'vitest';
import { actionWords } from './action-words.ts';
import { entryChanges } from './entry-changes.ts';

const entry = {
  ...{
    id: 1,
    at: '2026-10-02T09:30:00.000Z',
    operator: null,
    address: '',
    action: '',
    subject: '',
    part_of: null,
  },
};

test('shows what differs in the words of the screens, with a dash for what was not there', () => {
  const before = { role: 'packer', name: 'Ravi', tags: ['a'], status: 'active', paid: 0 };
  const after = {
    ...{ role: 'staff', name: 'Ravi', tags: ['b'], status: 'out_for_delivery', paid: 1250.5 },
    ...{ shop_no: '4', blocked: true, lines: [{ id: 7, variant_qty: 2 }] },
  };
  expect(entryChanges({ ...entry, before, after })).toEqual([
    { field: 'Role', before: 'Packer', after: 'Staff' },
    { field: 'Tags', before: 'a', after: 'b' },
    { field: 'Status', before: 'Active', after: 'On the way' },
    { field: 'Paid', before: '₹0.00', after: '₹1,250.50' },
    { field: 'Shop no', before: '–', after: '4' },
    { field: 'Blocked', before: '–', after: 'Yes' },
    { field: 'Packs of lines', before: '–', after: 'line 7: 2 packs' },
  ]);
});

test('what was taken out reads as its filters, its orders and how many rows', () => {
  const status = ['active', 'out_for_delivery'];
  const after = { id: 5, q: 'negi', ids: [31, 32], status, cities: [], min_total: 500, rows: 2 };
  expect(entryChanges({ ...entry, before: {}, after })).toEqual([
    { field: 'Search words', before: '–', after: 'negi' },
    { field: 'Numbers', before: '–', after: '31, 32' },
    { field: 'Status', before: '–', after: 'Active, On the way' },
    { field: 'Total from', before: '–', after: '₹500.00' },
    { field: 'Rows', before: '–', after: '2' },
  ]);
});

test('times, days and fields read as screens say them', () => {
  const after = { field: 'best_pick', send_at: '2026-12-01T04:30:00.000Z', to: '2026-10-02' };
  expect(entryChanges({ ...entry, before: {}, after: { ...after, text: '2026-10' } })).toEqual([
    { field: 'Field', before: '–', after: 'Best pick' },
    { field: 'Send at', before: '–', after: '1 December 2026, 10:00 am' },
    { field: 'To', before: '–', after: '2 October 2026' },
    { field: 'Text', before: '–', after: '2026-10' },
  ]);
});

test('signing in has nothing to add to its name', () => {
  expect(entryChanges({ ...entry, before: {}, after: { signed_in: true } })).toEqual([]);
});

test('an action reads as what was done, or as its own name', () => {
  expect(actionWords('saveOperator')).toBe('Saved an operator');
  expect(actionWords('doSomethingNew')).toBe('Do something new');
});
