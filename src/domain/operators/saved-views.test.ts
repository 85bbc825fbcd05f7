import { expect, test } from 'vitest';
import { viewQuery } from './saved-views.ts';

test.each([
  ['', ''],
  ['?', ''],
  ['?status=active&cursor=31', 'status=active'],
  ['unpaid=1&from=2026-10-01', 'from=2026-10-01&unpaid=1'],
  ['?q=Negi+%26+Sons', 'q=Negi+%26+Sons'],
])('%s is kept as %s', (search, kept) => {
  expect(viewQuery(search)).toBe(kept);
});
