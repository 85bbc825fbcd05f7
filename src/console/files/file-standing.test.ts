import { expect, test } from 'vitest';
import { standingOf } from './file-standing.ts';

const none = { rows: 0, added: 0, changed: 0, wrong: 0 };

test.each([
  ['ready', { state: 'checked', rows: 9, changed: 1 }],
  ['ready', { state: 'checked', rows: 9, added: 1 }],
  ['nothing', { state: 'checked', rows: 9 }],
  ['wrong', { state: 'checked', rows: 9, changed: 1, wrong: 2 }],
  // Only the header was looked at.
  ['unreadable', { state: 'checked', wrong: 1 }],
  ['unreadable', { state: 'refused' }],
  ['failed', { state: 'failed' }],
  ['applied', { state: 'applied', rows: 9, changed: 9 }],
  ['undoing', { state: 'undoing', rows: 9, changed: 9 }],
] as const)('a file is %s: %o', (standing, facts) => {
  expect(standingOf({ ...none, ...facts })).toBe(standing);
});
