import { expect, test } from 'vitest';
import { standingOf } from './file-standing.ts';

const none = { rows: 0, added: 0, changed: 0, wrong: 0, sum: null, control_sum: null };

test.each([
  ['ready', { state: 'checked', rows: 9, changed: 1 }],
  ['ready', { state: 'checked', rows: 9, added: 1 }],
  ['nothing', { state: 'checked', rows: 9 }],
  ['wrong', { state: 'checked', rows: 9, changed: 1, wrong: 2 }],
  ['ready', { state: 'checked', rows: 9, added: 9, sum: 4.5, control_sum: 4.5 }],
  ['sum-differs', { state: 'checked', rows: 9, added: 9, sum: 4.5, control_sum: 4 }],
  ['wrong', { state: 'checked', rows: 9, wrong: 1, sum: 4.5, control_sum: 4 }],
  ['applied', { state: 'applied', rows: 9, added: 9, sum: 4.5, control_sum: 4.5 }],
  // Only the header was looked at.
  ['unreadable', { state: 'checked', wrong: 1 }],
  ['unreadable', { state: 'refused' }],
  ['failed', { state: 'failed' }],
  ['applied', { state: 'applied', rows: 9, changed: 9 }],
  ['undoing', { state: 'undoing', rows: 9, changed: 9 }],
] as const)('a file is %s: %o', (standing, facts) => {
  expect(standingOf({ ...none, ...facts })).toBe(standing);
});
