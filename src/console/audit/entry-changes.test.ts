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
  },
};

test('shows what differs, with a dash for what was not there', () => {
  const before = { role: 'packer', name: 'Ravi', tags: ['a'] };
  const after = { role: 'staff', name: 'Ravi', tags: ['b'], shop_no: '4' };
  expect(entryChanges({ ...entry, before, after })).toEqual([
    { field: 'role', before: 'packer', after: 'staff' },
    { field: 'tags', before: '["a"]', after: '["b"]' },
    { field: 'shop no', before: '–', after: '4' },
  ]);
});

test('an action’s name reads as words', () => {
  expect(actionWords('saveOperator')).toBe('Save operator');
});
