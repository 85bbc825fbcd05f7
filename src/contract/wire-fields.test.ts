import { expect, test } from 'vitest';
import { columnFields, wireFields } from './wire-fields.ts';

const row = {
  id: 4,
  firmName: 'Negi General Store',
  pinHash: 'secret',
  createdAt: new Date('2026-10-02T09:30:00Z'),
  doneAt: null as Date | null,
};

test('columns go out under the names of the wire, times in ISO 8601, and no others', () => {
  expect(wireFields(row, ['id', 'firmName', 'createdAt', 'doneAt'])).toEqual({
    ...{ id: 4, firm_name: 'Negi General Store' },
    ...{ created_at: '2026-10-02T09:30:00.000Z', done_at: null },
  });
});

test('fields of the wire become columns, and no others', () => {
  const given = { firm_name: 'Negi', gst_number: '', id: 4, version: 2 };
  expect(columnFields(given, ['firmName', 'gstNumber'])).toEqual({
    ...{ firmName: 'Negi', gstNumber: '' },
  });
});
